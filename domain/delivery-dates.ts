// A delivery time as dates: working days are counted from the day after the order, Monday to Friday without public
// holidays (§ 187 BGB: the day of the order does not count; the cut-off is its end). Pure.
import type { WorkingDays } from './delivery-time.ts';
import { toLocalMoment } from './opening/opening-times.ts';

/** Days as `YYYY-MM-DD`, both included. */
export interface DateSpan {
  from: string;
  to: string;
}

/** The day of a moment where the project is, as `YYYY-MM-DD`. `timeZone` is an IANA name, such as `Europe/Berlin`. */
export const toLocalDay = (moment: Date, timeZone: string): string => toLocalMoment(moment, timeZone).date;

const toNextDay = (day: string): string => {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
};

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** No delivery time is longer: an editor's typing error ends here. */
const maxDays = 1_000;

/** @param orderedOn the day of the order (`YYYY-MM-DD`) in the project's time zone */
export const toDeliveryDates = (
  { min, max }: WorkingDays,
  orderedOn: string,
  isHoliday: (day: string) => boolean = () => false,
): DateSpan => {
  let day = orderedOn;
  let from = orderedOn;
  for (let counted = 0; counted < Math.min(max, maxDays);) {
    day = toNextDay(day);
    if (isWeekend(day) || isHoliday(day)) continue;
    counted += 1;
    if (counted <= min) from = day;
  }
  return { from, to: day };
};

/** What leaves together arrives with the last of it; `null` where one of the spans is not known. */
export const toLatestDates = (spans: readonly (DateSpan | null)[]): DateSpan | null => {
  const known = spans.flatMap((span) => span ?? []);
  if (known.length === 0 || known.length < spans.length) return null;
  const latest = (days: string[]): string => days.reduce((one, other) => (one > other ? one : other));
  return { from: latest(known.map(({ from }) => from)), to: latest(known.map(({ to }) => to)) };
};
