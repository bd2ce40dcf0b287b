// The folder of a site's releases: lists them, determines the live one, and removes what a killed build left behind.
import { lstat, mkdir, readdir, readFile, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type LockWaitOptions, releaseProcessLock, waitForProcessLock } from '../process-lock.mjs';
import { rootFolder } from '../setup.mjs';
import { selectReleasesToKeep, parseReleaseTimeMs } from './release-retention.ts';

/** The link to the live release. */
export const currentReleaseLinkName = 'current';
const lockName = '.lock';
/** Metadata of a release. Hidden, so never served. */
const noteName = '.release.json';

const releaseNoteSchema = z.object({
  pageCount: z.number(),
  fileCount: z.number(),
  /** Size of the release's own files, excluding compressed variants and carried files. */
  totalBytes: z.number(),
  /** For a restored release: the release that was built originally. */
  restoredFrom: z.string().optional(),
});

export type ReleaseMetadata = z.infer<typeof releaseNoteSchema>;

/**
 * Runs `work` while no other process creates or restores a release of this site, after removing what a killed process
 * left behind. The lock is not held while pages are rendered, so that a rollback does not wait for a build.
 */
export const withReleasesFolderLock = async <T>(
  releasesFolder: string,
  waiting: LockWaitOptions,
  work: () => Promise<T>,
): Promise<T> => {
  await mkdir(releasesFolder, { recursive: true });
  const lockFile = join(releasesFolder, lockName);
  await waitForProcessLock(lockFile, waiting);
  try {
    await removeLeftOvers(releasesFolder);
    return await work();
  } finally {
    releaseProcessLock(lockFile);
  }
};

/** Folder of the releases of a site, or of its previews. */
export const toReleasesFolder = (siteName: string): string => join(rootFolder, '.releases', siteName);

/** The folder that a host serves; it does not exist before the first release. */
export const toCurrentReleaseFolder = (siteName: string): string =>
  join(toReleasesFolder(siteName), currentReleaseLinkName);

export const readCurrentReleaseName = async (releasesFolder: string): Promise<string | undefined> => {
  return readlink(join(releasesFolder, currentReleaseLinkName)).catch(() => undefined);
};

/** Sorted, oldest first. */
export const readReleaseNames = async (releasesFolder: string): Promise<string[]> => {
  const entries = await readdir(releasesFolder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && parseReleaseTimeMs(entry.name) !== undefined)
    .map(({ name }) => name)
    .sort();
};

/** The folder in which a release is written. Its name is neither served nor listed. */
export const toReleaseDraftFolder = (releasesFolder: string, name: string): string =>
  join(releasesFolder, `.draft-${name}`);

/** Turns the draft into a release and makes it live atomically. */
export const activateReleaseFolder = async (releasesFolder: string, name: string): Promise<void> => {
  await rename(toReleaseDraftFolder(releasesFolder, name), join(releasesFolder, name));
  const nextLink = join(releasesFolder, `.next-${name}`);
  await symlink(name, nextLink);
  await rename(nextLink, join(releasesFolder, currentReleaseLinkName));
};

/** Removes releases that no longer have to be kept. `name` is the release to which a build is about to switch. */
export const removeOldReleases = async (releasesFolder: string, name: string, keptDays?: number): Promise<void> => {
  const names = await readReleaseNames(releasesFolder);
  const kept = new Set([
    ...selectReleasesToKeep([...names, name], Date.now(), keptDays),
    await readCurrentReleaseName(releasesFolder),
  ]);
  for (const old of names) if (!kept.has(old)) await rm(join(releasesFolder, old), { recursive: true, force: true });
};

/** Returns `undefined` for a release of an older version, which has no metadata. */
export const readReleaseMetadata = async (releaseFolder: string): Promise<ReleaseMetadata | undefined> => {
  const text = await readFile(join(releaseFolder, noteName), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : releaseNoteSchema.parse(JSON.parse(text));
};

export const writeReleaseMetadata = async (releaseFolder: string, note: ReleaseMetadata): Promise<void> => {
  // In a restored release, this file is a link to that of the original release.
  await rm(join(releaseFolder, noteName), { force: true });
  await writeFile(join(releaseFolder, noteName), JSON.stringify(note));
};

/** Removes drafts and links of a killed build or rollback, and a release that was finished but never went live. */
const removeLeftOvers = async (releasesFolder: string): Promise<void> => {
  const current = (await readCurrentReleaseName(releasesFolder)) ?? '';
  for (const name of await readdir(releasesFolder)) {
    const isTemporary = name.startsWith('.') && !name.startsWith(lockName);
    const isUnswitched = parseReleaseTimeMs(name) !== undefined && name > current;
    if (!isTemporary && !isUnswitched) continue;
    const path = join(releasesFolder, name);
    if (isTemporary || (await lstat(path)).isDirectory()) await rm(path, { recursive: true, force: true });
  }
};
