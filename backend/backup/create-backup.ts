// Creates a backup of a backend: database, uploads, secrets. The backend may keep running: the database is read from
// one snapshot (decision 035).
import { createRequire } from 'node:module';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import {
  acquireContentModelLock,
  quoteIdentifier,
  withDatabaseConnection,
} from '../database/with-database-connection.ts';
import type { BackendSecrets } from '../launch/backend-secrets.ts';
import {
  type BackupFolderWriter,
  createBackupWriter,
  type BackupManifest,
  backupSecretsFileName,
  backupStructureFileName,
  toBackupTableFileName,
  toBackupUploadPath,
} from './backup-folder.ts';
import type { DirectusUploadStorage } from './directus-upload-storage.ts';
import { type BackupDatabaseTransaction, runInBackupDatabaseTransaction } from './backup-transaction.ts';
import {
  checkBackupSupportsDatabaseObjects,
  dumpDatabaseSchema,
  readTablesWithColumns,
} from './dump-database-schema.ts';

export interface BackupOptions {
  databaseUrl: string;
  files: DirectusUploadStorage;
  secrets: BackendSecrets;
  /** Folder of this backup; must not exist. */
  folder: string;
}

/** Version of the installed Directus. */
export const readDirectusVersion = (): string => {
  const { version } = createRequire(import.meta.url)('@directus/api/package.json') as { version: string };
  return version;
};

const addText = (writer: BackupFolderWriter, name: string, value: unknown): Promise<void> =>
  writer.add(name, Readable.from([`${JSON.stringify(value, null, 2)}\n`]));

/** File names in the database. @throws for a name that escapes the folder or breaks a line of the checksum file. */
const readFileNames = async ({ run }: BackupDatabaseTransaction): Promise<string[]> => {
  const rows = await run(
    'select distinct filename_disk as name from directus_files where filename_disk is not null order by 1',
  );
  const names = rows.map((row) => String(row['name']));
  const invalid = names.find((name) => /[\n\r\\]|^\/|(^|\/)\.\.(\/|$)/.test(name));
  if (invalid !== undefined)
    throw new Error(`The file ${JSON.stringify(invalid)} has a name that a backup cannot store.`);
  return names;
};

/** Adds the database's structure and rows, as of the beginning of the transaction. */
const addDatabase = async (writer: BackupFolderWriter, transaction: BackupDatabaseTransaction) => {
  const { run, copyOut } = transaction;
  await checkBackupSupportsDatabaseObjects(run);
  const names = (await readTablesWithColumns(run)).map(({ name }) => quoteIdentifier(name));
  // Blocks changes of the tables' structure until all rows are read; rows can still be read and written.
  await run(`lock table ${names.join(', ')} in access share mode`);
  const structure = await dumpDatabaseSchema(run);
  await addText(writer, backupStructureFileName, structure);
  const tables: BackupManifest['tables'] = {};
  for (const table of structure.tables) {
    tables[table.name] = await copyOut(table, (rows) =>
      writer.add(toBackupTableFileName(table.name), rows, createGzip()),
    );
  }
  const [server] = await run(`select current_setting('server_version_num')::int as version`);
  return { tables, postgres: Number(server?.['version']), files: await readFileNames(transaction) };
};

/**
 * Writes a backup and resolves to its manifest. The database is read before the files: a file uploaded in between is
 * omitted together with its record, so no record lacks its file. A file deleted in between is listed in
 * `missingUploads`.
 */
export const createBackup = async ({ databaseUrl, files, secrets, folder }: BackupOptions): Promise<BackupManifest> => {
  const createdAt = new Date().toISOString();
  const writer = await createBackupWriter(folder);
  const database = await withDatabaseConnection(databaseUrl, async (lock) => {
    await acquireContentModelLock(lock, 'shared');
    return runInBackupDatabaseTransaction(databaseUrl, 'isolation level repeatable read, read only', (transaction) =>
      addDatabase(writer, transaction),
    );
  });
  const uploads: string[] = [];
  const missingUploads: string[] = [];
  for (const name of database.files) {
    const content = await files.read(name);
    if (content) await writer.add(toBackupUploadPath(name), content);
    (content ? uploads : missingUploads).push(name);
  }
  await addText(writer, backupSecretsFileName, secrets);
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
