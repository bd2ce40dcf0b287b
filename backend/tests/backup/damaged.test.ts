// Backups that are not as they were written, and databases that are not to be written over: nothing is changed.
import { createHash } from 'node:crypto';
import { appendFile, cp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createBackup } from '../../backup/create-backup.ts';
import { createLocalUploadStorage } from '../../backup/upload-storage.ts';
import { readBackup, restoreBackup } from '../../backup/restore-backup.ts';
import { withDatabase } from '../../database/connection.ts';
import { readStoredSecrets, type Secrets } from '../../launch/secrets.ts';
import { createOwnDatabase } from '../own-backend.ts';
import { createScratchFolder, removeScratchFolder } from '../scratch-folder.ts';

const shared = inject('backend');
let source: Awaited<ReturnType<typeof createOwnDatabase>>;
let target: Awaited<ReturnType<typeof createOwnDatabase>>;
let scratch: string;
let whole: string;
let secrets: Secrets;

const query = (url: string, sql: string) => withDatabase(url, ({ readRows }) => readRows(sql));

const countTables = async (): Promise<number> =>
  (await query(target.url, "select 1 from pg_tables where schemaname = 'public'")).length;

const restore = async (folder: string, mayReplace = false) =>
  restoreBackup(await readBackup(folder), {
    databaseUrl: target.url,
    files: createLocalUploadStorage(join(scratch, 'data')),
    mayReplace,
  });

beforeAll(async () => {
  source = await createOwnDatabase();
  scratch = await createScratchFolder();
  whole = join(scratch, 'whole');
  const stored = await readStoredSecrets(shared.dataFolder);
  if (!stored) throw new Error('The backend has no secrets.');
  secrets = stored;
  await createBackup({
    databaseUrl: source.url,
    files: createLocalUploadStorage(shared.dataFolder),
    secrets,
    folder: whole,
  });
});
afterAll(async () => {
  await source.remove();
  await removeScratchFolder(scratch);
});
beforeEach(async () => {
  target = await createOwnDatabase('template1');
});
afterEach(() => target.remove());

const rows = 'database/rows/ecommerce_product.copy.gz';

/** Takes a file's line out of the list of checksums. */
const unlist = async (folder: string, name: string): Promise<void> => {
  const list = join(folder, 'SHA256SUMS');
  const lines = (await readFile(list, 'utf8')).split('\n');
  const shorter = lines.filter((line) => !line.endsWith(`  ${name}`));
  expect(shorter).toHaveLength(lines.length - 1);
  await writeFile(list, shorter.join('\n'));
};

/** The first uploaded file of a backup, as the list of checksums names it. */
const readUpload = async (folder: string): Promise<string> => {
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as { uploads: string[] };
  return `uploads/${manifest.uploads[0] ?? ''}`;
};

type Damage = [what: string, damage: (folder: string) => Promise<void>, reason: string];

const damages: Damage[] = [
  ['cut off', (folder) => truncate(join(folder, rows), 100), `${rows} is not as it was written`],
  ['with a changed file', (folder) => appendFile(join(folder, 'secrets.json'), ' '), 'secrets.json is not as it was'],
  ['without a file', (folder) => rm(join(folder, rows)), `${rows} is missing`],
  ['without its list', (folder) => rm(join(folder, 'SHA256SUMS')), 'is no finished backup'],
  ...[rows, 'secrets.json', 'database/structure.json', 'manifest.json'].map((name): Damage => [
    `whose list lacks ${name}`,
    (folder) => unlist(folder, name),
    `SHA256SUMS does not list ${name}`,
  ]),
  [
    'whose list lacks an uploaded file',
    async (folder) => unlist(folder, await readUpload(folder)),
    'SHA256SUMS does not list uploads/',
  ],
  [
    'without an uploaded file, in the list and in its folder',
    async (folder) => {
      const upload = await readUpload(folder);
      await rm(join(folder, upload));
      await unlist(folder, upload);
    },
    'SHA256SUMS does not list uploads/',
  ],
  [
    'without an uploaded file',
    async (folder) => rm(join(folder, await readUpload(folder))),
    'is missing or cannot be read',
  ],
];

