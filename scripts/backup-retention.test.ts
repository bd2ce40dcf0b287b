import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { removeOlderBackups, toBackupFolderName } from './backup-retention.ts';

let folder: string;

/** Not in chronological order. */
const days = ['2026-11-21', '2026-09-30', '2026-11-22', '2025-12-31', '2026-10-01'];
const names = days.map((day) => toBackupFolderName(new Date(`${day}T23:05:09.500Z`)));
const newestFirst = names.toSorted().reverse();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backups-'));
  for (const name of names) {
    await mkdir(join(folder, name, 'uploads'), { recursive: true });
    await writeFile(join(folder, name, 'SHA256SUMS'), '');
  }
});
afterEach(() => rm(folder, { recursive: true }));

it('names a backup by its time', () => {
  expect(names[0]).toBe('2026-11-21T23-05-09Z');
});

it.each([1, 2, 4])('keeps the newest %i and removes the others, oldest first', async (keep) => {
  expect(await removeOlderBackups(folder, keep)).toEqual(newestFirst.slice(keep).reverse());
  expect((await readdir(folder)).sort()).toEqual(newestFirst.slice(0, keep).reverse());
});

it.each([5, 6, 9_999])('removes none of five backups if %i are to be kept', async (keep) => {
  expect(await removeOlderBackups(folder, keep)).toEqual([]);
  expect((await readdir(folder)).sort()).toEqual(names.toSorted());
});

it('ignores and does not count folders that are not finished backups', async () => {
  const others = ['2026-11-22T23-59-59Z.unfinished', '2026', 'Fotos', 'zzz.txt'];
  for (const other of others) await mkdir(join(folder, other));
  await removeOlderBackups(folder, 2);
  expect((await readdir(folder)).sort()).toEqual([...newestFirst.slice(0, 2), ...others].sort());
});
