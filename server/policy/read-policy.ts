// Reads the policy of a release, again whenever a new release has replaced it. Called by the host for every request and by
// the release step.
import { join } from 'node:path';
import { type SitePolicy, sitePolicyFile, sitePolicySchema } from '../../contract/site-policy.ts';
import { createReleaseFileCache, readReleaseJson } from '../release-files.ts';
import { createResponseHeaderLookup, type HttpHeaders } from './headers.ts';

/** @returns `undefined` for a release that was built before there was a policy. @throws when it is malformed */
export const readSitePolicy = (releaseFolder: string): Promise<SitePolicy | undefined> =>
  readReleaseJson(releaseFolder, sitePolicyFile, sitePolicySchema);

/** The headers of the release that is in the folder now, by file. */
export const createReleaseHeaderReader = (
  releaseFolder: string,
  framedBy?: string,
): (() => Promise<(file?: string) => HttpHeaders>) =>
  createReleaseFileCache(join(releaseFolder, sitePolicyFile), async () =>
    createResponseHeaderLookup(await readSitePolicy(releaseFolder), framedBy),
  );
