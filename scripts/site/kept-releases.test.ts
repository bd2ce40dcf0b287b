import { expect, it } from 'vitest';
import { planKeptReleases, toReleaseName, toReleaseTimeMs } from './kept-releases.ts';

const name = (time: string) => toReleaseName(new Date(time), 42);
const now = Date.parse('2026-11-22T12:00:00Z');

it('reads the time of a release from its name', () => {
  expect(name('2026-11-22T02:42:21.353Z')).toBe('2026-11-22T02-42-21-353Z-42');
  expect(toReleaseTimeMs('2026-11-22T02-42-21-353Z-42')).toBe(Date.parse('2026-11-22T02:42:21.353Z'));
  expect(['current', '.lock', '2026-13-40T02-42-21-353Z-42'].map(toReleaseTimeMs)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('keeps the last five, and the last of each day for 30 days', () => {
  const today = ['06', '07', '08', '09', '10', '11'].map((hour) => name(`2026-11-22T${hour}:00:00Z`));
  const yesterday = [name('2026-11-21T08:00:00Z'), name('2026-11-21T20:00:00Z')];
  const lastMonth = [name('2026-10-24T08:00:00Z'), name('2026-10-24T09:00:00Z')];
  const older = name('2026-10-23T11:00:00Z');
  expect(planKeptReleases([...today, ...yesterday, ...lastMonth, older], now).sort()).toEqual(
    [lastMonth[1], yesterday[1], ...today.slice(1)].sort(),
  );
});

it('keeps five however old they are', () => {
  const names = ['01', '02', '03', '04', '05', '06'].map((day) => name(`2025-01-${day}T08:00:00Z`));
  expect(planKeptReleases(names, now).sort()).toEqual(names.slice(1));
});
