// Gives each project its own `.cache` and `public`: Gatsby knows only one pair at the root, so the pair of the
// project at hand is moved there by renaming and the other one is put aside. Called by build-site and dev.
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentSyncMarkerFile } from '../../contract/publishing/build-failure.ts';
import { readHolder, releaseLock, takeLock } from '../process-lock.mjs';
import { waitForLock, type Waiting } from './release-folders.ts';

const folders = ['.cache', 'public'];

/** Someone else builds or edits in this checkout at the moment. */
export class WorkspaceError extends Error {}

export interface Workspace {
  /** Lets the next build in; the project's folders stay in place until another project needs the root. */
  release(): Promise<void>;
}

export interface WorkspaceOptions {
  /** Forgets what earlier builds of that name left. */
  empty?: boolean;
  /** The first build of a name begins with a copy of what this other one left: much faster than with nothing. */
  startsFrom?: string | undefined;
  /** Waits while another process holds the root, instead of failing. */
  waiting?: Waiting | undefined;
}

/**
 * Puts the named project's `.cache` and `public` into place and keeps other builds of this checkout out.
 * Throws {@link WorkspaceError} while another process holds the root, unless it is to wait.
 */
export const createWorkspace = async (
  rootFolder: string,
  name: string,
  { empty = false, startsFrom, waiting }: WorkspaceOptions = {},
): Promise<Workspace> => {
  const shelf = join(rootFolder, '.data', 'site');
  await mkdir(shelf, { recursive: true });
  const lockFile = join(shelf, 'lock');
  if (waiting) await waitForLock(lockFile, waiting);
  else keepOthersOut(lockFile);
  try {
    if (empty) await removeFolders(rootFolder, shelf, name);
    if (startsFrom !== undefined) await copyFolders(rootFolder, shelf, startsFrom, name);
    await changeOwner(rootFolder, shelf, name);
  } catch (error) {
    releaseLock(lockFile);
    throw error;
  }
  const release = () => {
    releaseLock(lockFile);
    return Promise.resolve();
  };
  return { release };
};

const removeFolders = async (rootFolder: string, shelf: string, name: string): Promise<void> => {
  const place = (await readOwner(shelf)) === name ? rootFolder : join(shelf, name);
  for (const folder of folders) await rm(join(place, folder), { recursive: true, force: true });
};

/** Copies what one name left for another that has nothing yet. Real copies: Gatsby writes into its files. */
const copyFolders = async (rootFolder: string, shelf: string, from: string, to: string): Promise<void> => {
  const owner = await readOwner(shelf);
  const place = owner === from ? rootFolder : join(shelf, from);
  const target = join(shelf, to);
  const isNeeded = owner !== to && !folders.some((folder) => existsSync(join(target, folder)));
  if (!isNeeded || !folders.every((folder) => existsSync(join(place, folder)))) return;
  const draft = `${target}.copying`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  for (const folder of folders) {
    // The times tell whether the build that left them came to its end (removeBrokenOff).
    await cp(join(place, folder), join(draft, folder), { recursive: true, preserveTimestamps: true });
  }
  // The cache last: without it a build is slow, with a cache alone it would take pages for made that are not there.
  for (const folder of folders.toReversed()) await rename(join(draft, folder), join(target, folder));
  await rm(draft, { recursive: true });
};

const changeOwner = async (rootFolder: string, shelf: string, name: string): Promise<void> => {
  const owner = await readOwner(shelf);
  if (owner === name) return;
  // Folders without a known owner come from a Gatsby run by hand: nobody can tell whose content they hold.
  const place = owner === undefined ? undefined : join(shelf, owner);
  for (const folder of folders) {
    const inUse = join(rootFolder, folder);
    if (!existsSync(inUse)) continue;
    if (place === undefined) {
      await rm(inUse, { recursive: true, force: true });
      continue;
    }
    await mkdir(place, { recursive: true });
    await rm(join(place, folder), { recursive: true, force: true });
    await rename(inUse, join(place, folder));
  }
  // Between here and the last rename the folders belong to nobody; an interruption costs a cold build, not a mixture.
  await rm(join(shelf, 'owner'), { force: true });
  for (const folder of folders) {
    const kept = join(shelf, name, folder);
    if (existsSync(kept)) await rename(kept, join(rootFolder, folder));
  }
  await writeFile(join(shelf, 'owner'), name);
};

const readOwner = async (shelf: string): Promise<string | undefined> => {
  const file = join(shelf, 'owner');
  return existsSync(file) ? (await readFile(file, 'utf8')).trim() : undefined;
};

const keepOthersOut = (lockFile: string): void => {
  if (takeLock(lockFile)) return;
  const holder = readHolder(lockFile);
  throw new WorkspaceError(
    `Another command builds or edits the site in this folder${holder === undefined ? '' : ` (process ${holder})`}. ` +
      'Wait for it or end it, then run this one again.',
  );
};

/** Gatsby writes it whole, once all pages' data are known and once more at the end. */
const savedState = '.cache/redux/redux.rest.state';

/** Removes what such a build left, cache and pages. Resolves to whether there was one. */
export const removeBrokenOff = async (rootFolder: string): Promise<boolean> => {
  const [mark, state] = await Promise.all(
    [contentSyncMarkerFile, savedState].map((file) => readTimeMs(join(rootFolder, file))),
  );
  if (mark === undefined || (state !== undefined && state > mark)) return false;
  for (const folder of ['.cache', 'public']) await rm(join(rootFolder, folder), { recursive: true, force: true });
  return true;
};

const readTimeMs = async (file: string): Promise<number | undefined> => {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  );
};
