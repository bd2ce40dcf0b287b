import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SettingsError } from '../settings/parse-environment-settings.ts';
import {
  parseBackupArguments,
  parseBuildArguments,
  parsePrivacyArguments,
  parseRestoreArguments,
  parseRollbackArguments,
  parseSeedArguments,
} from './parse-command-arguments.ts';

describe('backup', () => {
  it('reads the folder and the number of backups to keep', () => {
    expect(parseBackupArguments(['--to', '/backups', '--keep', '14'])).toEqual({ to: '/backups', keep: 14 });
    expect(parseBackupArguments(['--to', 'here', '--keep', '9999']).keep).toBe(9_999);
    expect(parseBackupArguments(['--to', 'here'])).toEqual({ to: resolve('here'), keep: undefined });
  });

  it.each([
    [[], '--to is missing'],
    [['--to', ''], '--to is missing'],
    [['--to', '/b', '--keep', '0'], '--keep is "0"'],
    [['--to', '/b', '--keep', 'all'], '--keep is "all"'],
    [['--to', '/b', '--keep', '0x14'], '--keep is "0x14"'],
    [['--to', '/b', '--keep', '14d'], '--keep is "14d"'],
    [['/b'], 'Unexpected argument'],
  ])('refuses %j with the usage', (words, reason) => {
    expect(() => parseBackupArguments(words)).toThrow(reason);
    expect(() => parseBackupArguments(words)).toThrow('Usage: npm run backup');
  });
});

describe('restore', () => {
  it('replaces nothing without --replace', () => {
    expect(parseRestoreArguments(['--from', '/b/1'])).toEqual({
      from: '/b/1',
      mayReplace: false,
      databaseUrl: undefined,
    });
    expect(parseRestoreArguments(['--from', '/b/1', '--replace']).mayReplace).toBe(true);
  });

  it('accepts another database', () => {
    const words = ['--from', '/b/1', '--database-url', 'postgres://me@db:5432/shop'];
    expect(parseRestoreArguments(words).databaseUrl).toBe('postgres://me@db:5432/shop');
  });

  it.each([
    [[], '--from is missing'],
    [['--from', '/b', '--database-url', 'db'], '--database-url has to be an address'],
    [['--from', '/b', '--database-url', 'jdbc:postgres://db/shop'], '--database-url has to be an address'],
    [['--from', '/b', '--database-url', 'postgres://db/shop --replace'], '--database-url has to be an address'],
    [['--from', '/b', '--force'], 'Unknown option'],
  ])('refuses %j with the usage', (words, reason) => {
    expect(() => parseRestoreArguments(words)).toThrow(reason);
    expect(() => parseRestoreArguments(words)).toThrow('Usage: npm run restore');
  });
});

describe('build', () => {
  it('accepts a changed size only with --accept-size', () => {
    expect(parseBuildArguments([])).toEqual({ acceptsSize: false, preview: undefined });
    expect(parseBuildArguments(['--accept-size'])).toMatchObject({ acceptsSize: true });
  });

  it('reads the record of a preview', () => {
    expect(parseBuildArguments(['--preview', 'page/0a5d2f0e-5e5b'])).toEqual({
      acceptsSize: false,
      preview: { collection: 'page', item: '0a5d2f0e-5e5b' },
    });
    expect(parseBuildArguments(['--preview', 'page/0a5d2f0e-5e5b/christmas']).preview).toEqual({
      collection: 'page',
      item: '0a5d2f0e-5e5b',
      version: 'christmas',
    });
  });

  it.each(['page', 'page/', 'directus_users/1', 'page/1/2/3', 'page/..', 'page/1/..'])(
    'refuses a preview of %s',
    (record) => {
      expect(() => parseBuildArguments(['--preview', record])).toThrow(
        /has to be a record such as page\/<id>, of page, brand/,
      );
    },
  );

  it.each([['--accept'], ['arnsberg-tochter.example']])('refuses %s with the usage', (word) => {
    expect(() => parseBuildArguments([word])).toThrow(SettingsError);
    expect(() => parseBuildArguments([word])).toThrow('Usage: npm run build');
  });
});

