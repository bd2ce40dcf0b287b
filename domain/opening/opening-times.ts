// When a branch is open: day codes of the backend, special days, public holidays, and what holds at a moment. Pure; used by
// the build for structured data, by the pages for "open now" and by the service for appointments and reservations.
import { memoize } from '../memoize.ts';
import { toUtcDate } from './time-zone.ts';

/** A weekday as ISO 8601 counts: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Weekdays that a code stands for (specification §9, day codes); codes 15 and 16 are days of the year. */
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

/** Whether a code stands for this day of the year, whatever the weekday. */
export const isDayOfYear = (dayCode: number | null, date: string): boolean =>
  dayCode !== null && yearDayOfCode[dayCode] === date.slice(5);

/** Code 0 is information for the editors and never shown. */
const infoCode = 0;

/** The code a day field holds; `null` where it is free text. */
export const parseDayCode = (day: string): number | null => {
  const code = /^\s*\d{1,2}\s*$/.test(day) ? Number(day) : null;
  return code !== null && code <= 16 ? code : null;
};

export const isInternalNoteDayCode = (dayCode: number | null): boolean => dayCode === infoCode;

export const toWeekdaysOfDayCode = (dayCode: number | null): readonly Weekday[] =>
  dayCode === null ? [] : (weekdaysOfCode[dayCode] ?? []);

/** Times are `HH:MM` in the house's time zone. */
export interface OpeningPeriod {
  dayCode: number | null;
  opens: string | null;
  closes: string | null;
}

/** A day on which other hours hold, or none. */
export interface SpecialDay {
  /** `YYYY-MM-DD`. */
  date: string;
  /** Both `null`: closed all day. */
  opens: string | null;
  closes: string | null;
}

export interface BranchOpeningTimes {
  /** IANA name, such as `Europe/Berlin`. */
  timeZone: string;
  periods: readonly OpeningPeriod[];
  /** Those of the branch. */
  specialDays: readonly SpecialDay[];
  /** Public holidays where the branch lies, `YYYY-MM-DD`; at least as far ahead as is asked for. */
  holidays: readonly { date: string }[];
  /** The last day of which holidays are known; absent where they are asked for afresh each time. */
  holidaysUntil?: string;
}

/** What holds at a moment: open until, or closed until when. `daysAhead` 0 is today, 1 tomorrow. */
export type OpeningStatus =
  { isOpen: true; closes: string } | { isOpen: false; opens: string; date: string; daysAhead: number };

/** `YYYY-MM-DD` and `HH:MM` on the clock of the house. */
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

/** Calendar arithmetic happens at noon UTC, which no change of clocks touches. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const toWeekday = (date: string): Weekday => (((new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7) + 1) as Weekday;

/** Whether both days are of one calendar week, Monday to Sunday. */
export const isSameWeek = (one: string, other: string): boolean =>
  addDays(one, 1 - toWeekday(one)) === addDays(other, 1 - toWeekday(other));

/** One that closes before it opens, such as 18:00 to 02:00, ends on the day after. */
export interface OpeningHoursRange {
  opens: string;
  closes: string;
}

export const minutesPerDay = 1_440;

const toMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** In minutes from the midnight in which its day begins; beyond 1,440 on the day after. */
export const toMinutesFromMidnight = ({ opens, closes }: OpeningHoursRange): { opens: number; closes: number } => {
  const [from, until] = [toMinutes(opens), toMinutes(closes)];
  return { opens: from, closes: until < from ? until + minutesPerDay : until };
};

/**
 * The spans that begin on a date, earliest first; none where the branch is closed. What an editor says of the date itself comes
 * first: a special day, then Christmas Eve and New Year's Eve by their codes. On public holidays it is closed; else the weekday
 * decides (specification §9, day codes; decision 042). Of a span without length nothing is known.
 */
export const toOpeningHoursOnDate = (times: Omit<BranchOpeningTimes, 'timeZone'>, date: string): OpeningHoursRange[] =>
  toRule(times, date)
    .flatMap(({ opens, closes }) => (opens && closes && opens !== closes ? [{ opens, closes }] : []))
    .toSorted((a, b) => a.opens.localeCompare(b.opens));

