import { describe, expect, it } from 'vitest';
import { toMoment, toZonedIso } from './zoned-time.ts';

describe('toMoment', () => {
  it.each([
    ['2026-12-03T19:00:00', 'Europe/Berlin', '2026-12-03T18:00:00.000Z'],
    ['2026-07-03T19:00:00', 'Europe/Berlin', '2026-07-03T17:00:00.000Z'],
    ['2026-07-03T19:00:00', 'America/New_York', '2026-07-03T23:00:00.000Z'],
    ['2026-07-03T19:00:00', 'UTC', '2026-07-03T19:00:00.000Z'],
    // The night in which clocks go forward: 02:30 does not exist, 03:30 does.
    ['2027-03-28T03:30:00', 'Europe/Berlin', '2027-03-28T01:30:00.000Z'],
    ['2027-03-28T01:30:00', 'Europe/Berlin', '2027-03-28T00:30:00.000Z'],
    ['2026-10-25T04:00:00', 'Europe/Berlin', '2026-10-25T03:00:00.000Z'],
  ])('%s in %s is %s', (local, zone, utc) => {
    expect(toMoment(local, zone).toISOString()).toBe(utc);
  });
});

describe('toZonedIso', () => {
  it.each([
    ['2026-12-03T19:00:00', 'Europe/Berlin', '2026-12-03T19:00:00+01:00'],
    ['2026-07-03T19:00:00', 'Europe/Berlin', '2026-07-03T19:00:00+02:00'],
    ['2026-07-03T19:00:00', 'America/St_Johns', '2026-07-03T19:00:00-02:30'],
  ])('%s in %s is %s', (local, zone, iso) => {
    expect(toZonedIso(local, zone)).toBe(iso);
  });
});
