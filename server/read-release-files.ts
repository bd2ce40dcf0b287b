// Finds and reads files of a release, and the live release. Independent of HTTP.
import { lstat, readFile, realpath, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';

/** The first candidate that is a file, or `undefined`. */
export const findFirstExistingReleaseFile = async (
  releaseFolder: string,
  candidates: readonly string[],
): Promise<string | undefined> => {
  for (const candidate of candidates) {
    const found = await stat(join(releaseFolder, candidate)).catch(() => undefined);
    if (found?.isFile()) return candidate;
  }
  return undefined;
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
export const createCachedReleaseFileReader = <Result>(
  file: string,
  read: () => Promise<Result>,
): (() => Promise<Result>) => {
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
