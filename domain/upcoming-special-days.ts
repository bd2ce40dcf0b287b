// Days on which other hours hold than in a usual week, as the list below the opening hours names them. Pure.
import {
  addDays,
  isDayOfYear,
  type OpeningPeriod,
  type BranchOpeningTimes,
  type OpeningHoursRange,
  toOpeningHoursOnDate,
} from './opening/opening-times.ts';
import type { NamedSpecialDay } from './site.ts';

export interface NamedOpeningTimes extends BranchOpeningTimes {
  periods: readonly (OpeningPeriod & { freeText?: string | null })[];
  specialDays: readonly NamedSpecialDay[];
  holidays: readonly { date: string; name: string }[];
}

export interface UpcomingSpecialDay {
  date: string;
  /** None: closed, or what the notes say. */
  spans: OpeningHoursRange[];
  /** What an editor says in place of hours or beside them. */
  notes: string[];
  /** The occasion in the editor's words, else the holiday's name; `null` where there is none. */
  reason: string | null;
  /** Christmas Eve or New Year's Eve by its code, whose name is a text of the interface. */
  dayCode: number | null;
}

/** What comes every year is news only when it is near. */
const yearlyDaysAhead = 42;

const isGiven = (text: string | null | undefined): text is string => typeof text === 'string' && text !== '';

/**
 * From `today` on, earliest first: all special days; of the next six weeks Christmas Eve and New Year's Eve where the branch has
 * hours of their own for them, and the public holidays that close it on a day of a usual week.
 */
export const toUpcomingSpecialDays = (times: NamedOpeningTimes, today: string): UpcomingSpecialDay[] => {
  const { specialDays, holidays } = times;
  const last = addDays(today, yearlyDaysAhead);
  const names = new Map(holidays.map(({ date, name }) => [date, name]));
  const special = [...new Set(specialDays.map(({ date }) => date))].map((date): UpcomingSpecialDay => {
    const reasons = specialDays.flatMap((day) => (day.date === date && isGiven(day.reason) ? day.reason : []));
    const reason = [...new Set(reasons)].join(', ') || (names.get(date) ?? null);
    return {
      date,
      spans: toOpeningHoursOnDate(times, date),
      notes: [],
      reason,
      dayCode: reasons.length > 0 ? null : toEve(times, date),
    };
  });
  const taken = new Set(special.map(({ date }) => date));
  const eves = ['12-24', '12-31']
    .flatMap((day) => [today, last].map((date) => `${date.slice(0, 4)}-${day}`))
    .filter((date, index, all) => all.indexOf(date) === index && date <= last && !taken.has(date))
    .flatMap((date): UpcomingSpecialDay[] => {
      const dayCode = toEve(times, date);
      if (dayCode === null) return [];
      const notes = times.periods.flatMap((period) =>
        period.dayCode === dayCode && isGiven(period.freeText) ? period.freeText : [],
      );
      return [{ date, spans: toOpeningHoursOnDate(times, date), notes, reason: null, dayCode }];
    });
  for (const { date } of eves) taken.add(date);
  const usual = { ...times, holidays: [] };
  const closed = holidays
    .filter(({ date }) => !taken.has(date) && date <= last)
    .filter(
      ({ date }) => toOpeningHoursOnDate(usual, date).length > 0 && toOpeningHoursOnDate(times, date).length === 0,
    )
    .map(({ date, name }): UpcomingSpecialDay => ({ date, spans: [], notes: [], reason: name, dayCode: null }));
  return [...special, ...eves, ...closed]
    .filter(({ date }) => date >= today)
    .toSorted((one, other) => one.date.localeCompare(other.date));
};

/** The code by which the branch has hours of its own on this day of the year. */
const toEve = ({ periods }: NamedOpeningTimes, date: string): number | null =>
  periods.find(({ dayCode }) => isDayOfYear(dayCode, date))?.dayCode ?? null;