it.each(damages)('refuses a backup %s, before anything is written', async (_what, damage, reason) => {
  const folder = join(scratch, 'damaged');
  await rm(folder, { recursive: true, force: true });
  await cp(whole, folder, { recursive: true });
  await damage(folder);
  await expect(restore(folder)).rejects.toThrow(reason);
  expect(await countTables()).toBe(0);
});

it('refuses a backup of a newer release', async () => {
  const manifest = JSON.parse(await readFile(join(whole, 'manifest.json'), 'utf8')) as { directus: string };
  const folder = join(scratch, 'newer');
  await cp(whole, folder, { recursive: true });
  const newer = `${JSON.stringify({ ...manifest, directus: '1000.0.0' })}\n`;
  await writeFile(join(folder, 'manifest.json'), newer);
  const list = await readFile(join(whole, 'SHA256SUMS'), 'utf8');
  const sum = createHash('sha256').update(newer).digest('hex');
  await writeFile(join(folder, 'SHA256SUMS'), list.replace(/^.{64}(?= {2}manifest\.json$)/m, sum));
  await expect(restore(folder)).rejects.toThrow('was made with a newer release (its Directus 1000.0.0');
  expect(await countTables()).toBe(0);
});

describe('a database with something in it', () => {
  beforeEach(() => query(target.url, "create table kept (word text); insert into kept values ('Gold')"));

  it('is not written over', async () => {
    await expect(restore(whole)).rejects.toThrow('The database is not empty');
    expect(await query(target.url, 'select word from kept')).toEqual([{ word: 'Gold' }]);
    expect(await countTables()).toBe(1);
  });

  it('is replaced where that is said, by a backup and nothing else', async () => {
    await restore(whole, true);
    expect(await query(target.url, "select to_regclass('kept') as kept")).toEqual([{ kept: null }]);
    const count = 'select count(*)::int as count from ecommerce_product';
    expect(await query(target.url, count)).toEqual(await query(source.url, count));
  });

  it('stays as it was when the backup fails at its end', async () => {
    const backup = await readBackup(whole);
    backup.structure.afterRows.push('alter table no_such_table add column c int');
    const files = createLocalUploadStorage(join(scratch, 'data'));
    await expect(restoreBackup(backup, { databaseUrl: target.url, files, mayReplace: true })).rejects.toThrow(
      'The database refused the backup: relation "no_such_table" does not exist. Nothing was changed in it.',
    );
    expect(await query(target.url, 'select word from kept')).toEqual([{ word: 'Gold' }]);
    expect(await countTables()).toBe(1);
  });

  it('is not touched while somebody else is on it', async () => {
    await withDatabase(target.url, async () => {
      await expect(restore(whole, true)).rejects.toThrow('The database is in use (1 other connection)');
    });
    expect(await countTables()).toBe(1);
  });
});

it('says what it cannot carry instead of leaving it out', async () => {
  await query(target.url, 'create table one (id int); create view of_somebody as select id from one');
  const folder = join(scratch, 'with-view');
  await expect(
    createBackup({ databaseUrl: target.url, files: createLocalUploadStorage(scratch), secrets, folder }),
  ).rejects.toThrow('The database holds something that this backup cannot carry: the view or table of_somebody');
});

it('tells a file that the database names and that is gone', async () => {
  const folder = join(scratch, 'without-files');
  const { uploads, missingUploads } = await createBackup({
    databaseUrl: source.url,
    files: createLocalUploadStorage(join(scratch, 'nowhere')),
    secrets,
    folder,
  });
  expect(uploads).toEqual([]);
  expect(missingUploads.length).toBeGreaterThan(50);
});
