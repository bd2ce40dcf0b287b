// Puts files into a release: copied and compressed (the host sends Brotli and gzip twins instead of compressing per
// request), or shared with the release before. Called by the steps that make and restore releases.
import { copyFile, link, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isImmutableFile } from '../../domain/immutable-files.ts';
import { type CarriedFiles, carriedFilesSchema } from './kept-releases.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const textTypes = /\.(html|js|mjs|css|json|xml|svg|txt|webmanifest|ico)$/;
/** Below this the headers weigh more than what is saved. */
const worthwhileBytes = 1_024;

/**
 * What browsers keep for a year is compressed once and as well as possible; pages are many and change. From 9 on a page
 * takes 16 ms instead of 2, nearly all of it for memory, and is 0.8 % smaller.
 */
const pageQuality = 6;

/** The twins a file gets, as endings. */
const twinEndings = ['.br', '.gz'] as const;

/** Whether a file of this name gains from compression (pictures and fonts are compressed already). */
const isCompressible = (path: string): boolean => {
  return textTypes.test(path);
};

/** Writes `<file>.br` and `<file>.gz` unless the file is too small to gain from them. */
const createTwins = async (file: string): Promise<void> => {
  const content = await readFile(file);
  if (content.length < worthwhileBytes) return;
  const quality = isImmutableFile(file) ? constants.BROTLI_MAX_QUALITY : pageQuality;
  const parameters = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await Promise.all([
    toBrotli(content, { params: parameters }).then((bytes) => writeFile(`${file}.br`, bytes)),
    toGzip(content, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
  ]);
};

/** Hidden, so never served: which files of a release are older ones that it carries. */
const carriedName = '.carried.json';

/** Paths of all files below a folder, hidden ones among them. */
export const readFilePaths = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)));
};

export interface PublishedFile {
  path: string;
  bytes: number;
  /** New, or different from the release before. */
  isChanged: boolean;
}

/** Copies and (unless `hasTwins` says no) compresses a file, or shares it with the release before where it did not change. */
export const publishFile = async (
  path: string,
  { source, target, previous }: { source: string; target: string; previous: string | undefined },
  hasTwins = true,
): Promise<PublishedFile> => {
  const from = join(source, path);
  const to = join(target, path);
  await mkdir(dirname(to), { recursive: true });
  const { size: bytes, ctimeMs } = await stat(from);
  if (previous !== undefined && (await isSameFile({ path: from, bytes, ctimeMs }, join(previous, path)))) {
    await linkWithVariants(join(previous, path), to);
    return { path, bytes, isChanged: false };
  }
  await copyFile(from, to);
  if (hasTwins && isCompressible(to)) await createTwins(to);
  return { path, bytes, isChanged: true };
};

/** Shares a file and its compressed twins with another release, into a folder that may be missing. */
export const linkWithVariants = async (source: string, target: string): Promise<void> => {
  await mkdir(dirname(target), { recursive: true });
  await link(source, target);
  for (const ending of twinEndings) {
    // A small file has no twins.
    await link(source + ending, target + ending).catch(ignoreMissing);
  }
};

export const readCarriedFiles = async (releaseFolder: string): Promise<CarriedFiles> => {
  const text = await readFile(join(releaseFolder, carriedName), 'utf8').catch(ignoreMissing);
  return text === undefined ? {} : carriedFilesSchema.parse(JSON.parse(text));
};

export const writeCarriedFiles = async (releaseFolder: string, carried: CarriedFiles): Promise<void> => {
  // In a restored release it is a link to that of another one.
  await rm(join(releaseFolder, carriedName), { force: true });
  await writeFile(join(releaseFolder, carriedName), JSON.stringify(carried));
};

/** What was not touched since it was published is not read: thousands of pages weigh gigabytes. */
const isSameFile = async (
  source: { path: string; bytes: number; ctimeMs: number },
  published: string,
): Promise<boolean> => {
  const publishedStat = await stat(published).catch(ignoreMissing);
  if (publishedStat?.size !== source.bytes) return false;
  // Writing a file and putting another one in its place both set this time, and nothing sets it back.
  if (source.ctimeMs < publishedStat.mtimeMs) return true;
  const [sourceBytes, publishedBytes] = await Promise.all([readFile(source.path), readFile(published)]);
  return sourceBytes.equals(publishedBytes);
};

const ignoreMissing = (error: unknown): undefined => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
};
