// Damaged backups and databases that must not be overwritten: a refused restore changes nothing.
import { createHash } from 'node:crypto';
import { appendFile, cp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createBackup } from '../../backup/create-backup.ts';
import { createLocalUploadsStorageForBackup } from '../../backup/directus-upload-storage.ts';
import { readVerifiedBackup, restoreBackup } from '../../backup/restore-backup.ts';
import { withDatabaseConnection } from '../../database/with-database-connection.ts';
import { readStoredSecrets, type BackendSecrets } from '../../launch/backend-secrets.ts';
import { createTestDatabaseCopy } from '../dedicated-test-backend.ts';
import { createScratchFolder, removeScratchFolder } from '../temporary-test-folder.ts';

const shared = inject('backend');
let source: Awaited<ReturnType<typeof createTestDatabaseCopy>>;
let target: Awaited<ReturnType<typeof createTestDatabaseCopy>>;
let scratch: string;
let intact: string;
let secrets: BackendSecrets;

const query = (url: string, sql: string) => withDatabaseConnection(url, ({ readRows }) => readRows(sql));

const countTables = async (): Promise<number> =>
  (await query(target.url, "select 1 from pg_tables where schemaname = 'public'")).length;

const restore = async (folder: string, mayReplace = false) =>
  restoreBackup(await readVerifiedBackup(folder), {
    databaseUrl: target.url,
    files: createLocalUploadsStorageForBackup(join(scratch, 'data')),
    mayReplace,
  });

beforeAll(async () => {
  source = await createTestDatabaseCopy();
  scratch = await createScratchFolder();
  intact = join(scratch, 'intact');
  const stored = await readStoredSecrets(shared.dataFolder);
  if (!stored) throw new Error('The backend has no secrets.');
  secrets = stored;
  await createBackup({
    databaseUrl: source.url,
    files: createLocalUploadsStorageForBackup(shared.dataFolder),
    secrets,
    folder: intact,
  });
});
afterAll(async () => {
  await source.remove();
  await removeScratchFolder(scratch);
});
beforeEach(async () => {
  target = await createTestDatabaseCopy('template1');
});
afterEach(() => target.remove());

const rows = 'database/rows/ecommerce_product.copy.gz';

/** Removes a file's line from the list of checksums. */
const unlist = async (folder: string, name: string): Promise<void> => {
  const list = join(folder, 'SHA256SUMS');
  const lines = (await readFile(list, 'utf8')).split('\n');
  const shorter = lines.filter((line) => !line.endsWith(`  ${name}`));
  expect(shorter).toHaveLength(lines.length - 1);
  await writeFile(list, shorter.join('\n'));
};

/** The first uploaded file of a backup, as named in the list of checksums. */
const readUpload = async (folder: string): Promise<string> => {
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as { uploads: string[] };
  return `uploads/${manifest.uploads[0] ?? ''}`;
};

type Damage = [what: string, damage: (folder: string) => Promise<void>, reason: string];

const damages: Damage[] = [
  ['cut off', (folder) => truncate(join(folder, rows), 100), `${rows} is not as it was written`],
  ['with a changed file', (folder) => appendFile(join(folder, 'secrets.json'), ' '), 'secrets.json is not as it was'],
  ['without a file', (folder) => rm(join(folder, rows)), `${rows} is missing`],
  ['without its checksum list', (folder) => rm(join(folder, 'SHA256SUMS')), 'is no finished backup'],
  ...[rows, 'secrets.json', 'database/structure.json', 'manifest.json'].map((name): Damage => [
    `whose checksum list lacks ${name}`,
    (folder) => unlist(folder, name),
    `SHA256SUMS does not list ${name}`,
  ]),
  [
    'whose checksum list lacks an uploaded file',
    async (folder) => unlist(folder, await readUpload(folder)),
    'SHA256SUMS does not list uploads/',
  ],
  [
    'without an uploaded file, removed from both the checksum list and its folder',
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

it.each(damages)('refuses a backup %s before writing anything', async (_what, damage, reason) => {
  const folder = join(scratch, 'damaged');
  await rm(folder, { recursive: true, force: true });
  await cp(intact, folder, { recursive: true });
  await damage(folder);
  await expect(restore(folder)).rejects.toThrow(reason);
  expect(await countTables()).toBe(0);
});

it('refuses a backup of a newer release', async () => {
  const manifest = JSON.parse(await readFile(join(intact, 'manifest.json'), 'utf8')) as { directus: string };
  const folder = join(scratch, 'newer');
  await cp(intact, folder, { recursive: true });
  const newer = `${JSON.stringify({ ...manifest, directus: '1000.0.0' })}\n`;
  await writeFile(join(folder, 'manifest.json'), newer);
  const list = await readFile(join(intact, 'SHA256SUMS'), 'utf8');
  const sum = createHash('sha256').update(newer).digest('hex');
  await writeFile(join(folder, 'SHA256SUMS'), list.replace(/^.{64}(?= {2}manifest\.json$)/m, sum));
  await expect(restore(folder)).rejects.toThrow('was made with a newer release (its Directus 1000.0.0');
  expect(await countTables()).toBe(0);
});

describe('a non-empty database', () => {
  beforeEach(() => query(target.url, "create table kept (word text); insert into kept values ('Gold')"));

  it('is not overwritten', async () => {
    await expect(restore(intact)).rejects.toThrow('The database is not empty');
    expect(await query(target.url, 'select word from kept')).toEqual([{ word: 'Gold' }]);
    expect(await countTables()).toBe(1);
  });

  it('is replaced completely by the backup when replacing is allowed', async () => {
    await restore(intact, true);
    expect(await query(target.url, "select to_regclass('kept') as kept")).toEqual([{ kept: null }]);
    const count = 'select count(*)::int as count from ecommerce_product';
    expect(await query(target.url, count)).toEqual(await query(source.url, count));
  });

  it('stays unchanged when the last step of the restore fails', async () => {
    const backup = await readVerifiedBackup(intact);
    backup.structure.afterRows.push('alter table no_such_table add column c int');
    const files = createLocalUploadsStorageForBackup(join(scratch, 'data'));
    await expect(restoreBackup(backup, { databaseUrl: target.url, files, mayReplace: true })).rejects.toThrow(
      'The database refused the backup: relation "no_such_table" does not exist. Nothing was changed in it.',
    );
    expect(await query(target.url, 'select word from kept')).toEqual([{ word: 'Gold' }]);
    expect(await countTables()).toBe(1);
  });

  it('is not touched while it has other connections', async () => {
    await withDatabaseConnection(target.url, async () => {
      await expect(restore(intact, true)).rejects.toThrow('The database is in use (1 other connection)');
    });
    expect(await countTables()).toBe(1);
  });
});

it('refuses to back up a database object that it cannot restore', async () => {
  await query(target.url, 'create table one (id int); create view of_somebody as select id from one');
  const folder = join(scratch, 'with-view');
  await expect(
    createBackup({ databaseUrl: target.url, files: createLocalUploadsStorageForBackup(scratch), secrets, folder }),
  ).rejects.toThrow('The database holds something that this backup cannot carry: the view or table of_somebody');
});

it('reports uploaded files that the database references but that are missing', async () => {
  const folder = join(scratch, 'without-files');
  const { uploads, missingUploads } = await createBackup({
    databaseUrl: source.url,
    files: createLocalUploadsStorageForBackup(join(scratch, 'nowhere')),
    secrets,
    folder,
  });
  expect(uploads).toEqual([]);
  expect(missingUploads.length).toBeGreaterThan(50);
});
