// Turns a finished `public` into a release: an immutable folder with compressed variants of every text file, plus the
// scripts and images of recent releases. The link `current` is switched atomically at the end, so that a running host
// never serves a partial release.
import { mkdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import pLimit from 'p-limit';
import type { BuildStage } from '../../contract/publishing/site-build-status.ts';
import { writeNginxConfig } from '../../server/http-headers/nginx-config.ts';
import type { LockWaitOptions } from '../process-lock.mjs';
import { selectCarriedOverFiles, toNextReleaseName } from './release-retention.ts';
import {
  hardLinkWithCompressedVariants,
  addFileToRelease,
  type ReleaseFileSizeAndIsChanged,
  readCarriedOverFiles,
  readFilePathsRecursively,
  writeCarriedOverFilesList,
} from './copy-or-link-release-files.ts';
import {
  currentReleaseLinkName,
  activateReleaseFolder,
  readCurrentReleaseName,
  readReleaseMetadata,
  removeOldReleases,
  toReleaseDraftFolder,
  withReleasesFolderLock,
  writeReleaseMetadata,
} from './release-folders.ts';
import { ExpectedBuildFailureError } from './report-build-to-parent-process.ts';

export interface CreatedRelease {
  /** The link to the newest release, which the host serves. */
  releaseFolder: string;
  /** Name of the new release's folder. */
  name: string;
  pageCount: number;
  fileCount: number;
  /** Files that are new or differ from the previous release. */
  changedCount: number;
}

/** A release that has been written but is not live. */
export interface ReleaseDraft {
  folder: string;
  /** The previous release; `undefined` for the first one of a site. */
  previousFolder: string | undefined;
  /** The release's own files, excluding compressed variants and carried files. */
  files: readonly ReleaseFileSizeAndIsChanged[];
}

export interface CreateReleaseOptions extends LockWaitOptions {
  carriedMs?: number;
  /** Whether text files are compressed; true by default. */
  hasVariants?: boolean;
  /** For how many days the last release of each day is kept, in addition to the most recent ones. */
  keptDays?: number;
  onStage?: (stage: BuildStage) => void;
  /** The live release when the build started. If it has been rolled back since, this build does not replace it. */
  begunAt?: string | undefined;
  /** Rejects if the draft must not go live; the draft is then removed. */
  check?: (draft: ReleaseDraft) => Promise<void>;
}

/** Gatsby's page fragments are not pages. */
const isPage = ({ path }: ReleaseFileSizeAndIsChanged): boolean =>
  path.endsWith('.html') && !path.startsWith('_gatsby/');

/**
 * Copies `publicFolder` to a new release in `releasesFolder` and makes it the current one.
 * Unchanged files are hard links to the previous release: they are not compressed again and keep their time stamps
 * and ETags, so that browsers download only changes. Files that open pages of earlier releases may request are
 * carried for 30 days, or `carriedMs`. On any failure the previous release stays live.
 */
export const createAndActivateRelease = async (
  publicFolder: string,
  releasesFolder: string,
  options: CreateReleaseOptions = {},
): Promise<CreatedRelease> => {
  return withReleasesFolderLock(releasesFolder, options, async () => {
    options.onStage?.('files');
    const previousName = await readCurrentReleaseName(releasesFolder);
    const previous = previousName === undefined ? undefined : join(releasesFolder, previousName);
    if (previous !== undefined && options.begunAt !== undefined && previousName !== options.begunAt) {
      await refuseAfterRollback(previous);
    }
    const name = toNextReleaseName(previousName, new Date(), process.pid);
    const draft = toReleaseDraftFolder(releasesFolder, name);
    try {
      const files = await writeDraft({ source: publicFolder, target: draft, previous }, options);
      const hosted = { folder: draft, name: basename(releasesFolder), files: await readFilePathsRecursively(draft) };
      await writeNginxConfig({ ...hosted, previousFolder: previous });
      options.onStage?.('check');
      await options.check?.({ folder: draft, previousFolder: previous, files });
      options.signal?.throwIfAborted();
      const totalBytes = files.reduce((sum, { bytes }) => sum + bytes, 0);
      const pageCount = files.filter(isPage).length;
      await writeReleaseMetadata(draft, { pageCount, fileCount: files.length, totalBytes });
      options.onStage?.('switch');
      // Runs before the switch, so that the build can report immediately that its release is live. A failed removal is
      // retried by the next build.
      await removeOldReleases(releasesFolder, name, options.keptDays).catch(() => undefined);
      await activateReleaseFolder(releasesFolder, name);
      const changedCount = files.filter(({ isChanged }) => isChanged).length;
      return {
        releaseFolder: join(releasesFolder, currentReleaseLinkName),
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

/** @throws if the release was restored by a rollback */
const refuseAfterRollback = async (releaseFolder: string): Promise<void> => {
  if ((await readReleaseMetadata(releaseFolder))?.restoredFrom === undefined) return;
  throw new ExpectedBuildFailureError({ cause: 'taken_back', details: [] });
};

const writeDraft = async (
  folders: { source: string; target: string; previous: string | undefined },
  { carriedMs, hasVariants, signal }: CreateReleaseOptions,
): Promise<ReleaseFileSizeAndIsChanged[]> => {
  const { source, target, previous } = folders;
  await mkdir(target, { recursive: true });
  const paths = await readFilePathsRecursively(source);
  const limit = pLimit(availableParallelism());
  const publish = (path: string) => {
    signal?.throwIfAborted();
    return addFileToRelease(path, folders, hasVariants);
  };
  // All copies have to finish before the draft may be removed.
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
  const earlier = { files: await readFilePathsRecursively(previous), carried: await readCarriedOverFiles(previous) };
  const carried = selectCarriedOverFiles(files, earlier, Date.now(), carriedMs);
  for (const file of Object.keys(carried))
    await hardLinkWithCompressedVariants(join(previous, file), join(target, file));
  await writeCarriedOverFilesList(target, carried);
};
