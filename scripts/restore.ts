// `npm run restore -- --from <folder of a backup> [--replace] [--database-url <address>]`: brings database, uploaded files and
// secrets back, for a backend that is not running. What it refuses, and what to do after it: docs/operations.md.
import { copyFile } from 'node:fs/promises';
import { openUploadStorage } from '../backend/backup/upload-storage.ts';
import { readBackup, restoreBackup } from '../backend/backup/restore-backup.ts';
import { startDatabase } from '../backend/database/database.ts';
import { readStoredSecrets, writeSecrets } from '../backend/launch/secrets.ts';
import { SettingsError } from '../settings/read-settings.ts';
import { toRestoreOptions } from './command-options.ts';
import { dataFolder, isAnswering, secretsFile } from './live-backend.ts';
import { runCommand, toDuration } from './session.ts';
import { toSettings } from './settings.ts';

await runCommand(async (session) => {
  const { from, mayReplace, databaseUrl: givenUrl } = toRestoreOptions(process.argv.slice(2));
  const { backend, sharing } = toSettings(process.env);
  if (backend.kind === 'elsewhere')
    throw new SettingsError('BACKEND_URL names a backend elsewhere; run this where that backend is started.');
  if (givenUrl !== undefined && sharing.storage !== undefined)
    throw new SettingsError(
      '--database-url names another database, but STORAGE_BUCKET is that of the settings: its files would be written over. ' +
        'Set STORAGE_BUCKET to another bucket or to nothing, and DATABASE_URL to that database.',
    );
  const backup = await readBackup(from);
  if (await isAnswering(`http://127.0.0.1:${backend.port}`))
    throw new SettingsError(`A backend is running on port ${backend.port}. Stop it first.`);
  const startedAt = Date.now();
  const own = await readStoredSecrets(dataFolder);
  const databaseUrl = givenUrl ?? backend.databaseUrl;
  // The embedded database keeps the password it was made with; all else is the backup's.
  const secrets = { ...backup.secrets, ...(own && { databasePassword: own.databasePassword }) };
  const database = await startDatabase({
    dataFolder,
    port: backend.databasePort,
    password: secrets.databasePassword,
    isPasswordNew: !own,
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    log: (line) => console.log(line),
  });
  session.onEnd(database.stop);
  await restoreBackup(backup, {
    databaseUrl: database.url,
    files: await openUploadStorage(dataFolder, sharing.storage),
    mayReplace,
  });
  if (own) await copyFile(secretsFile, `${secretsFile}.set-aside-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`);
  await writeSecrets(dataFolder, secrets);
  const { createdAt, tables, uploads } = backup.manifest;
  console.log(
    `Restored as it was at ${createdAt}, in ${toDuration(Date.now() - startedAt)}: ` +
      `${Object.keys(tables).length} tables, ${uploads.length} files, the secrets. The backend can be started.`,
  );
  console.log('Whoever was erased since then is back: run npm run privacy -- erase for them again.');
  return 0;
});
