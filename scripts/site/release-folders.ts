// The folder of a site's releases: which there are, which is live, and what a killed build has left. Called by the
// steps that make, restore and list releases.
import { lstat, mkdir, readdir, readFile, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { readHolder, releaseLock, takeLock } from '../process-lock.mjs';
import { rootFolder } from '../setup.mjs';
import { planKeptReleases, toReleaseTimeMs } from './kept-releases.ts';

/** The link that leads to the live release. */
export const currentName = 'current';
const lockName = '.lock';
/** Hidden, so never served: what is to be known of a release. */
const noteName = '.release.json';

const releaseNoteSchema = z.object({
  pageCount: z.number(),
  fileCount: z.number(),
  /** Of its own files, neither twins nor carried ones. */
  totalBytes: z.number(),
  /** The release that was built, where this one brings it back. */
  restoredFrom: z.string().optional(),
});

export type ReleaseNote = z.infer<typeof releaseNoteSchema>;

/**
 * Runs the work while nobody else makes or restores a release of this site; left-overs of a killed one are gone before.
 * Not held while pages are rendered, so that a rollback does not wait for a build.
 */
export const withReleases = async <T>(releasesFolder: string, waiting: Waiting, work: () => Promise<T>): Promise<T> => {
  await mkdir(releasesFolder, { recursive: true });
  const lockFile = join(releasesFolder, lockName);
  await waitForLock(lockFile, waiting);
  try {
    await removeLeftOvers(releasesFolder);
    return await work();
  } finally {
    releaseLock(lockFile);
  }
};

/** Of a site, or of its previews. */
export const toReleasesFolder = (siteName: string): string => join(rootFolder, '.releases', siteName);

/** What a host serves of a site; not there before its first release. */
export const toReleaseFolder = (siteName: string): string => join(toReleasesFolder(siteName), currentName);

export const readCurrentName = async (releasesFolder: string): Promise<string | undefined> => {
  return readlink(join(releasesFolder, currentName)).catch(() => undefined);
};

/** Oldest first. */
export const readReleaseNames = async (releasesFolder: string): Promise<string[]> => {
  const entries = await readdir(releasesFolder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && toReleaseTimeMs(entry.name) !== undefined)
    .map(({ name }) => name)
    .sort();
};

/** Where a release is written; under a name that nothing serves or lists. */
export const toDraftFolder = (releasesFolder: string, name: string): string => join(releasesFolder, `.draft-${name}`);

/** Makes the draft a release and the live one, in one step for whoever serves it. */
export const publishDraft = async (releasesFolder: string, name: string): Promise<void> => {
  await rename(toDraftFolder(releasesFolder, name), join(releasesFolder, name));
  const nextLink = join(releasesFolder, `.next-${name}`);
  await symlink(name, nextLink);
  await rename(nextLink, join(releasesFolder, currentName));
};

/** Removes what is not kept beside the release of this name, which a build is about to switch to. */
export const removeOldReleases = async (releasesFolder: string, name: string, keptDays?: number): Promise<void> => {
  const names = await readReleaseNames(releasesFolder);
  const kept = new Set([
    ...planKeptReleases([...names, name], Date.now(), keptDays),
    await readCurrentName(releasesFolder),
  ]);
  for (const old of names) if (!kept.has(old)) await rm(join(releasesFolder, old), { recursive: true, force: true });
};

/** `undefined` for a release of before there were notes. */
export const readReleaseNote = async (releaseFolder: string): Promise<ReleaseNote | undefined> => {
  const text = await readFile(join(releaseFolder, noteName), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : releaseNoteSchema.parse(JSON.parse(text));
};

export const writeReleaseNote = async (releaseFolder: string, note: ReleaseNote): Promise<void> => {
  // A restored release has one already, which is a link to that of the release it comes from.
  await rm(join(releaseFolder, noteName), { force: true });
  await writeFile(join(releaseFolder, noteName), JSON.stringify(note));
};

/** Drafts and links of a killed build or rollback, and a release that it finished but did not come to switch to. */
const removeLeftOvers = async (releasesFolder: string): Promise<void> => {
  const current = (await readCurrentName(releasesFolder)) ?? '';
  for (const name of await readdir(releasesFolder)) {
    const isTemporary = name.startsWith('.') && !name.startsWith(lockName);
    const isUnswitched = toReleaseTimeMs(name) !== undefined && name > current;
    if (!isTemporary && !isUnswitched) continue;
    const path = join(releasesFolder, name);
    if (isTemporary || (await lstat(path)).isDirectory()) await rm(path, { recursive: true, force: true });
  }
};

const pollMs = 250;

/** Waits for a lock that another process of this machine holds. */
export interface Waiting {
  /** Called once, and only where there is something to wait for; the process id is for people. */
  onWait?: (holder: number | undefined) => void;
  signal?: AbortSignal | undefined;
}

/** Resolves when this process holds the lock. @throws when the signal is aborted before. */
export const waitForLock = async (lockFile: string, { onWait, signal }: Waiting = {}): Promise<void> => {
  if (takeLock(lockFile)) return;
  onWait?.(readHolder(lockFile));
  do await setTimeout(pollMs, undefined, { ...(signal && { signal }) });
  while (!takeLock(lockFile));
};
