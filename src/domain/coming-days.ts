// Days on which other hours hold than in a usual week, as the list below the opening hours names them. Pure.
import { addDays, type OpeningTimes, toSpans } from '../../domain/opening/opening-times.ts';
import type { NamedSpecialDay } from './site.ts';

export interface NamedOpeningTimes extends OpeningTimes {
  specialDays: readonly NamedSpecialDay[];
  holidays: readonly { date: string; name: string }[];
}

export interface ComingDay {
  date: string;
  /** Both `null`: closed. */
  opens: string | null;
  closes: string | null;
  reason: string | null;
}

/** Holidays come every year: only the next ones are news. */
const holidayDaysAhead = 42;

/**
 * Special days from `today` on, and the holidays of the next six weeks on which a usual week would be open; earliest first.
 * A holiday's name stands beside a special day that gives no reason of its own.
 */
export const toComingDays = (times: NamedOpeningTimes, today: string): ComingDay[] => {
  const { specialDays, holidays } = times;
  const names = new Map(holidays.map(({ date, name }) => [date, name]));
  const special = specialDays.map(({ date, opens, closes, reason }) => ({
    date,
    opens,
    closes,
    reason: reason ?? names.get(date) ?? null,
  }));
  const specialDates = new Set(special.map(({ date }) => date));
  const usual = { ...times, holidays: [] };
  const closed = holidays
    .filter(({ date }) => !specialDates.has(date) && date <= addDays(today, holidayDaysAhead))
    .filter(({ date }) => toSpans(usual, date).length > 0 && toSpans(times, date).length === 0)
    .map(({ date, name }) => ({ date, opens: null, closes: null, reason: name }));
  return [...special, ...closed]
    .filter(({ date }) => date >= today)
    .toSorted((one, other) => one.date.localeCompare(other.date));
};
