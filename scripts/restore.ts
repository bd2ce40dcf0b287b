// `npm run restore -- --from <folder of a backup> [--replace] [--database-url <address>]`: restores database, uploaded
// files and secrets of a backend that is not running. Error cases and next steps: docs/operations.md.
import { copyFile } from 'node:fs/promises';
import { openUploadedFileStorage } from '../backend/backup/directus-upload-storage.ts';
import { readVerifiedBackup, restoreBackup } from '../backend/backup/restore-backup.ts';
import { startOrConnectDatabase } from '../backend/database/start-or-connect-database.ts';
import { readStoredSecrets, writeSecrets } from '../backend/launch/backend-secrets.ts';
import { SettingsError } from '../settings/parse-environment-settings.ts';
import { parseRestoreArguments } from './parse-command-arguments.ts';
import { devBackendDataFolder, isBackendReachable, devBackendSecretsFile } from './start-or-connect-backend.ts';
import { runCliCommandAndExit, formatElapsedTime } from './run-cli-command-and-exit.ts';
import { parseCommandEnvironmentSettings } from './cli-command-settings.ts';

await runCliCommandAndExit(async (session) => {
  const { from, mayReplace, databaseUrl: givenUrl } = parseRestoreArguments(process.argv.slice(2));
  const { backend, sharing } = parseCommandEnvironmentSettings(process.env);
  if (backend.kind === 'elsewhere')
    throw new SettingsError('BACKEND_URL names a backend elsewhere; run this where that backend is started.');
  if (givenUrl !== undefined && sharing.storage !== undefined)
    throw new SettingsError(
      '--database-url names another database, but STORAGE_BUCKET is that of the settings: its files would be written over. ' +
        'Set STORAGE_BUCKET to another bucket or to nothing, and DATABASE_URL to that database.',
    );
  const backup = await readVerifiedBackup(from);
  if (await isBackendReachable(`http://127.0.0.1:${backend.port}`))
    throw new SettingsError(`A backend is running on port ${backend.port}. Stop it first.`);
  const startedAt = Date.now();
  const own = await readStoredSecrets(devBackendDataFolder);
  const databaseUrl = givenUrl ?? backend.databaseUrl;
  // The embedded database keeps its existing password; everything else comes from the backup.
  const secrets = { ...backup.secrets, ...(own && { databasePassword: own.databasePassword }) };
  const database = await startOrConnectDatabase({
    dataFolder: devBackendDataFolder,
    port: backend.databasePort,
    password: secrets.databasePassword,
    isPasswordNew: !own,
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    log: (line) => console.log(line),
  });
  session.onEnd(database.stop);
  await restoreBackup(backup, {
    databaseUrl: database.url,
    files: await openUploadedFileStorage(devBackendDataFolder, sharing.storage),
    mayReplace,
  });
  if (own)
    await copyFile(
      devBackendSecretsFile,
      `${devBackendSecretsFile}.set-aside-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`,
    );
  await writeSecrets(devBackendDataFolder, secrets);
  const { createdAt, tables, uploads } = backup.manifest;
  console.log(
    `Restored as it was at ${createdAt}, in ${formatElapsedTime(Date.now() - startedAt)}: ` +
      `${Object.keys(tables).length} tables, ${uploads.length} files, the secrets. The backend can be started.`,
  );
  console.log('Personal data erased since then is back: run npm run privacy -- erase again.');
  return 0;
});
