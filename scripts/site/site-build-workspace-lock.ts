// Gives each project its own `.cache` and `public`. Gatsby supports only one pair, at the root, so the pair of the
// current project is moved there by renaming and the previous pair is stored.
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentSyncStartMarkerFile } from '../../contract/publishing/build-failure.ts';
import {
  type LockWaitOptions,
  readProcessLockHolder,
  releaseProcessLock,
  acquireProcessLock,
  waitForProcessLock,
} from '../process-lock.mjs';

const folders = ['.cache', 'public'];

/** Another process builds or edits the site in this checkout. */
export class SiteBuildWorkspaceLockedError extends Error {}

export interface SiteBuildWorkspaceLock {
  /** Allows the next build. The project's folders stay in place until another project needs the root. */
  release(): Promise<void>;
}

export interface SiteBuildWorkspaceOptions {
  /** Removes the folders of earlier builds with that name. */
  empty?: boolean;
  /**
   * The first build of a name starts with a copy of this other name's folders, which is much faster than an empty
   * cache.
   */
  startsFrom?: string | undefined;
  /** Waits while another process holds the root, instead of failing. */
  waiting?: LockWaitOptions | undefined;
}

/**
 * Moves the named project's `.cache` and `public` into place and locks out other builds of this checkout.
 * Throws {@link SiteBuildWorkspaceLockedError} while another process holds the root, unless `waiting` is set.
 */
export const acquireSiteBuildWorkspace = async (
  rootFolder: string,
  name: string,
  { empty = false, startsFrom, waiting }: SiteBuildWorkspaceOptions = {},
): Promise<SiteBuildWorkspaceLock> => {
  const storeFolder = join(rootFolder, '.data', 'site');
  await mkdir(storeFolder, { recursive: true });
  const lockFile = join(storeFolder, 'lock');
  if (waiting) await waitForProcessLock(lockFile, waiting);
  else lockOrThrow(lockFile);
  try {
    if (empty) await removeFolders(rootFolder, storeFolder, name);
    if (startsFrom !== undefined) await copyFolders(rootFolder, storeFolder, startsFrom, name);
    await changeOwner(rootFolder, storeFolder, name);
  } catch (error) {
    releaseProcessLock(lockFile);
    throw error;
  }
  const release = () => {
    releaseProcessLock(lockFile);
    return Promise.resolve();
  };
  return { release };
};

const removeFolders = async (rootFolder: string, storeFolder: string, name: string): Promise<void> => {
  const place = (await readOwner(storeFolder)) === name ? rootFolder : join(storeFolder, name);
  for (const folder of folders) await rm(join(place, folder), { recursive: true, force: true });
};

/**
 * Copies the folders of one name for another name that has none. Not hard links, because Gatsby modifies its files in
 * place.
 */
const copyFolders = async (rootFolder: string, storeFolder: string, from: string, to: string): Promise<void> => {
  const owner = await readOwner(storeFolder);
  const place = owner === from ? rootFolder : join(storeFolder, from);
  const target = join(storeFolder, to);
  const isNeeded = owner !== to && !folders.some((folder) => existsSync(join(target, folder)));
  if (!isNeeded || !folders.every((folder) => existsSync(join(place, folder)))) return;
  const draft = `${target}.copying`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  for (const folder of folders) {
    // removeInterruptedBuildFiles compares these times to detect an interrupted build.
    await cp(join(place, folder), join(draft, folder), { recursive: true, preserveTimestamps: true });
  }
  // The cache comes last: without it, a build is slow; with a cache but without pages, Gatsby would treat missing pages
  // as built.
  for (const folder of folders.toReversed()) await rename(join(draft, folder), join(target, folder));
  await rm(draft, { recursive: true });
};

const changeOwner = async (rootFolder: string, storeFolder: string, name: string): Promise<void> => {
  const owner = await readOwner(storeFolder);
  if (owner === name) return;
  // Folders without a known owner come from a manual Gatsby run, so the origin of their content is unknown.
  const place = owner === undefined ? undefined : join(storeFolder, owner);
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
  // Until the last rename the folders have no owner. An interruption costs a cold build, but never mixes projects.
  await rm(join(storeFolder, 'owner'), { force: true });
  for (const folder of folders) {
    const kept = join(storeFolder, name, folder);
    if (existsSync(kept)) await rename(kept, join(rootFolder, folder));
  }
  if (place !== undefined && !existsSync(join(rootFolder, '.cache'))) await copyCompiledCode(place, rootFolder);
  await writeFile(join(storeFolder, 'owner'), name);
};

/** What webpack has compiled: the same code for all projects. */
const compiledCodeFolder = join('.cache', 'webpack');

/** The first build of a project compiles only what differs from the project that was built before it. */
const copyCompiledCode = async (place: string, rootFolder: string): Promise<void> => {
  if (!existsSync(join(place, compiledCodeFolder))) return;
  await cp(join(place, compiledCodeFolder), join(rootFolder, compiledCodeFolder), { recursive: true });
  // Gatsby reports a cache without pages as incomplete.
  await mkdir(join(rootFolder, 'public'), { recursive: true });
};

const readOwner = async (storeFolder: string): Promise<string | undefined> => {
  const file = join(storeFolder, 'owner');
  return existsSync(file) ? (await readFile(file, 'utf8')).trim() : undefined;
};

const lockOrThrow = (lockFile: string): void => {
  if (acquireProcessLock(lockFile)) return;
  const holder = readProcessLockHolder(lockFile);
  throw new SiteBuildWorkspaceLockedError(
    `Another command builds or edits the site in this folder${holder === undefined ? '' : ` (process ${holder})`}. ` +
      'Wait for it or end it, then run this one again.',
  );
};

/** Gatsby writes the complete file once the data of all pages is known, and again at the end. */
const savedState = '.cache/redux/redux.rest.state';

/** Removes cache and pages of an interrupted build. Returns whether there was one. */
export const removeInterruptedBuildFiles = async (rootFolder: string): Promise<boolean> => {
  const [syncedAt, savedAt] = await Promise.all(
    [contentSyncStartMarkerFile, savedState].map((file) => readTimeMs(join(rootFolder, file))),
  );
  if (syncedAt === undefined || (savedAt !== undefined && savedAt > syncedAt)) return false;
  for (const folder of ['.cache', 'public']) await rm(join(rootFolder, folder), { recursive: true, force: true });
  return true;
};

const readTimeMs = async (file: string): Promise<number | undefined> => {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  );
};