describe('rollback', () => {
  it.each([
    [[], { isList: false, wanted: undefined }],
    [['--list'], { isList: true, wanted: undefined }],
    [['--to', '2026-11-22T02-42-21-353Z-42'], { isList: false, wanted: '2026-11-22T02-42-21-353Z-42' }],
  ])('reads %j', (words, options) => {
    expect(parseRollbackArguments(words)).toEqual(options);
  });

  it.each([
    [['--list', '--to', 'a'], 'Say one of --list and --to.'],
    [['--to', ''], '--to is empty.'],
    [['yesterday'], 'Unexpected argument'],
  ])('refuses %j with the usage', (words, reason) => {
    expect(() => parseRollbackArguments(words)).toThrow(reason);
    expect(() => parseRollbackArguments(words)).toThrow('Usage: npm run rollback');
  });
});

describe('privacy', () => {
  const who = ['--email', 'a@b.example', '--domain', 'Haus.example'];

  it('reads an action, an email address and a domain', () => {
    const options = { email: 'a@b.example', domain: 'haus.example', isDryRun: false, output: undefined };
    expect(parsePrivacyArguments(['export', ...who])).toEqual({ action: 'export', ...options });
    expect(parsePrivacyArguments(['erase', ...who, '--dry-run'])).toEqual({
      action: 'erase',
      ...options,
      isDryRun: true,
    });
    expect(parsePrivacyArguments(['export', ...who, '--output=x.json']).output).toBe('x.json');
    const anna = ['--email', 'anna@b.example', '--domain', 'haus.example'];
    expect(parsePrivacyArguments(['export', ...anna]).email).toBe('anna@b.example');
  });

  it.each([
    [[...who], 'Say one of export and erase'],
    [['delete', ...who], 'Say one of export and erase'],
    [['erase', 'export', ...who], 'Say one of export and erase'],
    [['erase', '--domain', 'haus.example'], '--email is ""'],
    [['erase', '--email', 'everyone', '--domain', 'haus.example'], '--email is "everyone"'],
    [['erase', '--email', 'A <a@b.example>', '--domain', 'haus.example'], '--email is "A <a@b.example>"'],
    [['erase', '--email', 'a@b.example, c@d.example', '--domain', 'haus.example'], '--email is "a@b.example, c@d'],
    [['erase', '--email', 'a@b.example'], '--domain is missing'],
    [['export', ...who, '--dry-run'], '--dry-run is for erase'],
    [['erase', ...who, '--output', 'x'], '--output is for export'],
    [['erase', ...who, '--force'], '--force'],
  ])('refuses %j with one sentence and the usage', (words, sentence) => {
    expect(() => parsePrivacyArguments(words)).toThrow(SettingsError);
    expect(() => parsePrivacyArguments(words)).toThrow(sentence);
    expect(() => parsePrivacyArguments(words)).toThrow('Usage: npm run privacy');
  });
});

describe('seed', () => {
  it('reads a number of products and a seed', () => {
    expect(parseSeedArguments(['--products', '50000'], 100_000)).toEqual({ products: 50_000, seed: 1 });
    expect(parseSeedArguments(['--products=0', '--seed=7'], 100_000)).toEqual({ products: 0, seed: 7 });
    expect(parseSeedArguments(['--products=100000'], 100_000)).toMatchObject({ products: 100_000 });
  });

  it('reads --reset on its own', () => {
    expect(parseSeedArguments(['--reset'], 100_000)).toBe('reset');
  });

  it.each([
    [['--reset', '--products', '5'], '--reset cannot be combined'],
    [[], '--products is missing'],
    [['--products', 'many'], '--products is "many", but has to be a whole number from 0 to 100000'],
    [['--products=-5'], '--products is "-5"'],
    [['--products', '1.5'], '--products is "1.5"'],
    [['--products', '100001'], '--products is "100001"'],
    [['--products', '5', '--seed', 'x'], '--seed is "x"'],
    [['--product', '5'], '--product'],
    [['50000'], '50000'],
  ])('refuses %j with one sentence and the usage', (words, sentence) => {
    expect(() => parseSeedArguments(words, 100_000)).toThrow(SettingsError);
    expect(() => parseSeedArguments(words, 100_000)).toThrow(sentence);
    expect(() => parseSeedArguments(words, 100_000)).toThrow('Usage: npm run seed -- --products');
    expect(() => parseSeedArguments(words, 100_000)).toThrow('Usage: npm run seed -- --reset');
  });
});
