// Time zone of a project: validation, and conversion of local times to UTC. Pure.

import { memoize } from '../memoize.ts';
import { dayMs } from '../durations.ts';

const fallback = 'Europe/Berlin';

/** Whether the name is an IANA time zone, such as `Europe/Berlin`. */
export const isTimeZone = memoize((name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '' && name !== '';
  } catch {
    return false;
  }
});

/** Falls back to Europe/Berlin, because an editor's typo must not break the site. Callers report invalid names. */
export const toTimeZoneOrDefault = (name: string): string => (isTimeZone(name) ? name : fallback);

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

/** The offsets one day before and after a local time differ only around a clock change. */

/**
 * The moment of a local time (`2026-12-03T19:00:00`) in a time zone. For a local time that occurs twice (clocks go
 * back), the first of the two moments; for one that is skipped (clocks go forward), an hour later.
 */
export const toUtcDateFromLocalTime = (localTime: string, timeZone: string): Date => {
  const asUtc = Date.parse(`${localTime}Z`);
  const offsets = [-dayMs, dayMs].map((distance) => toOffsetMinutes(new Date(asUtc + distance), timeZone));
  const toCandidate = (offset: number): Date => new Date(asUtc - offset * 60_000);
  const [later, earlier] = [Math.min(...offsets), Math.max(...offsets)];
  const first = toCandidate(earlier);
  return toOffsetMinutes(first, timeZone) === earlier ? first : toCandidate(later);
};

/** `2026-12-03T19:00:00+01:00`: a local time with its UTC offset, for structured data. */
export const toIsoStringWithOffset = (localTime: string, timeZone: string): string => {
  const offset = toOffsetMinutes(toUtcDateFromLocalTime(localTime, timeZone), timeZone);
  const twoDigits = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const distance = `${twoDigits(Math.abs(offset) / 60)}:${twoDigits(Math.abs(offset) % 60)}`;
  return `${localTime.slice(0, 19)}${offset < 0 ? '-' : '+'}${distance}`;
};
