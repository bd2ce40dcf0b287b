// `npm run backup -- --to <folder> [--keep <n>]`: backs up database, uploaded files and secrets of the backend of
// this folder into a new folder named by the time. The backend may keep running. Contents: docs/operations.md.
import { join } from 'node:path';
import { createBackup } from '../backend/backup/create-backup.ts';
import { openUploadedFileStorage } from '../backend/backup/directus-upload-storage.ts';
import { withDatabaseConnection } from '../backend/database/with-database-connection.ts';
import { startOrConnectDatabase, toEmbeddedDatabaseUrl } from '../backend/database/start-or-connect-database.ts';
import { readStoredSecrets, type BackendSecrets } from '../backend/launch/backend-secrets.ts';
import { SettingsError } from '../settings/parse-environment-settings.ts';
import { parseBackupArguments } from './parse-command-arguments.ts';
import { devBackendDataFolder } from './start-or-connect-backend.ts';
import { removeOlderBackups, toBackupFolderName } from './backup-retention.ts';
import { runCliCommandAndExit, type CliCommandLifecycle, formatElapsedTime } from './run-cli-command-and-exit.ts';
import { type StartedOrRemoteBackendSettings, parseCommandEnvironmentSettings } from './cli-command-settings.ts';

const main = async (session: CliCommandLifecycle) => {
  const { to, keep } = parseBackupArguments(process.argv.slice(2));
  const { backend, sharing } = parseCommandEnvironmentSettings(process.env);
  if (backend.kind === 'elsewhere')
    throw new SettingsError('BACKEND_URL names a backend elsewhere; run this where that backend is started.');
  const secrets = await readStoredSecrets(devBackendDataFolder);
  if (!secrets) throw new SettingsError('No backend was started from this folder yet. Run npm start first.');
  const startedAt = Date.now();
  const folder = join(to, toBackupFolderName(new Date(startedAt)));
  const { tables, uploads, missingUploads } = await createBackup({
    databaseUrl: await openDatabase(backend, secrets, session),
    files: await openUploadedFileStorage(devBackendDataFolder, sharing.storage),
    secrets,
    folder,
  });
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  console.log(
    `${Object.keys(tables).length} tables with ${rows} rows and ${uploads.length} files in ${formatElapsedTime(Date.now() - startedAt)}: ${folder}`,
  );
  for (const name of missingUploads) console.log(`The file ${name} is referenced in the database, but is missing.`);
  console.log('It contains personal data and every secret of the backend: keep it where only its operators can read.');
  if (missingUploads.length > 0) {
    console.error(
      'The backup is incomplete: no older one was removed. Check whether this is the right folder or bucket.',
    );
    return 1;
  }
  const removed = keep === undefined ? [] : await removeOlderBackups(to, keep);
  for (const name of removed) console.log(`The older backup ${name} was removed.`);
  return 0;
};

/** Starts the embedded database for the duration of the backup if no running backend has started it. */
const openDatabase = async (
  { databaseUrl, databasePort }: Extract<StartedOrRemoteBackendSettings, { kind: 'own' }>,
  secrets: BackendSecrets,
  session: CliCommandLifecycle,
): Promise<string> => {
  const url = databaseUrl ?? toEmbeddedDatabaseUrl(databasePort, secrets.databasePassword);
  const isRunning = await withDatabaseConnection(url, ({ readRows }) => readRows('select 1')).then(
    () => true,
    () => false,
  );
  if (isRunning) return url;
  const database = await startOrConnectDatabase({
    dataFolder: devBackendDataFolder,
    port: databasePort,
    password: secrets.databasePassword,
    isPasswordNew: false,
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    log: (line) => console.log(line),
  });
  session.onEnd(database.stop);
  return database.url;
};

await runCliCommandAndExit(main);
