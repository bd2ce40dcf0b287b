// Turns a finished `public` into a release: a folder that is never changed again, beside the one before it, with
// compressed twins of every text file and the scripts and pictures of releases not long gone. A link named `current` is
// switched at the end, in one step, so that a host that is running never serves half a release. Called by build-site.
import {
  copyFile,
  link,
  lstat,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import pLimit from 'p-limit';
import { writeHostingFiles } from '../../server/policy/hosting-files.ts';
import { type CarriedFiles, carriedFilesSchema, planCarriedFiles } from './carried-files.ts';
import { createTwins, isCompressible, twinEndings } from './compress-file.ts';

const currentName = 'current';
/** Hidden, so never served: which files of a release are older ones that it carries. */
const carriedName = '.carried.json';

export interface Release {
  /** The link that always leads to the newest release; what the host serves. */
  releaseFolder: string;
  fileCount: number;
  /** Files that differ from the release before, or are new. */
  changedCount: number;
}

/**
 * Copies `publicFolder` to a new release below `releasesFolder` and makes it the current one.
 * Unchanged files are shared with the release before (hard links): nothing is compressed twice, and their time stamps,
 * hence their ETags, survive, so that a browser downloads only what changed. What an open page of an earlier release may
 * still ask for is carried on for 30 days, or `carriedMs`.
 */
export async function createRelease(
  publicFolder: string,
  releasesFolder: string,
  options: { carriedMs?: number } = {},
): Promise<Release> {
  await mkdir(releasesFolder, { recursive: true });
  const current = join(releasesFolder, currentName);
  const previousName = await readlink(current).catch(() => undefined);
  const previous = previousName === undefined ? undefined : join(releasesFolder, previousName);
  const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${process.pid}`;
  const target = join(releasesFolder, name);
  const files = await readFilePaths(publicFolder);
  const limit = pLimit(availableParallelism());
  const changes = await Promise.all(
    files.map((file) =>
      limit(() => publishFile(join(publicFolder, file), join(target, file), previous && join(previous, file))),
    ),
  );
  if (previous !== undefined) await carryFiles(previous, target, files, options.carriedMs);
  await writeHostingFiles(target, basename(releasesFolder), await readFilePaths(target));
  const nextLink = join(releasesFolder, `.${name}`);
  await symlink(name, nextLink);
  await rename(nextLink, current);
  await removeOldReleases(releasesFolder, [name, previousName]);
  return { releaseFolder: current, fileCount: files.length, changedCount: changes.filter(Boolean).length };
}

/** Resolves to whether the file is new or changed. */
async function publishFile(source: string, target: string, previous: string | undefined): Promise<boolean> {
  await mkdir(dirname(target), { recursive: true });
  if (previous !== undefined && (await isSameFile(source, previous))) {
    await linkWithTwins(previous, target);
    return false;
  }
  await copyFile(source, target);
  if (isCompressible(target)) await createTwins(target);
  return true;
}

async function linkWithTwins(source: string, target: string): Promise<void> {
  await link(source, target);
  for (const ending of twinEndings) {
    // A small file has no twins.
    await link(source + ending, target + ending).catch(ignoreMissing);
  }
}

async function carryFiles(
  previous: string,
  target: string,
  files: readonly string[],
  carriedMs: number | undefined,
): Promise<void> {
  const earlier = { files: await readFilePaths(previous), carried: await readCarriedFiles(previous) };
  const carried = planCarriedFiles(files, earlier, Date.now(), carriedMs);
  for (const file of Object.keys(carried)) {
    await mkdir(dirname(join(target, file)), { recursive: true });
    await linkWithTwins(join(previous, file), join(target, file));
  }
  await writeFile(join(target, carriedName), JSON.stringify(carried));
}

async function readCarriedFiles(releaseFolder: string): Promise<CarriedFiles> {
  const text = await readFile(join(releaseFolder, carriedName), 'utf8').catch(ignoreMissing);
  return text === undefined ? {} : carriedFilesSchema.parse(JSON.parse(text));
}

/** What was not touched since it was published is not read: thousands of pages weigh gigabytes. */
async function isSameFile(source: string, published: string): Promise<boolean> {
  const [sourceStat, publishedStat] = await Promise.all([stat(source), stat(published).catch(ignoreMissing)]);
  if (publishedStat?.size !== sourceStat.size) return false;
  // Writing a file and putting another one in its place both set this time, and nothing sets it back.
  if (sourceStat.ctimeMs < publishedStat.mtimeMs) return true;
  const [sourceBytes, publishedBytes] = await Promise.all([readFile(source), readFile(published)]);
  return sourceBytes.equals(publishedBytes);
}

async function readFilePaths(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/** Keeps the given releases: the current one and the one before, to go back to. */
async function removeOldReleases(releasesFolder: string, kept: readonly (string | undefined)[]): Promise<void> {
  for (const name of await readdir(releasesFolder)) {
    if (kept.includes(name) || name === currentName) continue;
    const path = join(releasesFolder, name);
    if ((await lstat(path)).isDirectory() || name.startsWith('.')) await rm(path, { recursive: true, force: true });
  }
}

function ignoreMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
