// Which release visitors get, since when: read from the link that a build or a rollback switches, whoever ran it.
// Used by status and metrics.
import { lstat, realpath } from 'node:fs/promises';
import { basename } from 'node:path';

/** @param releaseFolder the link `current`, or a release itself. @returns `undefined` when nothing is there. */
export async function readLiveRelease(releaseFolder: string): Promise<{ release: string; since: string } | undefined> {
  try {
    const [folder, { mtime }] = await Promise.all([realpath(releaseFolder), lstat(releaseFolder)]);
    return { release: basename(folder), since: mtime.toISOString() };
  } catch {
    return undefined;
  }
}
