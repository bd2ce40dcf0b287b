// Reads the policy of a release, again whenever a new release has replaced it. Called by the host for every request and by
// the release step.
import { join } from 'node:path';
import { type SitePolicy, sitePolicyFile, sitePolicySchema } from '../../contract/site-policy.ts';
import { createReleaseFileReader, readReleaseJson } from '../release-files.ts';
import { createHeaderTable, type Headers } from './headers.ts';

/** @returns `undefined` for a release that was built before there was a policy. @throws when it is malformed */
export const readPolicy = (releaseFolder: string): Promise<SitePolicy | undefined> =>
  readReleaseJson(releaseFolder, sitePolicyFile, sitePolicySchema);

/** The headers of the release that is in the folder now, by file. */
export const createHeaderReader = (
  releaseFolder: string,
  framedBy?: string,
): (() => Promise<(file?: string) => Headers>) =>
  createReleaseFileReader(join(releaseFolder, sitePolicyFile), async () =>
    createHeaderTable(await readPolicy(releaseFolder), framedBy),
  );
