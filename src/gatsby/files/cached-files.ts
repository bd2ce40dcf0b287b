// Caches small files between builds: those of Directus (logos, icon, notice), one per version, so that a failed download
// removes nothing from the site, and what takes long to compute. Files unused for 30 days are deleted; deleting them immediately would remove what another
// draft's preview needs again.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LogFunction } from '../../../domain/record-translation.ts';
import type { BackendClient } from '../directus/create-backend-client.ts';
import type { FileRecord } from '../read/read-records.ts';
import { dayMs } from '../../../domain/durations.ts';

/** For the log: what the file is, and what the site shows instead if it cannot be read. */
export interface UnreadableFileLogDescription {
  description: string;
  fallback: string;
}

/** `null` if the file cannot be downloaded, which is logged. */
export type ReadDirectusFileThroughCache = (
  file: FileRecord,
  purpose: UnreadableFileLogDescription,
) => Promise<Buffer | null>;

/** @param folder cache folder, outside of the release */
export const createDiskCachedBackendFileReader = (
  client: Pick<BackendClient, 'readFile'>,
  folder: string,
  log: LogFunction,
): ReadDirectusFileThroughCache => {
  return (file, { description, fallback }) =>
    readOrCreateCachedFile(join(folder, toFileVersionHash(file)), () =>
      client.readFile(file.id).catch((error: unknown) => {
        log(`${description} "${file.filename_download}" cannot be read (${String(error)}); ${fallback}`);
        return null;
      }),
    );
};

/** @param create resolves to `null` if there is no content, which is not stored */
export const readOrCreateCachedFile = async <Content extends Buffer | null>(
  path: string,
  create: () => Promise<Content>,
): Promise<Buffer | Content> => {
  const cached = await readFile(path).catch(ignoreMissing);
  if (cached?.length) {
    await touchCachedFile(path);
    return cached;
  }
  const content = await create();
  if (content) {
    await mkdir(dirname(path), { recursive: true });
    await writeFileAtomically(path, content);
  }
  return content;
};

const ignoreMissing = (error: unknown): undefined => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
};

const maxAgeMs = 30 * dayMs;

/** Files whose names share a hash prefix of this length are kept and deleted together. */
export const cachedFileGroupHashPrefixLength = 20;

/** Hash of a version of a Directus file and of the recipe applied to it. The time of the last change is the version. */
export const toFileVersionHash = ({ id, modified_on }: FileRecord, ...recipe: readonly unknown[]): string =>
  createHash('sha256')
    .update(JSON.stringify([id, modified_on ?? id, ...recipe]))
    .digest('hex')
    .slice(0, cachedFileGroupHashPrefixLength);

/** Marks a cached file as used by this build, at most once a day. */
export const touchCachedFile = async (file: string): Promise<void> => {
  const now = Date.now();
  if (now - (await stat(file)).mtimeMs > dayMs) await utimes(file, now / 1_000, now / 1_000);
};

/** Deletes file groups that no build has written or used for 30 days. */
export const removeCachedFilesUnusedFor30Days = async (folder: string): Promise<void> => {
  if (!existsSync(folder)) return;
  const names = await readdir(folder);
  const oldest = Date.now() - maxAgeMs;
  const isUsed = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).mtimeMs >= oldest));
  const used = new Set(names.filter((_, index) => isUsed[index]).map(toGroup));
  for (const name of names) if (!used.has(toGroup(name))) await rm(join(folder, name), { force: true });
};

const toGroup = (name: string): string => name.slice(0, cachedFileGroupHashPrefixLength);

/**
 * Writes a file so that it never exists half-written, even if the build is killed. For files that a later build
 * trusts by name.
 */
export const writeFileAtomically = async (file: string, content: Buffer): Promise<void> => {
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
};
