// Names backup folders, and removes older backups after a new one is complete.
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const backupName = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;

/** The name of a backup's folder: its time in UTC, which sorts as text. */
export const toBackupFolderName = (at: Date): string =>
  at
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');

/**
 * Removes all but the newest `keep` (at least 1) backups of a folder and ignores everything else. Returns the names of
 * the removed backups, oldest first.
 */
export const removeOlderBackups = async (folder: string, keep: number): Promise<string[]> => {
  const names = (await readdir(folder)).filter((name) => backupName.test(name)).sort();
  const older = names.slice(0, -keep);
  for (const name of older) await rm(join(folder, name), { recursive: true });
  return older;
};
