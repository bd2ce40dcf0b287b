// Storage of a backend's uploads: a local folder, or an S3 bucket through Directus's own driver.
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { S3StorageOptions } from '../launch/start-backend-options.ts';

export interface DirectusUploadStorage {
  /** The content of a file; `undefined` if it does not exist. */
  read: (name: string) => Promise<Readable | undefined>;
  /** Deletes the leftovers of an interrupted restore. */
  begin: () => Promise<void>;
  write: (name: string, content: Readable) => Promise<void>;
  /** Activates the written files. */
  finish: () => Promise<void>;
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === 'ENOENT') || ['NoSuchKey', 'NotFound'].includes(error.name));

const readUnlessMissing = async (read: () => Promise<Readable>): Promise<Readable | undefined> => {
  try {
    return await read();
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

/**
 * The folder `uploads` of a data folder. A restore writes to a separate folder; when it is complete, the previous
 * folder is renamed, including the images that Directus derived from its files.
 */
export const createLocalUploadsStorageForBackup = (dataFolder: string): DirectusUploadStorage => {
  const folder = join(dataFolder, 'uploads');
  const unfinished = join(dataFolder, 'uploads.restored');
  return {
    read: (name) =>
      readUnlessMissing(async () => {
        const file = await open(join(folder, name));
        return file.createReadStream();
      }),
    begin: () => rm(unfinished, { recursive: true, force: true }),
    write: async (name, content) => {
      const path = join(unfinished, name);
      await mkdir(dirname(path), { recursive: true });
      await pipeline(content, createWriteStream(path));
    },
    finish: async () => {
      await mkdir(unfinished, { recursive: true });
      const aside = `${folder}.set-aside-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
      await rename(folder, aside).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
      await rename(unfinished, folder);
    },
  };
};

/** A restore overwrites files of the bucket and keeps all others, which are not referenced. */
const createBucketFileStore = async (settings: S3StorageOptions): Promise<DirectusUploadStorage> => {
  const { DriverS3 } = await import('@directus/storage-driver-s3');
  // Servers other than Amazon's have no host name per bucket.
  const driver = new DriverS3({ ...settings, forcePathStyle: settings.endpoint !== undefined });
  return {
    read: (name) => readUnlessMissing(() => driver.read(name)),
    begin: () => Promise.resolve(),
    write: (name, content) => driver.write(name, content),
    finish: () => Promise.resolve(),
  };
};

/** The upload storage of a backend: the bucket if given, otherwise its data folder. */
export const openUploadedFileStorage = (
  dataFolder: string,
  bucket?: S3StorageOptions,
): Promise<DirectusUploadStorage> =>
  bucket === undefined
    ? Promise.resolve(createLocalUploadsStorageForBackup(dataFolder))
    : createBucketFileStore(bucket);
