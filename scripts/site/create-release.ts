// Turns a finished `public` into a release: a folder that is never changed again, beside the ones before it, with
// compressed twins of every text file and the scripts and pictures of releases not long gone. A link named `current` is
// switched at the end, in one step, so that a host that is running never serves half a release. Called by build-site.
import { mkdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import pLimit from 'p-limit';
import type { BuildStage } from '../../contract/publishing/site-status.ts';
import { writeNginxConfig } from '../../server/policy/nginx.ts';
import { planCarriedFiles, toNextName } from './kept-releases.ts';
import {
  linkWithVariants,
  publishFile,
  type PublishedFile,
  readCarriedFiles,
  readFilePaths,
  writeCarriedFiles,
} from './release-files.ts';
import {
  currentName,
  publishDraft,
  readCurrentName,
  readReleaseNote,
  removeOldReleases,
  toDraftFolder,
  type Waiting,
  withReleases,
  writeReleaseNote,
} from './release-folders.ts';
import { BuildFailure } from './report-build.ts';

export interface Release {
  /** The link that always leads to the newest release; what the host serves. */
  releaseFolder: string;
  /** Name of the new release's own folder. */
  name: string;
  pageCount: number;
  fileCount: number;
  /** Files that differ from the release before, or are new. */
  changedCount: number;
}

/** A release that is written, but not live. */
export interface ReleaseDraft {
  folder: string;
  /** The release before; `undefined` for a site's first. */
  previousFolder: string | undefined;
  /** The release's own files, without twins and carried ones. */
  files: readonly PublishedFile[];
}

export interface ReleaseOptions extends Waiting {
  carriedMs?: number;
  /** Whether text files are compressed; they are by default. */
  hasTwins?: boolean;
  /** For how many days the last release of each is kept, besides the last few of all. */
  keptDays?: number;
  onStage?: (stage: BuildStage) => void;
  /** What was live when the build began: a site that was taken back since then stays so. */
  begunAt?: string | undefined;
  /** Rejects when the draft must not go live; it is removed then. */
  check?: (draft: ReleaseDraft) => Promise<void>;
}

/** What Gatsby keeps parts of pages in is no page. */
const isPage = ({ path }: PublishedFile): boolean => path.endsWith('.html') && !path.startsWith('_gatsby/');

/**
 * Copies `publicFolder` to a new release below `releasesFolder` and makes it the current one.
 * Unchanged files are shared with the release before (hard links): nothing is compressed twice, and their time stamps,
 * hence their ETags, survive, so that a browser downloads only what changed. What an open page of an earlier release may
 * still ask for is carried on for 30 days, or `carriedMs`. Whatever goes wrong, the release before stays live.
 */
export const createRelease = async (
  publicFolder: string,
  releasesFolder: string,
  options: ReleaseOptions = {},
): Promise<Release> => {
  return withReleases(releasesFolder, options, async () => {
    options.onStage?.('files');
    const previousName = await readCurrentName(releasesFolder);
    const previous = previousName === undefined ? undefined : join(releasesFolder, previousName);
    if (previous !== undefined && options.begunAt !== undefined && previousName !== options.begunAt) {
      await refuseTakenBack(previous);
    }
    const name = toNextName(previousName, new Date(), process.pid);
    const draft = toDraftFolder(releasesFolder, name);
    try {
      const files = await writeDraft({ source: publicFolder, target: draft, previous }, options);
      const hosted = { folder: draft, name: basename(releasesFolder), files: await readFilePaths(draft) };
      await writeNginxConfig({ ...hosted, previousFolder: previous });
      options.onStage?.('check');
      await options.check?.({ folder: draft, previousFolder: previous, files });
      options.signal?.throwIfAborted();
      const totalBytes = files.reduce((sum, { bytes }) => sum + bytes, 0);
      const pageCount = files.filter(isPage).length;
      await writeReleaseNote(draft, { pageCount, fileCount: files.length, totalBytes });
      options.onStage?.('switch');
      // Before the switch, so that the build can tell at once that its release is live. What cannot be removed now is later.
      await removeOldReleases(releasesFolder, name, options.keptDays).catch(() => undefined);
      await publishDraft(releasesFolder, name);
      const changedCount = files.filter(({ isChanged }) => isChanged).length;
      return {
        releaseFolder: join(releasesFolder, currentName),
        name,
        pageCount,
        fileCount: files.length,
        changedCount,
      };
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      throw error;
    }
  });
};

/** @throws when the release is one that was brought back. */
const refuseTakenBack = async (releaseFolder: string): Promise<void> => {
  if ((await readReleaseNote(releaseFolder))?.restoredFrom === undefined) return;
  throw new BuildFailure({ cause: 'taken_back', details: [] });
};

const writeDraft = async (
  folders: { source: string; target: string; previous: string | undefined },
  { carriedMs, hasTwins, signal }: ReleaseOptions,
): Promise<PublishedFile[]> => {
  const { source, target, previous } = folders;
  await mkdir(target, { recursive: true });
  const paths = await readFilePaths(source);
  const limit = pLimit(availableParallelism());
  const publish = (path: string) => {
    signal?.throwIfAborted();
    return publishFile(path, folders, hasTwins);
  };
  // Each of them ends before the draft may be removed.
  const results = await Promise.allSettled(paths.map((path) => limit(publish, path)));
  const files = results.map((result) => {
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  });
  if (previous !== undefined) await carryFiles(previous, target, paths, carriedMs);
  return files;
};

const carryFiles = async (
  previous: string,
  target: string,
  files: readonly string[],
  carriedMs: number | undefined,
): Promise<void> => {
  const earlier = { files: await readFilePaths(previous), carried: await readCarriedFiles(previous) };
  const carried = planCarriedFiles(files, earlier, Date.now(), carriedMs);
  for (const file of Object.keys(carried)) await linkWithVariants(join(previous, file), join(target, file));
  await writeCarriedFiles(target, carried);
};
