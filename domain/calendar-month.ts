// The dates of a month, for calendars. Pure.
import { addDays } from './opening-hours/opening-hours.ts';

/** The month of a date: `2026-12` of `2026-12-03`. */
export const toMonthOfDate = (date: string): string => date.slice(0, 7);

/** @param months how many months later; negative: earlier */
export const addMonthsToYearMonth = (month: string, months: number): string => {
  const first = new Date(`${month}-01T12:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + months);
  return toMonthOfDate(first.toISOString());
};

/** The dates of a month (`2026-12`), earliest first. */
export const toDatesOfMonth = (month: string): string[] => {
  const dates: string[] = [];
  for (let date = `${month}-01`; toMonthOfDate(date) === month; date = addDays(date, 1)) dates.push(date);
  return dates;
};
