import { describe, expect, it } from 'vitest';
import {
  carriedOverFileRetentionMs,
  selectCarriedOverFiles,
  selectReleasesToKeep,
  toNextReleaseName,
  toReleaseName,
  parseReleaseTimeMs,
} from './release-retention.ts';

const name = (time: string) => toReleaseName(new Date(time), 42);
const now = Date.parse('2026-11-22T12:00:00Z');

it('reads the time of a release from its name', () => {
  expect(name('2026-11-22T02:42:21.353Z')).toBe('2026-11-22T02-42-21-353Z-42');
  expect(parseReleaseTimeMs('2026-11-22T02-42-21-353Z-42')).toBe(Date.parse('2026-11-22T02:42:21.353Z'));
});

it.each([
  'current',
  '.lock',
  '2026-13-40T02-42-21-353Z-42',
  '2026-11-22T02:42:21.353Z',
  '.2026-11-22T02-42-21-353Z-42',
  '2026-11-22T02-42-21-353Z-42.unfinished',
])('reads no time from %s', (name) => {
  expect(parseReleaseTimeMs(name)).toBeUndefined();
});

it('names a release later than the previous one, even if the clock was set back', () => {
  const at = new Date('2026-11-22T02:00:00.000Z');
  expect(toNextReleaseName(undefined, at, 7)).toBe('2026-11-22T02-00-00-000Z-7');
  expect(toNextReleaseName(name('2026-11-22T01:00:00Z'), at, 7)).toBe('2026-11-22T02-00-00-000Z-7');
  expect(toNextReleaseName(name('2026-11-22T03:00:00Z'), at, 7)).toBe('2026-11-22T03-00-00-001Z-7');
});

it('keeps the last five releases, and the last of each day for 30 days', () => {
  const today = ['06', '07', '08', '09', '10', '11'].map((hour) => name(`2026-11-22T${hour}:00:00Z`));
  const yesterday = [name('2026-11-21T08:00:00Z'), name('2026-11-21T20:00:00Z')];
  const lastMonth = [name('2026-10-24T08:00:00Z'), name('2026-10-24T09:00:00Z')];
  const older = name('2026-10-23T11:00:00Z');
  expect(selectReleasesToKeep([...today, ...yesterday, ...lastMonth, older], now).sort()).toEqual(
    [lastMonth[1], yesterday[1], ...today.slice(1)].sort(),
  );
});

it('no longer keeps the last release of a day once it is 30 days old', () => {
  const today = ['07', '08', '09', '10', '11'].map((hour) => name(`2026-11-22T${hour}:00:00Z`));
  const [inTime, old] = [name('2026-10-23T12:00:00.001Z'), name('2026-10-22T12:00:00Z')];
  expect(selectReleasesToKeep([...today, inTime, old], now)).toContain(inTime);
  expect(selectReleasesToKeep([...today, old], Date.parse('2026-11-21T12:00:00Z'))).not.toContain(old);
});

it('keeps five releases of any age', () => {
  const names = ['01', '02', '03', '04', '05', '06'].map((day) => name(`2025-01-${day}T08:00:00Z`));
  expect(selectReleasesToKeep(names, now).sort()).toEqual(names.slice(1));
});

describe('carried files', () => {
  const app = (letter: string) => `app-${letter.repeat(20)}.js`;
  const now = Date.UTC(2026, 10, 21);

  it('include removed scripts and images, but no pages', () => {
    const files = [
      app('a'),
      `${app('a')}.br`,
      `${app('a')}.gz`,
      'static/0a1b/ring.webp',
      'static/0a1b/ring.br.webp',
      'index.html',
      'page-data/x.json',
    ];
    expect(selectCarriedOverFiles([app('b'), 'index.html'], { files, carried: {} }, now)).toEqual({
      [app('a')]: now,
      'static/0a1b/ring.webp': now,
      'static/0a1b/ring.br.webp': now,
    });
  });

  it('include all removed files of an image: every width, and logos', () => {
    const files = ['static/pictures/0a1b2c-320.avif', 'static/pictures/0a1b2c-1980.webp', 'static/files/0a1b2c.svg'];
    expect(Object.keys(selectCarriedOverFiles([], { files, carried: {} }, now))).toEqual(files);
  });

  it('count from the first release without the file', () => {
    const earlier = {
      files: [app('a'), app('c')],
      carried: { [app('a')]: now - carriedOverFileRetentionMs + 1, [app('c')]: now - carriedOverFileRetentionMs },
    };
    expect(selectCarriedOverFiles([], earlier, now)).toEqual({ [app('a')]: now - carriedOverFileRetentionMs + 1 });
  });

  it('have their time reset if the file exists again', () => {
    const earlier = { files: [app('a')], carried: { [app('a')]: now - 5 } };
    expect(selectCarriedOverFiles([app('a')], earlier, now)).toEqual({});
  });
});
