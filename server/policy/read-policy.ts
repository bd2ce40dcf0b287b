// Reads the site policy of a release, and caches it until a new release replaces it.
import { join } from 'node:path';
import { type SitePolicy, sitePolicyFile, sitePolicySchema } from '../../contract/site-policy.ts';
import { createReleaseFileCache, readReleaseJson } from '../release-files.ts';
import { createResponseHeaderLookup, type HttpHeaders } from './headers.ts';

/** @returns `undefined` for a release that was built before policies existed. @throws if the file is malformed */
export const readSitePolicy = (releaseFolder: string): Promise<SitePolicy | undefined> =>
  readReleaseJson(releaseFolder, sitePolicyFile, sitePolicySchema);

/** The headers of the current release, by file. */
export const createReleaseHeaderReader = (
  releaseFolder: string,
  framedBy?: string,
): (() => Promise<(file?: string) => HttpHeaders>) =>
  createReleaseFileCache(join(releaseFolder, sitePolicyFile), async () =>
    createResponseHeaderLookup(await readSitePolicy(releaseFolder), framedBy),
  );
