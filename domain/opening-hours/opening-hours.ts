// When a branch is open: day codes of the backend, special days, public holidays, the status at a given moment, and
// opening days for pickup reservations. Pure.
import { memoize } from '../memoize.ts';
import { toUtcDateFromLocalTime } from './time-zone.ts';
import { dayMs } from '../durations.ts';

/** ISO 8601 weekday: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Weekdays of each day code (specification §9, day codes); codes 15 and 16 are dates of the year. */
const weekdaysOfCode: Readonly<Record<number, readonly Weekday[]>> = {
  1: [1],
  2: [1, 2, 3],
  3: [1, 2, 3, 4],
  4: [1, 2, 3, 4, 5],
  5: [2],
  6: [2, 3, 4, 5],
  7: [3],
  8: [4],
  9: [5],
  10: [6],
  11: [7],
  12: [1, 2],
  13: [4, 5],
  14: [1, 3, 5],
};

/** Month and day of the codes for Christmas Eve and New Year's Eve. */
const yearDayOfCode: Readonly<Record<number, string>> = { 15: '12-24', 16: '12-31' };

/** Whether a day code stands for a date of the year (Christmas Eve, New Year's Eve) and matches this date. */
export const isAnnualOpeningDayCodeOnDate = (dayCode: number | null, date: string): boolean =>
  dayCode !== null && yearDayOfCode[dayCode] === date.slice(5);

/** Code 0 is a note for editors that is never shown. */
const infoCode = 0;

/** The day code in a day field; `null` for free text. */
export const parseOpeningDayCode = (day: string): number | null => {
  const code = /^\s*\d{1,2}\s*$/.test(day) ? Number(day) : null;
  return code !== null && code <= 16 ? code : null;
};

export const isInternalNoteOpeningDayCode = (dayCode: number | null): boolean => dayCode === infoCode;

export const toWeekdaysOfOpeningDayCode = (dayCode: number | null): readonly Weekday[] =>
  dayCode === null ? [] : (weekdaysOfCode[dayCode] ?? []);

/** Times are `HH:MM` in the branch's time zone. */
export interface OpeningPeriod {
  dayCode: number | null;
  opens: string | null;
  closes: string | null;
}

/** A date with different opening hours, or on which the branch is closed. */
export interface SpecialOpeningDay {
  /** `YYYY-MM-DD`. */
  date: string;
  /** Both `null`: closed all day. */
  opens: string | null;
  closes: string | null;
}

export interface BranchOpeningSchedule {
  /** IANA name, such as `Europe/Berlin`. */
  timeZone: string;
  periods: readonly OpeningPeriod[];
  specialDays: readonly SpecialOpeningDay[];
  /** Public holidays at the branch's location, `YYYY-MM-DD`. */
  holidays: readonly { date: string }[];
  /** Last date for which `holidays` is complete; absent if the list is computed for the requested dates. */
  holidaysUntil?: string;
}

/** Open, with the closing time; or closed, with the next opening. `daysAhead` is 0 for today, 1 for tomorrow. */
export type OpeningStatus =
  { isOpen: true; closes: string } | { isOpen: false; opens: string; date: string; daysAhead: number };

/** Date as `YYYY-MM-DD` and time as `HH:MM`, in a time zone. */
export interface LocalDateTime {
  date: string;
  time: string;
}

const toLocalFormat = memoize(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);

