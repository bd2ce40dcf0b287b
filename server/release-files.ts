// Finds the file of a release that answers a path, and which release is live. Called by the host; knows nothing of
// HTTP.
import { lstat, readFile, realpath, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';

/** Nobody's business: hidden files, what the build leaves for hosts, and compressed twins under their own names. */
export const privateFilePattern = /(^|\/)(\.(?!well-known\/)|_[a-z-]+\.json$)|\.(br|gz)$/;

/**
 * The files that may answer a path, best first, relative to the release; empty for a path that is nobody's business
 * (outside the release, hidden files, compressed twins, the redirect table).
 * @param pathname still percent-encoded, as it came with the request
 */
export const toFileCandidates = (pathname: string): string[] => {
  const decoded = decodePath(pathname);
  if (decoded === undefined || /[\0\\]|\/\//.test(decoded)) return [];
  const path = decoded.replace(/^\//, '');
  if (path.split('/').includes('..') || privateFilePattern.test(path)) return [];
  if (path === '' || path.endsWith('/')) return [`${path}index.html`];
  return [path, `${path}/index.html`];
};

/** The pages that tell a visitor in the language of the path that there is nothing, best first. */
export const toNotFoundPageCandidates = (pathname: string): string[] => {
  const language = /^\/([a-z]{2})(?:\/|$)/i.exec(pathname)?.[1]?.toLowerCase();
  const names = ['404.html', '404/index.html'];
  return language === undefined ? names : [...names.map((name) => `${language}/${name}`), ...names];
};

/** The pages of {@link toNotFoundPageCandidates}: opened by its own address such a one is no page either. */
export const notFoundPagePattern = /^(?:([a-z]{2})\/)?404(\.html|\/index\.html)$/;

export const isNotFoundPage = (file: string): boolean => {
  return notFoundPagePattern.test(file);
};

/**
 * The URL with a path that can be decoded: in a malformed one, such as `/%E4` or `/100%-gold`, each percent sign stands for
 * itself.
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

/** @param releaseFolder the link `current`, or a release itself. @returns `undefined` when nothing is there. */
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

/**
 * What the build has left for hosts in a file of the release; `undefined` where the release has none.
 * @throws when it is malformed
 */
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

/** Reads what follows from a file of a release, again whenever a new release has replaced it. */
export const createReleaseFileCache = <Result>(file: string, read: () => Promise<Result>): (() => Promise<Result>) => {
  let known: { version: string; result: Result } | undefined;
  return async () => {
    const found = await stat(file).catch(ignoreMissing);
    const version = found ? `${found.mtimeMs}-${found.size}-${found.ino}` : '';
    if (known?.version !== version) known = { version, result: await read() };
    return known.result;
  };
};

const ignoreMissing = (error: unknown): undefined => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
};
