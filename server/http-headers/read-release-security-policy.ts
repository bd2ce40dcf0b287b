// Reads the site policy of a release, and caches it until a new release replaces it.
import { join } from 'node:path';
import {
  type SiteSecurityPolicy,
  siteSecurityPolicyFile,
  siteSecurityPolicySchema,
} from '../../contract/site-security-policy.ts';
import { createCachedReleaseFileReader, readReleaseJson } from '../read-release-files.ts';
import { createResponseHeaderLookup, type HttpHeaders } from './response-headers.ts';

/** @returns `undefined` for a release built before policies existed. @throws if the file is malformed */
export const readReleaseSecurityPolicy = (releaseFolder: string): Promise<SiteSecurityPolicy | undefined> =>
  readReleaseJson(releaseFolder, siteSecurityPolicyFile, siteSecurityPolicySchema);

/** The headers of the current release, by file. */
export const createReleaseResponseHeaderReader = (
  releaseFolder: string,
  framedBy?: string,
): (() => Promise<(file?: string) => HttpHeaders>) =>
  createCachedReleaseFileReader(join(releaseFolder, siteSecurityPolicyFile), async () =>
    createResponseHeaderLookup(await readReleaseSecurityPolicy(releaseFolder), framedBy),
  );
