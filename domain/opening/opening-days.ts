// Counting in opening days: for how long an order is kept for collection. Pure; used by the order service.
import { addDays, type OpeningTimes, toLocalMoment, toSpans } from './opening-times.ts';
import { toMoment } from './zoned-time.ts';

/** For how many opening days an order is kept where no shop settings say so, as in the content model. */
export const defaultReservationDays = 3;

/** As far ahead as opening days are looked for; whoever opens more seldom names the day by hand. */
const horizonDays = 366;

/**
 * The last of `days` opening days after a moment, `YYYY-MM-DD` on the clock of the branch. The day of the moment itself does not
 * count, however early it is.
 * @returns `null` where so many opening days are not known within a year: nothing ends by itself there.
 */
export const toLastOpeningDay = (times: OpeningTimes, after: Date, days: number): string | null => {
  const today = toLocalMoment(after, times.timeZone).date;
  let remaining = days;
  for (let ahead = 1; ahead <= horizonDays; ahead += 1) {
    const date = addDays(today, ahead);
    if (toSpans(times, date).length > 0) remaining -= 1;
    if (remaining <= 0) return date;
  }
  return null;
};

/** The last second of a day on the clock of the branch: a day of 23 or 25 hours ends with its own midnight. */
export const toEndOfDay = (date: string, timeZone: string): Date =>
  new Date(toMoment(`${addDays(date, 1)}T00:00:00`, timeZone).getTime() - 1_000);
