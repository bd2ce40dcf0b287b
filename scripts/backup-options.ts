// The arguments of `npm run backup` and `npm run restore`, checked. Called by scripts/backup.ts and scripts/restore.ts.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SettingsError } from './settings.ts';

export interface BackupArguments {
  /** Folder in which each backup gets a folder of its own. */
  to: string;
  /** How many backups stay there; all where it is not given. */
  keep: number | undefined;
}

export interface RestoreArguments {
  /** Folder of one backup. */
  from: string;
  mayReplace: boolean;
  /** In place of DATABASE_URL. */
  databaseUrl: string | undefined;
}

const backupUsage = 'Usage: npm run backup -- --to <folder> [--keep <number of backups>]';
const restoreUsage = 'Usage: npm run restore -- --from <folder of a backup> [--replace] [--database-url <address>]';

const orUsage = <Values>(read: () => { values: Values }, usage: string): Values => {
  try {
    return read().values;
  } catch (cause) {
    throw new SettingsError(`${cause instanceof Error ? cause.message : String(cause)}\n${usage}`);
  }
};

/** @throws {@link SettingsError} with the usage. */
export function toBackupArguments(words: string[]): BackupArguments {
  const values = orUsage(
    () => parseArgs({ args: words, options: { to: { type: 'string' }, keep: { type: 'string' } } }),
    backupUsage,
  );
  if (!values.to) throw new SettingsError(`--to is missing: the folder in which the backups stand.\n${backupUsage}`);
  if (values.keep !== undefined && !/^[1-9]\d{0,3}$/.test(values.keep))
    throw new SettingsError(`--keep is "${values.keep}", but has to be a number of backups.\n${backupUsage}`);
  return { to: resolve(values.to), keep: values.keep === undefined ? undefined : Number(values.keep) };
}

/** @throws {@link SettingsError} with the usage. */
export function toRestoreArguments(words: string[]): RestoreArguments {
  const values = orUsage(
    () =>
      parseArgs({
        args: words,
        options: { from: { type: 'string' }, replace: { type: 'boolean' }, 'database-url': { type: 'string' } },
      }),
    restoreUsage,
  );
  if (!values.from) throw new SettingsError(`--from is missing: the folder of one backup.\n${restoreUsage}`);
  const databaseUrl = values['database-url'];
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\/\S+$/.test(databaseUrl))
    throw new SettingsError(
      `--database-url has to be an address such as postgres://user:password@host:5432/database.\n${restoreUsage}`,
    );
  return { from: resolve(values.from), mayReplace: values.replace ?? false, databaseUrl };
}
