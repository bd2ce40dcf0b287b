// `npm run backup -- --to <folder> [--keep <n>]`: database, uploaded files and secrets of the backend that is started from here
// into a new folder named by the time. The backend may run meanwhile. What stands in it: docs/operations.md.
import { join } from 'node:path';
import { createBackup } from '../backend/backup/create-backup.ts';
import { openUploadStorage } from '../backend/backup/upload-storage.ts';
import { withDatabase } from '../backend/database/connection.ts';
import { startDatabase, toEmbeddedDatabaseUrl } from '../backend/database/database.ts';
import { readStoredSecrets, type Secrets } from '../backend/launch/secrets.ts';
import { SettingsError } from '../settings/read-settings.ts';
import { toBackupOptions } from './command-options.ts';
import { dataFolder } from './live-backend.ts';
import { removeOlderBackups, toBackupName } from './older-backups.ts';
import { runCommand, type Session, toDuration } from './session.ts';
import { type BackendSettings, toSettings } from './settings.ts';

const main = async (session: Session) => {
  const { to, keep } = toBackupOptions(process.argv.slice(2));
  const { backend, sharing } = toSettings(process.env);
  if (backend.kind === 'elsewhere')
    throw new SettingsError('BACKEND_URL names a backend elsewhere; run this where that backend is started.');
  const secrets = await readStoredSecrets(dataFolder);
  if (!secrets) throw new SettingsError('No backend was started from this folder yet. Run npm start first.');
  const startedAt = Date.now();
  const folder = join(to, toBackupName(new Date(startedAt)));
  const { tables, uploads, missingUploads } = await createBackup({
    databaseUrl: await openDatabase(backend, secrets, session),
    files: await openUploadStorage(dataFolder, sharing.storage),
    secrets,
    folder,
  });
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  console.log(
    `${Object.keys(tables).length} tables with ${rows} rows and ${uploads.length} files in ${toDuration(Date.now() - startedAt)}: ${folder}`,
  );
  for (const name of missingUploads) console.log(`The file ${name} stands in the database, but was not there.`);
  console.log('It holds personal data and every secret of the backend: keep it where only its operators can read.');
  if (missingUploads.length > 0) {
    console.error(
      'It is no whole backup: no older one was removed. Look whether the folder or bucket is the right one.',
    );
    return 1;
  }
  const removed = keep === undefined ? [] : await removeOlderBackups(to, keep);
  for (const name of removed) console.log(`The older backup ${name} was removed.`);
  return 0;
};

/** The embedded database is started for the length of the backup where no backend runs on it. */
const openDatabase = async (
  { databaseUrl, databasePort }: Extract<BackendSettings, { kind: 'own' }>,
  secrets: Secrets,
  session: Session,
): Promise<string> => {
  const url = databaseUrl ?? toEmbeddedDatabaseUrl(databasePort, secrets.databasePassword);
  const isRunning = await withDatabase(url, ({ readRows }) => readRows('select 1')).then(
    () => true,
    () => false,
  );
  if (isRunning) return url;
  const database = await startDatabase({
    dataFolder,
    port: databasePort,
    password: secrets.databasePassword,
    isPasswordNew: false,
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    log: (line) => console.log(line),
  });
  session.onEnd(database.stop);
  return database.url;
};

await runCommand(main);
