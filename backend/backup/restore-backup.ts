// Restores a backup: verifies all of it before writing anything, then writes files and, in one transaction, the
// database (decision 035).
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { quoteIdentifier } from '../database/with-database-connection.ts';
import type { BackendSecrets } from '../launch/backend-secrets.ts';
import {
  type BackupManifest,
  readVerifiedBackupManifest,
  backupSecretsFileName,
  backupStructureFileName,
  toBackupTableFileName,
  toBackupUploadPath,
} from './backup-folder.ts';
import { readDirectusVersion } from './create-backup.ts';
import type { DirectusUploadStorage } from './directus-upload-storage.ts';
import { type RunSql, type BackupDatabaseTransaction, runInBackupDatabaseTransaction } from './backup-transaction.ts';
import {
  checkBackupSupportsDatabaseObjects,
  toNonExtensionObjectSql,
  readTablesWithColumns,
  type BackupSchemaSql,
} from './dump-database-schema.ts';

export interface VerifiedBackup {
  folder: string;
  manifest: BackupManifest;
  structure: BackupSchemaSql;
  secrets: BackendSecrets;
}

const isNewer = (version: string, than: string): boolean =>
  version.localeCompare(than, 'en', { numeric: true, sensitivity: 'base' }) > 0;

/** Reads and verifies a complete backup. @throws an error naming the defect, before any change. */
export const readVerifiedBackup = async (folder: string): Promise<VerifiedBackup> => {
  const manifest = await readVerifiedBackupManifest(folder);
  const installed = readDirectusVersion();
  if (isNewer(manifest.directus, installed))
    throw new Error(
      `The backup ${folder} was made with a newer release (its Directus ${manifest.directus}, here ${installed}). ` +
        'Nothing was changed. Install that release first.',
    );
  // Their checksums were verified, so their content needs no validation.
  const readJson = async (name: string): Promise<unknown> => JSON.parse(await readFile(join(folder, name), 'utf8'));
  return {
    folder,
    manifest,
    structure: (await readJson(backupStructureFileName)) as BackupSchemaSql,
    secrets: (await readJson(backupSecretsFileName)) as BackendSecrets,
  };
};

/** @throws if the database has other connections, which could read or write during the restore. */
const checkNoOtherConnections = async ({ run }: BackupDatabaseTransaction): Promise<void> => {
  const [others] = await run(
    `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  const count = Number(others?.['count']);
  if (count > 0)
    throw new Error(
      `The database is in use (${count} other connection${count === 1 ? '' : 's'}). Nothing was changed. Stop every backend on it first.`,
    );
};

const runEach = async ({ run }: BackupDatabaseTransaction, statements: string[]): Promise<void> => {
  for (const statement of statements) await run(statement);
};

const writeDatabase = async (
  transaction: BackupDatabaseTransaction,
  { folder, manifest, structure }: VerifiedBackup,
  mayReplace: boolean,
): Promise<void> => {
  await checkNoOtherConnections(transaction);
  if (!(await isEmptySchema(transaction.run))) {
    if (!mayReplace)
      throw new Error(
        'The database is not empty. Nothing was changed. Name an empty one, or add --replace, which deletes everything in it.',
      );
    await clearSchema(transaction.run);
  }
  const [schema] = await transaction.run('select current_schema() as name');
  if (schema?.['name'] !== structure.schema)
    throw new Error(
      `The backup was made of the schema "${structure.schema}", but the connection's is "${String(schema?.['name'])}". ` +
        'Nothing was changed. Set the search_path of the database user accordingly.',
    );
  await runEach(transaction, structure.beforeRows);
  for (const table of structure.tables) {
    const count = await transaction.copyIn(
      table,
      createReadStream(join(folder, toBackupTableFileName(table.name))),
      createGunzip(),
    );
    if (count !== manifest.tables[table.name])
      throw new Error(
        `The table ${table.name} took ${count} rows instead of ${manifest.tables[table.name] ?? 'none'}. Nothing was changed.`,
      );
  }
  await runEach(transaction, structure.afterRows);
};

/** Prefixes PostgreSQL's error messages with what they mean for the restore. */
const explain = (error: unknown): never => {
  if (error instanceof Error && 'severity' in error)
    throw new Error(`The database refused the backup: ${error.message}. Nothing was changed in it.`, { cause: error });
  throw error;
};

/**
 * Writes a verified backup. The database is written in one transaction, which commits after the files were written next
 * to the previous ones: a failure leaves both unchanged. Then the new files replace the previous ones.
 */
export const restoreBackup = async (
  backup: VerifiedBackup,
  target: { databaseUrl: string; files: DirectusUploadStorage; mayReplace: boolean },
): Promise<void> => {
  await runInBackupDatabaseTransaction(target.databaseUrl, '', async (transaction) => {
    await writeDatabase(transaction, backup, target.mayReplace);
    await target.files.begin();
    for (const name of backup.manifest.uploads)
      await target.files.write(name, createReadStream(join(backup.folder, toBackupUploadPath(name))));
  }).catch(explain);
  await target.files.finish();
  await runInBackupDatabaseTransaction(target.databaseUrl, '', ({ run }) => run('analyze'));
};

const ownClass = toNonExtensionObjectSql('c.relnamespace', 'c.oid', 'pg_class');
const ownFunction = toNonExtensionObjectSql('p.pronamespace', 'p.oid', 'pg_proc');

const isEmptySchema = async (run: RunSql): Promise<boolean> =>
  (await run(`select 1 from pg_class c where c.relkind <> 'i' and ${ownClass} limit 1`)).length === 0;

/** Drops tables, sequences and functions. @throws before any change if the schema contains other objects. */
const clearSchema = async (run: RunSql): Promise<void> => {
  await checkBackupSupportsDatabaseObjects(run);
  for (const { name } of await readTablesWithColumns(run)) await run(`drop table ${quoteIdentifier(name)} cascade`);
  const rest = await run(
    `select format('drop sequence %I', c.relname) as sql from pg_class c where c.relkind = 'S' and ${ownClass}
     union all
     select format('drop routine %s', p.oid::regprocedure) from pg_proc p where ${ownFunction}`,
  );
  for (const { sql } of rest) await run(String(sql));
};