export const toLocalDateTime = (moment: Date, timeZone: string): LocalDateTime => {
  const parts = Object.fromEntries(
    toLocalFormat(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  return {
    date: `${parts.year ?? ''}-${parts.month ?? ''}-${parts.day ?? ''}`,
    time: `${parts.hour ?? ''}:${parts.minute ?? ''}`,
  };
};

/** Computes with noon in UTC, so that daylight saving time cannot shift the date. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T12:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

export const toWeekday = (date: string): Weekday =>
  (((new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7) + 1) as Weekday;

/** Whether both dates are in the same calendar week, Monday to Sunday. */
export const isSameWeek = (one: string, other: string): boolean =>
  addDays(one, 1 - toWeekday(one)) === addDays(other, 1 - toWeekday(other));

/** `HH:MM`; a range that closes before it opens, such as 18:00 to 02:00, ends on the next day. */
export interface OpeningHoursRange {
  opens: string;
  closes: string;
}

export const minutesPerDay = 1_440;

const toMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** In minutes from midnight of the day on which the range begins; values from 1,440 on are on the next day. */
export const toOpeningMinutesRange = ({ opens, closes }: OpeningHoursRange): { opens: number; closes: number } => {
  const [from, until] = [toMinutes(opens), toMinutes(closes)];
  return { opens: from, closes: until < from ? until + minutesPerDay : until };
};

/**
 * The opening ranges that begin on a date, earliest first; empty if the branch is closed. Precedence: special day, day
 * code for Christmas Eve or New Year's Eve, public holiday (closed), weekday (specification §9, day codes; decision
 * 042). A range that closes at the time at which it opens counts as not set.
 */
export const toOpeningHoursOnDate = (
  times: Omit<BranchOpeningSchedule, 'timeZone'>,
  date: string,
): OpeningHoursRange[] =>
  findPeriodsOnDate(times, date)
    .flatMap(({ opens, closes }) => (opens && closes && opens !== closes ? [{ opens, closes }] : []))
    .toSorted((a, b) => a.opens.localeCompare(b.opens));

const findPeriodsOnDate = (
  { specialDays, periods, holidays }: Omit<BranchOpeningSchedule, 'timeZone'>,
  date: string,
) => {
  const special = specialDays.filter((day) => day.date === date);
  if (special.length > 0) return special;
  const yearly = periods.filter(({ dayCode }) => isAnnualOpeningDayCodeOnDate(dayCode, date));
  if (yearly.length > 0) return yearly;
  if (holidays.some((holiday) => holiday.date === date)) return [];
  return periods.filter(({ dayCode }) => toWeekdaysOfOpeningDayCode(dayCode).includes(toWeekday(date)));
};

/** How many days ahead to search for the next opening: more than any company holidays last. */
const horizonDays = 60;

/**
 * The opening ranges of the days `from` to `to` relative to a date, in minutes from its midnight; adjacent ranges are
 * merged.
 */
const toMergedRanges = (
  times: BranchOpeningSchedule,
  date: string,
  from: number,
  to: number,
): { opens: number; closes: number }[] => {
  const ranges: { opens: number; closes: number }[] = [];
  for (let ahead = from; ahead <= to; ahead += 1) {
    for (const hours of toOpeningHoursOnDate(times, addDays(date, ahead))) {
      const { opens, closes } = toOpeningMinutesRange(hours);
      const range = { opens: opens + ahead * minutesPerDay, closes: closes + ahead * minutesPerDay };
      const last = ranges.at(-1);
      if (last && range.opens <= last.closes) last.closes = Math.max(last.closes, range.closes);
      else ranges.push(range);
    }
  }
  return ranges;
};

const toTime = (minutes: number): string =>
  [Math.floor((minutes % minutesPerDay) / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/**
 * `null` if the status is unknown: no opening hours, no opening within 60 days, or a date after `holidaysUntil` (on a
 * page that has not been rebuilt for a long time).
 */
export const toOpeningStatus = (times: BranchOpeningSchedule, moment: Date): OpeningStatus | null => {
  const { date, time } = toLocalDateTime(moment, times.timeZone);
  const { holidaysUntil } = times;
  const areHolidaysKnown = (day: string): boolean => holidaysUntil === undefined || day <= holidaysUntil;
  if (!areHolidaysKnown(date)) return null;
  const now = toMinutes(time);
  // Yesterday's hours may extend past midnight, and tomorrow's hours may continue today's without a gap.
  const current = toMergedRanges(times, date, -1, 1).find(({ opens, closes }) => opens <= now && now < closes);
  if (current) return { isOpen: true, closes: toTime(current.closes) };
  for (let daysAhead = 0; daysAhead <= horizonDays; daysAhead += 1) {
    const next = addDays(date, daysAhead);
    if (!areHolidaysKnown(next)) return null;
    const first = toOpeningHoursOnDate(times, next).find(({ opens }) => daysAhead > 0 || toMinutes(opens) > now);
    if (first) return { isOpen: false, opens: first.opens, date: next, daysAhead };
  }
  return null;
};

interface BranchSpecialDay extends SpecialOpeningDay {
  /** Id of the branch; `null` for all branches. */
  branch: string | null;
}

/**
 * The special days of a branch, in the given order. Its own special days replace those for all branches on the same
 * date.
 */
export const findBranchSpecialOpeningDays = <Day extends BranchSpecialDay>(
  days: readonly Day[],
  branch: string,
): Day[] => {
  const ownDates = new Set(days.filter((day) => day.branch === branch).map(({ date }) => date));
  return days.filter((day) => day.branch === branch || (day.branch === null && !ownDates.has(day.date)));
};

/**
 * Number of opening days for which an order is kept for pickup if there are no shop settings; the same default as in
 * the content model.
 */
export const defaultPickupReservationDays = 3;

/** How many days ahead to search for opening days. A branch that opens less often sets the date manually. */
const reservationHorizonDays = 366;

/**
 * The last of `days` opening days after a moment, as `YYYY-MM-DD` in the branch's time zone. The date of the moment
 * itself does not count.
 * @returns `null` if there are not enough opening days within a year; the reservation then does not expire
 * automatically
 */
export const toNthOpeningDayAfter = (times: BranchOpeningSchedule, after: Date, days: number): string | null => {
  const today = toLocalDateTime(after, times.timeZone).date;
  let remaining = days;
  for (let ahead = 1; ahead <= reservationHorizonDays; ahead += 1) {
    const date = addDays(today, ahead);
    if (toOpeningHoursOnDate(times, date).length > 0) remaining -= 1;
    if (remaining <= 0) return date;
  }
  return null;
};

/** The last second of a date in a time zone; correct for days of 23 or 25 hours. */
export const toEndOfDay = (date: string, timeZone: string): Date =>
  new Date(toUtcDateFromLocalTime(`${addDays(date, 1)}T00:00:00`, timeZone).getTime() - 1_000);
