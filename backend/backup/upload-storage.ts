// Storage of a backend's uploads: a local folder, or an S3 bucket through Directus's own driver.
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { StorageOptions } from '../launch/options.ts';

export interface UploadStorage {
  /** The content of a file; `undefined` where there is none of that name. */
  read: (name: string) => Promise<Readable | undefined>;
  /** Clears what an earlier restore has left that did not come to its end. */
  begin: () => Promise<void>;
  write: (name: string, content: Readable) => Promise<void>;
  /** All were written: from here on they are those of the backend. */
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
 * The folder `uploads` of a data folder. What a restore writes stands beside it until all is there; then the former folder is
 * set aside, with all that Directus has derived from its pictures.
 */
export const createLocalUploadStorage = (dataFolder: string): UploadStorage => {
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

/** A bucket keeps what a restore does not write over: other names harm nobody. */
const createBucketFileStore = async (settings: StorageOptions): Promise<UploadStorage> => {
  const { DriverS3 } = await import('@directus/storage-driver-s3');
  // Servers other than Amazon's have no name of their own for every bucket.
  const driver = new DriverS3({ ...settings, forcePathStyle: settings.endpoint !== undefined });
  return {
    read: (name) => readUnlessMissing(() => driver.read(name)),
    begin: () => Promise.resolve(),
    write: (name, content) => driver.write(name, content),
    finish: () => Promise.resolve(),
  };
};

/** Where the backend of a data folder has its files. */
export const openUploadStorage = (dataFolder: string, bucket?: StorageOptions): Promise<UploadStorage> =>
  bucket === undefined ? Promise.resolve(createLocalUploadStorage(dataFolder)) : createBucketFileStore(bucket);
