import { expect, it } from 'vitest';
import { isTimeZone, toTimeZone } from './time-zone.ts';

it.each(['Europe/Berlin', 'America/New_York', 'UTC'])('takes the zone %s', (name) => {
  expect(isTimeZone(name)).toBe(true);
  expect(toTimeZone(name)).toBe(name);
});

it.each(['', ' ', 'Europe/Berln', 'Berlin', '../etc'])('takes %j for Berlin', (name) => {
  expect(isTimeZone(name)).toBe(false);
  expect(toTimeZone(name)).toBe('Europe/Berlin');
});
