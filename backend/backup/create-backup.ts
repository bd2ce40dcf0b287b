// Creates a backup of a backend: database, uploads, secrets. The backend may keep running: the database is read from
// one snapshot (decision 035).
import { createRequire } from 'node:module';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { acquireContentModelLock, quoteIdentifier, withDatabase } from '../database/connection.ts';
import type { Secrets } from '../launch/secrets.ts';
import {
  type BackupWriter,
  createBackupFolder,
  type BackupManifest,
  secretsFileName,
  structureFileName,
  toTableRowsFileName,
  toUploadFileName,
} from './backup-folder.ts';
import type { UploadStorage } from './upload-storage.ts';
import { type BackupTransaction, withBackupTransaction } from './backup-transaction.ts';
import { checkSupportedObjects, readDatabaseStructure, readTableColumns } from './database-structure.ts';

export interface BackupOptions {
  databaseUrl: string;
  files: UploadStorage;
  secrets: Secrets;
  /** Of this one backup; must not exist. */
  folder: string;
}

/** Version of the installed Directus. */
export const readDirectusVersion = (): string => {
  const { version } = createRequire(import.meta.url)('@directus/api/package.json') as { version: string };
  return version;
};

const addText = (writer: BackupWriter, name: string, value: unknown): Promise<void> =>
  writer.add(name, Readable.from([`${JSON.stringify(value, null, 2)}\n`]));

/** Names of files as the database knows them; none leads out of a folder or breaks a line of the checksums. */
const readFileNames = async ({ run }: BackupTransaction): Promise<string[]> => {
  const rows = await run(
    'select distinct filename_disk as name from directus_files where filename_disk is not null order by 1',
  );
  const names = rows.map((row) => String(row['name']));
  const strange = names.find((name) => /[\n\r\\]|^\/|(^|\/)\.\.(\/|$)/.test(name));
  if (strange !== undefined) throw new Error(`The file ${JSON.stringify(strange)} has a name that no backup can keep.`);
  return names;
};

/** Everything of the database, as it stands when the transaction begins. */
const addDatabase = async (writer: BackupWriter, transaction: BackupTransaction) => {
  const { run, copyOut } = transaction;
  await checkSupportedObjects(run);
  const names = (await readTableColumns(run)).map(({ name }) => quoteIdentifier(name));
  // Nobody changes a table's structure until all is read; rows are read and written as ever.
  await run(`lock table ${names.join(', ')} in access share mode`);
  const structure = await readDatabaseStructure(run);
  await addText(writer, structureFileName, structure);
  const tables: BackupManifest['tables'] = {};
  for (const table of structure.tables) {
    tables[table.name] = await copyOut(table, (rows) =>
      writer.add(toTableRowsFileName(table.name), rows, createGzip()),
    );
  }
  const [server] = await run(`select current_setting('server_version_num')::int as version`);
  return { tables, postgres: Number(server?.['version']), files: await readFileNames(transaction) };
};

/**
 * Writes a backup and resolves to what is in it. The database comes first and the files after it: a picture that is uploaded
 * meanwhile is then left out with its record, instead of standing in the database without its file. One that is deleted
 * meanwhile is told as missing.
 */
export const createBackup = async ({ databaseUrl, files, secrets, folder }: BackupOptions): Promise<BackupManifest> => {
  const createdAt = new Date().toISOString();
  const writer = await createBackupFolder(folder);
  const database = await withDatabase(databaseUrl, async (lock) => {
    await acquireContentModelLock(lock, 'shared');
    return withBackupTransaction(databaseUrl, 'isolation level repeatable read, read only', (transaction) =>
      addDatabase(writer, transaction),
    );
  });
  const uploads: string[] = [];
  const missingUploads: string[] = [];
  for (const name of database.files) {
    const content = await files.read(name);
    if (content) await writer.add(toUploadFileName(name), content);
    (content ? uploads : missingUploads).push(name);
  }
  await addText(writer, secretsFileName, secrets);
  const { tables, postgres } = database;
  const manifest: BackupManifest = {
    format: 1,
    createdAt,
    directus: readDirectusVersion(),
    postgres,
    tables,
    uploads,
    missingUploads,
  };
  await writer.finish(manifest);
  return manifest;
};
