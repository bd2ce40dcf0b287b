// The folder of one backup: its files, how it is written so that an incomplete backup is never mistaken for a complete
// one, and how it is verified. `sha256sum -c SHA256SUMS` verifies it without this product.
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

/** The checksums are written last: a folder without them is not a backup. */
const sumsName = 'SHA256SUMS';
const manifestName = 'manifest.json';
export const backupStructureFileName = 'database/structure.json';
export const backupSecretsFileName = 'secrets.json';
const folderMode = 0o700;
const fileMode = 0o600;

export const toBackupTableFileName = (table: string): string => `database/rows/${encodeURIComponent(table)}.copy.gz`;
export const toBackupUploadPath = (file: string): string => `uploads/${file}`;

const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** Versions of Directus's API package and of PostgreSQL (its `server_version_num`). */
  directus: z.string(),
  postgres: z.number(),
  /** Rows per table. */
  tables: z.record(z.string(), z.number()),
  uploads: z.array(z.string()),
  /** Files that the database references but that did not exist. */
  missingUploads: z.array(z.string()),
});

export type BackupManifest = z.infer<typeof manifestSchema>;

export interface BackupFolderWriter {
  /** Streams into a file of the backup, through `steps` such as compression. */
  add: (name: string, content: Readable, ...steps: Transform[]) => Promise<void>;
  finish: (manifest: BackupManifest) => Promise<void>;
}

/** Writes to `<folder>.unfinished`; `finish` renames it to `folder`. */
export const createBackupWriter = async (folder: string): Promise<BackupFolderWriter> => {
  const unfinished = `${folder}.unfinished`;
  const sums: string[] = [];
  await mkdir(dirname(folder), { recursive: true });
  await mkdir(unfinished, { mode: folderMode });
  const add: BackupFolderWriter['add'] = async (name, content, ...steps) => {
    const path = join(unfinished, name);
    await mkdir(dirname(path), { recursive: true, mode: folderMode });
    const hash = createHash('sha256');
    const hashing = new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        hash.update(chunk);
        done(null, chunk);
      },
    });
    // Flushed to disk, so that a finished backup survives a power failure.
    await pipeline([content, ...steps, hashing, createWriteStream(path, { mode: fileMode, flush: true })]);
    sums.push(`${hash.digest('hex')}  ${name}\n`);
  };
  return {
    add,
    finish: async (manifest) => {
      await add(manifestName, Readable.from([`${JSON.stringify(manifest, null, 2)}\n`]));
      await add(sumsName, Readable.from([sums.join('')]));
      await rename(unfinished, folder);
    },
  };
};

const toRefusal = (folder: string, reason: string, cause?: unknown): Error =>
  new Error(`The backup ${folder} cannot be used: ${reason}. Nothing was changed. Take another backup.`, { cause });

const readSums = async (folder: string): Promise<Map<string, string>> => {
  const text = await readFile(join(folder, sumsName), 'utf8').catch(() => undefined);
  if (text === undefined) {
    const inside = (await readdir(folder).catch(() => [])).filter((name) => !name.endsWith('.unfinished')).sort();
    const newest = inside.at(-1);
    throw new Error(
      `${folder} is no finished backup: it has no ${sumsName}. ` +
        (newest === undefined
          ? 'Name the folder of one backup.'
          : `Name the folder of one backup, such as ${join(folder, newest)}.`),
    );
  }
  const lines = text.split('\n').slice(0, -1);
  const sums = new Map<string, string>();
  for (const line of lines) {
    const [, sum, name] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? [];
    if (sum === undefined || name === undefined) throw toRefusal(folder, `${sumsName} contains an invalid line`);
    sums.set(name, sum);
  }
  return sums;
};

const readSum = async (path: string): Promise<string | undefined> => {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(path), hash);
  } catch {
    return undefined;
  }
  return hash.digest('hex');
};

/** Verifies every file of a backup against its checksum and reads the manifest. @throws an error naming the defect. */
export const readVerifiedBackupManifest = async (folder: string): Promise<BackupManifest> => {
  const sums = await readSums(folder);
  for (const [name, sum] of sums) {
    const found = await readSum(join(folder, name));
    if (found === undefined) throw toRefusal(folder, `${name} is missing or cannot be read`);
    if (found !== sum) throw toRefusal(folder, `${name} is not as it was written (its checksum differs)`);
  }
  if (!sums.has(manifestName)) throw toRefusal(folder, `${sumsName} does not list ${manifestName}`);
  const manifest = manifestSchema.safeParse(JSON.parse(await readFile(join(folder, manifestName), 'utf8')));
  if (!manifest.success)
    throw toRefusal(folder, `${manifestName} is of another version of this product`, manifest.error);
  const { tables, uploads } = manifest.data;
  const wanted = [
    backupStructureFileName,
    backupSecretsFileName,
    ...Object.keys(tables).map(toBackupTableFileName),
    ...uploads.map(toBackupUploadPath),
  ];
  const unlisted = wanted.find((name) => !sums.has(name));
  if (unlisted !== undefined) throw toRefusal(folder, `${sumsName} does not list ${unlisted}`);
  return manifest.data;
};
