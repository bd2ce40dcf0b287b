// The time zone of a project as it is reckoned with: times on the clock of the house as moments, and back. Pure.

import { memoize } from '../memoize.ts';

const fallback = 'Europe/Berlin';

/** Whether the name is one of the IANA zones, such as `Europe/Berlin`. */
export const isTimeZone = memoize((name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '' && name !== '';
  } catch {
    return false;
  }
});

/** A name that is no zone, such as one with a slip of the pen, must stop nothing: it counts as Berlin, and is reported. */
export const toValidTimeZone = (name: string): string => (isTimeZone(name) ? name : fallback);

const toOffsetFormat = memoize(
  (timeZone: string) => new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' }),
);

/** Minutes by which a time zone is ahead of UTC at a moment. */
const toOffsetMinutes = (moment: Date, timeZone: string): number => {
  const parts = toOffsetFormat(timeZone).formatToParts(moment);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
};

/** Clocks do not change twice within two days. */
const dayMs = 86_400_000;

/**
 * The moment at which a clock in the time zone shows `localTime` (`2026-12-03T19:00:00`). Of an hour that the clock
 * shows twice the first one counts; an hour that it skips is the one after.
 */
export const toUtcDate = (localTime: string, timeZone: string): Date => {
  const asUtc = Date.parse(`${localTime}Z`);
  const offsets = [-dayMs, dayMs].map((distance) => toOffsetMinutes(new Date(asUtc + distance), timeZone));
  const toCandidate = (offset: number): Date => new Date(asUtc - offset * 60_000);
  const [later, earlier] = [Math.min(...offsets), Math.max(...offsets)];
  const first = toCandidate(earlier);
  return toOffsetMinutes(first, timeZone) === earlier ? first : toCandidate(later);
};

/** `2026-12-03T19:00:00+01:00`: the time on the clock with its distance to UTC, as structured data wants it. */
export const toZonedIso = (localTime: string, timeZone: string): string => {
  const offset = toOffsetMinutes(toUtcDate(localTime, timeZone), timeZone);
  const twoDigits = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const distance = `${twoDigits(Math.abs(offset) / 60)}:${twoDigits(Math.abs(offset) % 60)}`;
  return `${localTime.slice(0, 19)}${offset < 0 ? '-' : '+'}${distance}`;
};
