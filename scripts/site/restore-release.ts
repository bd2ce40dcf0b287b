// Makes an earlier release live again, as a new release that also contains the scripts and images of the one it
// replaces, because open pages still request them.
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { LockWaitOptions } from '../process-lock.mjs';
import { selectCarriedOverFiles, toNextReleaseName } from './release-retention.ts';
import {
  hardLinkWithCompressedVariants,
  readCarriedOverFiles,
  readFilePathsRecursively,
  writeCarriedOverFilesList,
} from './copy-or-link-release-files.ts';
import {
  activateReleaseFolder,
  readCurrentReleaseName,
  readReleaseNames,
  readReleaseMetadata,
  toReleaseDraftFolder,
  withReleasesFolderLock,
  writeReleaseMetadata,
} from './release-folders.ts';

/** The requested release does not exist, or there is no earlier one. */
class RollbackError extends Error {}

export interface ReleaseListEntry {
  name: string;
  isLive: boolean;
  /** For a restored release: the release that was built originally. */
  restoredFrom: string | undefined;
  pageCount: number | undefined;
}

/** Sorted, oldest first. */
export const readReleases = async (releasesFolder: string): Promise<ReleaseListEntry[]> => {
  const current = await readCurrentReleaseName(releasesFolder);
  const names = current === undefined ? [] : await readReleaseNames(releasesFolder);
  return Promise.all(
    // A release with a later name was never live: its build was killed before the switch.
    names
      .filter((name) => name <= (current ?? ''))
      .map(async (name) => {
        const note = await readReleaseMetadata(join(releasesFolder, name));
        return { name, isLive: name === current, restoredFrom: note?.restoredFrom, pageCount: note?.pageCount };
      }),
  );
};

/**
 * The release to restore: the requested one, or the one before the live one. After a rollback, a second rollback goes
 * back one release further.
 * @throws {@link RollbackError} if there is none
 */
export const selectRollbackRelease = (
  releases: readonly ReleaseListEntry[],
  wanted: string | undefined,
): ReleaseListEntry => {
  const live = releases.find(({ isLive }) => isLive);
  if (!live) throw new RollbackError('No release is live yet: build the site first (npm run build).');
  if (wanted !== undefined) {
    const found = releases.find(({ name }) => name === wanted);
    if (found && !found.isLive) return found;
    const problem = found ? `"${wanted}" is live.` : `There is no release "${wanted}".`;
    throw new RollbackError(`${problem} List them with npm run rollback -- --list.`);
  }
  const { restoredFrom: origin } = live;
  // A restored release is treated like its original; consecutive rollbacks go back further each time.
  const earlier = releases.filter(({ name }) => name < (origin ?? live.name));
  const before = (origin === undefined ? earlier : earlier.filter(({ restoredFrom }) => restoredFrom === undefined)).at(
    -1,
  );
  if (!before) throw new RollbackError('There is no earlier release to go back to.');
  return before;
};

/** Returns the names of the new live release and of the release that it restores. */
export const rollBackToRelease = async (
  releasesFolder: string,
  wanted: string | undefined,
  waiting: LockWaitOptions = {},
): Promise<{ name: string; restored: string }> => {
  // Decided before waiting for a build: relative to the release that was live when the rollback was requested.
  const earlier = selectRollbackRelease(await readReleases(releasesFolder), wanted);
  return withReleasesFolderLock(releasesFolder, waiting, async () => {
    const name = toNextReleaseName(await readCurrentReleaseName(releasesFolder), new Date(), process.pid);
    const draft = toReleaseDraftFolder(releasesFolder, name);
    const source = join(releasesFolder, earlier.name);
    try {
      await linkFiles({ source, live: join(releasesFolder, 'current'), target: draft });
      const note = (await readReleaseMetadata(source)) ?? { pageCount: 0, fileCount: 0, totalBytes: 0 };
      await writeReleaseMetadata(draft, { ...note, restoredFrom: earlier.restoredFrom ?? earlier.name });
      // Removes no releases, because the next rollback might restore one of them.
      await activateReleaseFolder(releasesFolder, name);
      return { name, restored: earlier.name };
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      throw error;
    }
  });
};

/** Copies no data: files are hard links to the releases they come from. */
const linkFiles = async ({ source, live, target }: { source: string; live: string; target: string }): Promise<void> => {
  const [sourceFiles, liveFiles] = await Promise.all([
    readFilePathsRecursively(source),
    readFilePathsRecursively(live),
  ]);
  const [carriedBySource, carriedByLive] = await Promise.all([
    readCarriedOverFiles(source),
    readCarriedOverFiles(live),
  ]);
  await mkdir(target, { recursive: true });
  const sourceSet = new Set(sourceFiles);
  const isVariant = (path: string) => /\.(br|gz)$/.test(path) && sourceSet.has(path.slice(0, -3));
  const own = sourceFiles.filter((path) => !isVariant(path) && !(path in carriedBySource));
  const liveSet = new Set(liveFiles);
  // For files that were live until now, the retention period starts now.
  const leftBySource = Object.fromEntries(Object.entries(carriedBySource).filter(([path]) => !liveSet.has(path)));
  const carried = selectCarriedOverFiles(
    own,
    {
      files: [...new Set([...liveFiles, ...Object.keys(carriedBySource)])],
      carried: { ...leftBySource, ...carriedByLive },
    },
    Date.now(),
  );
  for (const path of own) await hardLinkWithCompressedVariants(join(source, path), join(target, path));
  for (const path of Object.keys(carried)) {
    await hardLinkWithCompressedVariants(join(liveSet.has(path) ? live : source, path), join(target, path));
  }
  await writeCarriedOverFilesList(target, carried);
};
