import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { toBackupArguments, toRestoreArguments } from './backup-options.ts';

describe('backup', () => {
  it('takes a folder and how many stay there', () => {
    expect(toBackupArguments(['--to', '/backups', '--keep', '14'])).toEqual({ to: '/backups', keep: 14 });
    expect(toBackupArguments(['--to', 'here'])).toEqual({ to: resolve('here'), keep: undefined });
  });

  it.each([
    [[], '--to is missing'],
    [['--to', ''], '--to is missing'],
    [['--to', '/b', '--keep', '0'], '--keep is "0"'],
    [['--to', '/b', '--keep', 'all'], '--keep is "all"'],
    [['/b'], 'Unexpected argument'],
  ])('refuses %j with the usage', (words, reason) => {
    expect(() => toBackupArguments(words)).toThrow(reason);
    expect(() => toBackupArguments(words)).toThrow('Usage: npm run backup');
  });
});

describe('restore', () => {
  it('replaces nothing unless that is said', () => {
    expect(toRestoreArguments(['--from', '/b/1'])).toEqual({
      ...{ from: '/b/1', mayReplace: false, databaseUrl: undefined },
    });
    expect(toRestoreArguments(['--from', '/b/1', '--replace']).mayReplace).toBe(true);
  });

  it('takes another database', () => {
    const words = ['--from', '/b/1', '--database-url', 'postgres://me@db:5432/shop'];
    expect(toRestoreArguments(words).databaseUrl).toBe('postgres://me@db:5432/shop');
  });

  it.each([
    [[], '--from is missing'],
    [['--from', '/b', '--database-url', 'db'], '--database-url has to be an address'],
    [['--from', '/b', '--force'], 'Unknown option'],
  ])('refuses %j with the usage', (words, reason) => {
    expect(() => toRestoreArguments(words)).toThrow(reason);
    expect(() => toRestoreArguments(words)).toThrow('Usage: npm run restore');
  });
});
