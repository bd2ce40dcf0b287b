// Finds the file of a release for a path, and the live release. Independent of HTTP.
import { lstat, readFile, realpath, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';

/**
 * Files that are never served: hidden ones, the build's files for hosts, and compressed variants under their own
 * names.
 */
export const neverServedFilePattern = /(^|\/)(\.(?!well-known\/)|_[a-z-]+\.json$)|\.(br|gz)$/;

/**
 * The files that may answer a path, best first, relative to the release. Empty for private paths (outside the
 * release, hidden files, compressed variants, the redirect table).
 * @param pathname percent-encoded, as in the request
 */
export const toReleaseFileCandidates = (pathname: string): string[] => {
  const decoded = decodePath(pathname);
  if (decoded === undefined || /[\0\\]|\/\//.test(decoded)) return [];
  const path = decoded.replace(/^\//, '');
  if (path.split('/').includes('..') || neverServedFilePattern.test(path)) return [];
  if (path === '' || path.endsWith('/')) return [`${path}index.html`];
  return [path, `${path}/index.html`];
};

/** The 404 pages in the language of the path, best first. */
export const toNotFoundPageCandidates = (pathname: string): string[] => {
  const language = /^\/([a-z]{2})(?:\/|$)/i.exec(pathname)?.[1]?.toLowerCase();
  const names = ['404.html', '404/index.html'];
  return language === undefined ? names : [...names.map((name) => `${language}/${name}`), ...names];
};

/** Matches {@link toNotFoundPageCandidates}; requested directly, they also answer 404. */
export const notFoundPagePattern = /^(?:([a-z]{2})\/)?404(\.html|\/index\.html)$/;

export const isNotFoundPageFile = (file: string): boolean => {
  return notFoundPagePattern.test(file);
};

/**
 * Makes the path of a URL decodable: in a malformed path, such as `/%E4` or `/100%-gold`, every percent sign is
 * encoded.
 * @param url path and query of a request, percent-encoded
 */
export const toDecodableUrl = (url: string): string => {
  const end = url.indexOf('?');
  const pathname = end < 0 ? url : url.slice(0, end);
  return decodePath(pathname) === undefined ? pathname.replaceAll('%', '%25') + url.slice(pathname.length) : url;
};

/** The first candidate that is a file, or `undefined`. */
export const findExistingFile = async (
  releaseFolder: string,
  candidates: readonly string[],
): Promise<string | undefined> => {
  for (const candidate of candidates) {
    const found = await stat(join(releaseFolder, candidate)).catch(() => undefined);
    if (found?.isFile()) return candidate;
  }
  return undefined;
};

const decodePath = (pathname: string): string | undefined => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
};

/** @param releaseFolder the link `current`, or a release itself. @returns `undefined` if there is no release. */
export const readLiveRelease = async (
  releaseFolder: string,
): Promise<{ release: string; since: string } | undefined> => {
  try {
    const [folder, { mtime }] = await Promise.all([realpath(releaseFolder), lstat(releaseFolder)]);
    return { release: basename(folder), since: mtime.toISOString() };
  } catch {
    return undefined;
  }
};

/** Reads a JSON file that the build wrote for hosts; `undefined` if the release has none. @throws if it is malformed */
export const readReleaseJson = async <Schema extends z.ZodType>(
  releaseFolder: string,
  name: string,
  schema: Schema,
): Promise<z.infer<Schema> | undefined> => {
  const text = await readFile(join(releaseFolder, name), 'utf8').catch(ignoreMissing);
  if (text === undefined) return undefined;
  const parsed = schema.safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  throw new Error(`${name} of the release is malformed: ${z.prettifyError(parsed.error)}. Build it again.`);
};

/** Caches the result of `read` until a new release replaces the file. */
export const createReleaseFileReader = <Result>(file: string, read: () => Promise<Result>): (() => Promise<Result>) => {
  let cached: { version: string; result: Result } | undefined;
  return async () => {
    const found = await stat(file).catch(ignoreMissing);
    const version = found ? `${found.mtimeMs}-${found.size}-${found.ino}` : '';
    if (cached?.version !== version) cached = { version, result: await read() };
    return cached.result;
  };
};

const ignoreMissing = (error: unknown): undefined => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
};
