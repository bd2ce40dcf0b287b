// Makes an earlier release live again: as a new release, so that it is one more step forward, with the scripts and pictures
// of the one it replaces, which pages open in browsers still ask for. Called by the rollback command.
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { planCarriedFiles, toNextName } from './kept-releases.ts';
import { linkWithVariants, readCarriedFiles, readFilePaths, writeCarriedFiles } from './release-files.ts';
import {
  publishDraft,
  readCurrentName,
  readReleaseNames,
  readReleaseNote,
  toDraftFolder,
  type Waiting,
  withReleases,
  writeReleaseNote,
} from './release-folders.ts';

/** There is no such release, or none to go back to. */
class RollbackError extends Error {}

export interface ListedRelease {
  name: string;
  isLive: boolean;
  /** The release that was built, where this one brought it back. */
  restoredFrom: string | undefined;
  pageCount: number | undefined;
}

/** Oldest first. */
export const readReleases = async (releasesFolder: string): Promise<ListedRelease[]> => {
  const current = await readCurrentName(releasesFolder);
  const names = current === undefined ? [] : await readReleaseNames(releasesFolder);
  return Promise.all(
    // A later one was never live: a build was killed before it switched.
    names
      .filter((name) => name <= (current ?? ''))
      .map(async (name) => {
        const note = await readReleaseNote(join(releasesFolder, name));
        return { name, isLive: name === current, restoredFrom: note?.restoredFrom, pageCount: note?.pageCount };
      }),
  );
};

/**
 * The release to go back to: the wanted one, or the one before what is live. What was gone back to already is not gone
 * forward from: a second rollback leads one further back.
 * @throws {@link RollbackError} naming those there are
 */
export const planRollback = (releases: readonly ListedRelease[], wanted: string | undefined): ListedRelease => {
  const live = releases.find(({ isLive }) => isLive);
  if (!live) throw new RollbackError('No release is live yet: build the site first (npm run build).');
  if (wanted !== undefined) {
    const found = releases.find(({ name }) => name === wanted);
    if (found && !found.isLive) return found;
    const problem = found ? `"${wanted}" is live.` : `There is no release "${wanted}".`;
    throw new RollbackError(`${problem} See those there are with npm run rollback -- --list.`);
  }
  const { restoredFrom: origin } = live;
  // A release that was brought back stands for the one before a later build; in a row of rollbacks each goes further back.
  const earlier = releases.filter(({ name }) => name < (origin ?? live.name));
  const before = (origin === undefined ? earlier : earlier.filter(({ restoredFrom }) => restoredFrom === undefined)).at(
    -1,
  );
  if (!before) throw new RollbackError('There is no earlier release to go back to.');
  return before;
};

/** Resolves to the name of the release that is live then, and of the one it brings back. */
export const restoreRelease = async (
  releasesFolder: string,
  wanted: string | undefined,
  waiting: Waiting = {},
): Promise<{ name: string; restored: string }> => {
  // Before it waits for a build: what is to be taken back is what was live when somebody asked.
  const earlier = planRollback(await readReleases(releasesFolder), wanted);
  return withReleases(releasesFolder, waiting, async () => {
    const name = toNextName(await readCurrentName(releasesFolder), new Date(), process.pid);
    const draft = toDraftFolder(releasesFolder, name);
    const source = join(releasesFolder, earlier.name);
    try {
      await linkFiles({ source, live: join(releasesFolder, 'current'), target: draft });
      const note = (await readReleaseNote(source)) ?? { pageCount: 0, fileCount: 0, totalBytes: 0 };
      await writeReleaseNote(draft, { ...note, restoredFrom: earlier.restoredFrom ?? earlier.name });
      // Nothing is removed: each step back would take away the release to which the next one leads.
      await publishDraft(releasesFolder, name);
      return { name, restored: earlier.name };
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      throw error;
    }
  });
};

/** Not a byte is copied: files are shared with the releases they come from. */
const linkFiles = async ({ source, live, target }: { source: string; live: string; target: string }): Promise<void> => {
  const [sourceFiles, liveFiles] = await Promise.all([readFilePaths(source), readFilePaths(live)]);
  const [carriedBySource, carriedByLive] = await Promise.all([readCarriedFiles(source), readCarriedFiles(live)]);
  await mkdir(target, { recursive: true });
  const sourceSet = new Set(sourceFiles);
  const isTwin = (path: string) => /\.(br|gz)$/.test(path) && sourceSet.has(path.slice(0, -3));
  const own = sourceFiles.filter((path) => !isTwin(path) && !(path in carriedBySource));
  const liveSet = new Set(liveFiles);
  // What visitors have had until now counts from now on.
  const leftBySource = Object.fromEntries(Object.entries(carriedBySource).filter(([path]) => !liveSet.has(path)));
  const carried = planCarriedFiles(
    own,
    {
      files: [...new Set([...liveFiles, ...Object.keys(carriedBySource)])],
      carried: { ...leftBySource, ...carriedByLive },
    },
    Date.now(),
  );
  for (const path of own) await linkWithVariants(join(source, path), join(target, path));
  for (const path of Object.keys(carried)) {
    await linkWithVariants(join(liveSet.has(path) ? live : source, path), join(target, path));
  }
  await writeCarriedFiles(target, carried);
};