const toRule = ({ specialDays, periods, holidays }: Omit<BranchOpeningTimes, 'timeZone'>, date: string) => {
  const special = specialDays.filter((day) => day.date === date);
  if (special.length > 0) return special;
  const yearly = periods.filter(({ dayCode }) => isDayOfYear(dayCode, date));
  if (yearly.length > 0) return yearly;
  if (holidays.some((holiday) => holiday.date === date)) return [];
  return periods.filter(({ dayCode }) => toWeekdaysOfDayCode(dayCode).includes(toWeekday(date)));
};

/** How far ahead the next opening is looked for: longer than a house closes for its holidays. */
const horizonDays = 60;

/** Of some days around a date, in minutes from its midnight; what touches is one. */
const toStretches = (
  times: BranchOpeningTimes,
  date: string,
  from: number,
  to: number,
): { opens: number; closes: number }[] => {
  const stretches: { opens: number; closes: number }[] = [];
  for (let ahead = from; ahead <= to; ahead += 1) {
    for (const span of toOpeningHoursOnDate(times, addDays(date, ahead))) {
      const { opens, closes } = toMinutesFromMidnight(span);
      const stretch = { opens: opens + ahead * minutesPerDay, closes: closes + ahead * minutesPerDay };
      const last = stretches.at(-1);
      if (last && stretch.opens <= last.closes) last.closes = Math.max(last.closes, stretch.closes);
      else stretches.push(stretch);
    }
  }
  return stretches;
};

const toTime = (minutes: number): string =>
  [Math.floor((minutes % minutesPerDay) / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/**
 * `null` where nothing true can be said: no hours are known, it stays closed for two months, or the holidays of that day are not
 * known any more, on a page that nobody has built for two years.
 */
export const toOpeningStatus = (times: BranchOpeningTimes, moment: Date): OpeningStatus | null => {
  const { date, time } = toLocalDateTime(moment, times.timeZone);
  const last = times.holidaysUntil;
  const isKnown = (day: string): boolean => last === undefined || day <= last;
  if (!isKnown(date)) return null;
  const now = toMinutes(time);
  // From the evening before, whose hours may last, until the one after, which may go on where today ends.
  const current = toStretches(times, date, -1, 1).find(({ opens, closes }) => opens <= now && now < closes);
  if (current) return { isOpen: true, closes: toTime(current.closes) };
  for (let daysAhead = 0; daysAhead <= horizonDays; daysAhead += 1) {
    const next = addDays(date, daysAhead);
    if (!isKnown(next)) return null;
    const first = toOpeningHoursOnDate(times, next).find(({ opens }) => daysAhead > 0 || toMinutes(opens) > now);
    if (first) return { isOpen: false, opens: first.opens, date: next, daysAhead };
  }
  return null;
};

interface OwnedDay extends SpecialDay {
  /** Id of the branch; `null` for all of them. */
  branch: string | null;
}

/** In the order given. */
export const findSpecialDaysOfBranch = <Day extends OwnedDay>(days: readonly Day[], branch: string): Day[] => {
  const ownDates = new Set(days.filter((day) => day.branch === branch).map(({ date }) => date));
  return days.filter((day) => day.branch === branch || (day.branch === null && !ownDates.has(day.date)));
};

/** For how many opening days an order is kept where no shop settings say so, as in the content model. */
export const defaultReservationDays = 3;

/** As far ahead as opening days are looked for; whoever opens more seldom names the day by hand. */
const reservationHorizonDays = 366;

/**
 * The last of `days` opening days after a moment, `YYYY-MM-DD` on the clock of the branch. The day of the moment itself does not
 * count, however early it is.
 * @returns `null` where so many opening days are not known within a year: nothing ends by itself there.
 */
export const toLastOpeningDay = (times: BranchOpeningTimes, after: Date, days: number): string | null => {
  const today = toLocalDateTime(after, times.timeZone).date;
  let remaining = days;
  for (let ahead = 1; ahead <= reservationHorizonDays; ahead += 1) {
    const date = addDays(today, ahead);
    if (toOpeningHoursOnDate(times, date).length > 0) remaining -= 1;
    if (remaining <= 0) return date;
  }
  return null;
};

/** The last second of a day on the clock of the branch: a day of 23 or 25 hours ends with its own midnight. */
export const toEndOfDay = (date: string, timeZone: string): Date =>
  new Date(toUtcDate(`${addDays(date, 1)}T00:00:00`, timeZone).getTime() - 1_000);
