import { describe, expect, it } from 'vitest';
import { isTimeZone, toUtcDateFromLocalTime, toTimeZoneOrDefault, toIsoStringWithOffset } from './time-zone.ts';

it.each(['Europe/Berlin', 'America/New_York', 'UTC'])('accepts the zone %s', (name) => {
  expect(isTimeZone(name)).toBe(true);
  expect(toTimeZoneOrDefault(name)).toBe(name);
});

it.each(['', ' ', 'Europe/Berln', 'Berlin', '../etc'])('replaces %j with Berlin', (name) => {
  expect(isTimeZone(name)).toBe(false);
  expect(toTimeZoneOrDefault(name)).toBe('Europe/Berlin');
});

describe('toUtcDateFromLocalTime', () => {
  it.each([
    ['2026-12-03T19:00:00', 'Europe/Berlin', '2026-12-03T18:00:00.000Z'],
    ['2026-07-03T19:00:00', 'Europe/Berlin', '2026-07-03T17:00:00.000Z'],
    ['2026-07-03T19:00:00', 'America/New_York', '2026-07-03T23:00:00.000Z'],
    ['2026-07-03T19:00:00', 'UTC', '2026-07-03T19:00:00.000Z'],
    // The night in which the clocks go forward: 02:30 does not exist, 03:30 does.
    ['2027-03-28T03:30:00', 'Europe/Berlin', '2027-03-28T01:30:00.000Z'],
    ['2027-03-28T01:30:00', 'Europe/Berlin', '2027-03-28T00:30:00.000Z'],
    ['2026-10-25T04:00:00', 'Europe/Berlin', '2026-10-25T03:00:00.000Z'],
  ])('%s in %s is %s', (local, zone, utc) => {
    expect(toUtcDateFromLocalTime(local, zone).toISOString()).toBe(utc);
  });
});

describe('toIsoStringWithOffset', () => {
  it.each([
    ['2026-12-03T19:00:00', 'Europe/Berlin', '2026-12-03T19:00:00+01:00'],
    ['2026-07-03T19:00:00', 'Europe/Berlin', '2026-07-03T19:00:00+02:00'],
    ['2026-07-03T19:00:00', 'America/St_Johns', '2026-07-03T19:00:00-02:30'],
  ])('%s in %s is %s', (local, zone, iso) => {
    expect(toIsoStringWithOffset(local, zone)).toBe(iso);
  });
});

describe('a local time that', () => {
  it.each([
    [
      'occurs twice is the first of the two moments',
      '2026-10-25T02:00:00',
      'Europe/Berlin',
      '2026-10-25T00:00:00.000Z',
    ],
    [
      'occurs twice is the first of the two moments',
      '2026-10-25T02:59:59',
      'Europe/Berlin',
      '2026-10-25T00:59:59.000Z',
    ],
    [
      'occurs twice is the first of the two moments',
      '2026-11-01T01:30:00',
      'America/New_York',
      '2026-11-01T05:30:00.000Z',
    ],
    ['precedes the clock change', '2026-10-25T01:59:59', 'Europe/Berlin', '2026-10-24T23:59:59.000Z'],
    ['follows the clock change', '2026-10-25T03:00:00', 'Europe/Berlin', '2026-10-25T02:00:00.000Z'],
    ['is skipped is an hour later', '2027-03-28T02:00:00', 'Europe/Berlin', '2027-03-28T01:00:00.000Z'],
    ['is skipped is an hour later', '2027-03-28T02:30:00', 'Europe/Berlin', '2027-03-28T01:30:00.000Z'],
    ['is skipped is an hour later', '2027-03-14T02:30:00', 'America/New_York', '2027-03-14T07:30:00.000Z'],
    ['precedes the clock change', '2027-03-28T01:59:59', 'Europe/Berlin', '2027-03-28T00:59:59.000Z'],
    ['follows the clock change', '2027-03-28T03:00:00', 'Europe/Berlin', '2027-03-28T01:00:00.000Z'],
    ['is in a zone at the date line', '2026-12-03T00:00:00', 'Pacific/Kiritimati', '2026-12-02T10:00:00.000Z'],
    ['is in a zone at the date line', '2026-12-03T23:00:00', 'Pacific/Pago_Pago', '2026-12-04T10:00:00.000Z'],
  ])('%s: %s in %s', (_name, local, zone, utc) => {
    expect(toUtcDateFromLocalTime(local, zone).toISOString()).toBe(utc);
  });
});

it.each([
  ['2026-07-03T19:00:00', 'UTC', '2026-07-03T19:00:00+00:00'],
  ['2026-07-03T19:00:00.000', 'Asia/Kathmandu', '2026-07-03T19:00:00+05:45'],
  ['2026-07-03T19:00:00', 'America/New_York', '2026-07-03T19:00:00-04:00'],
])('formats %s in %s as %s', (local, zone, iso) => {
  expect(toIsoStringWithOffset(local, zone)).toBe(iso);
});
