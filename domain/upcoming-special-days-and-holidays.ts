// Upcoming days with hours that differ from the regular week, for the list below the opening hours. Pure.
import {
  addDays,
  isAnnualOpeningDayCodeOnDate,
  type OpeningPeriod,
  type BranchOpeningSchedule,
  type OpeningHoursRange,
  toOpeningHoursOnDate,
} from './opening-hours/opening-hours.ts';
import type { NamedSpecialOpeningDay } from './site-content.ts';

export interface BranchOpeningScheduleWithHolidays extends BranchOpeningSchedule {
  periods: readonly (OpeningPeriod & { freeText?: string | null })[];
  specialDays: readonly NamedSpecialOpeningDay[];
  holidays: readonly { date: string; name: string }[];
}

export interface UpcomingSpecialOpeningDay {
  date: string;
  /** Empty if closed, or if `notes` describes the hours. */
  spans: OpeningHoursRange[];
  /** The editor's free texts, instead of hours or in addition to them. */
  notes: string[];
  /** The editor's reason, or else the name of the holiday; `null` if there is neither. */
  reason: string | null;
  /** Day code of Christmas Eve or New Year's Eve, whose name is translated in the interface. */
  dayCode: number | null;
}

/** Days that recur every year are only listed when they are near. */
const yearlyDaysAhead = 42;

const isNonEmpty = (text: string | null | undefined): text is string => typeof text === 'string' && text !== '';

/**
 * All special days from `today` on; and within the next six weeks, Christmas Eve and New Year's Eve if the branch has
 * hours for them, and public holidays on days that are usually open. Earliest first.
 */
export const toUpcomingSpecialDaysAndHolidays = (
  times: BranchOpeningScheduleWithHolidays,
  today: string,
): UpcomingSpecialOpeningDay[] => {
  const { specialDays, holidays } = times;
  const last = addDays(today, yearlyDaysAhead);
  const names = new Map(holidays.map(({ date, name }) => [date, name]));
  const special = [...new Set(specialDays.map(({ date }) => date))].map((date): UpcomingSpecialOpeningDay => {
    const reasons = specialDays.flatMap((day) => (day.date === date && isNonEmpty(day.reason) ? day.reason : []));
    const reason = [...new Set(reasons)].join(', ') || (names.get(date) ?? null);
    return {
      date,
      spans: toOpeningHoursOnDate(times, date),
      notes: [],
      reason,
      dayCode: reasons.length > 0 ? null : toEveDayCode(times, date),
    };
  });
  const listed = new Set(special.map(({ date }) => date));
  const eves = ['12-24', '12-31']
    .flatMap((day) => [today, last].map((date) => `${date.slice(0, 4)}-${day}`))
    .filter((date, index, all) => all.indexOf(date) === index && date <= last && !listed.has(date))
    .flatMap((date): UpcomingSpecialOpeningDay[] => {
      const dayCode = toEveDayCode(times, date);
      if (dayCode === null) return [];
      const notes = times.periods.flatMap((period) =>
        period.dayCode === dayCode && isNonEmpty(period.freeText) ? period.freeText : [],
      );
      return [{ date, spans: toOpeningHoursOnDate(times, date), notes, reason: null, dayCode }];
    });
  for (const { date } of eves) listed.add(date);
  const withoutHolidays = { ...times, holidays: [] };
  const closed = holidays
    .filter(({ date }) => !listed.has(date) && date <= last)
    .filter(
      ({ date }) =>
        toOpeningHoursOnDate(withoutHolidays, date).length > 0 && toOpeningHoursOnDate(times, date).length === 0,
    )
    .map(({ date, name }): UpcomingSpecialOpeningDay => ({ date, spans: [], notes: [], reason: name, dayCode: null }));
  return [...special, ...eves, ...closed]
    .filter(({ date }) => date >= today)
    .toSorted((one, other) => one.date.localeCompare(other.date));
};

/** The day code that defines the branch's hours on this date of the year. */
const toEveDayCode = ({ periods }: BranchOpeningScheduleWithHolidays, date: string): number | null =>
  periods.find(({ dayCode }) => isAnnualOpeningDayCodeOnDate(dayCode, date))?.dayCode ?? null;
