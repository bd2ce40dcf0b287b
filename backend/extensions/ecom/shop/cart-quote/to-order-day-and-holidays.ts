// The calendar that turns delivery times into dates: today in the project's time zone, and its public holidays
// (decision 042).
import { toDateInTimeZone } from '../../../../../domain/delivery-time.ts';
import { listUpcomingHolidays } from '../../../../../domain/public-holidays.ts';
import type { CheckoutSettings } from './read-checkout-settings.ts';
import type { OrderDayAndHolidays } from './to-delivery-estimate.ts';

/** Calendar of an order placed at `now`, with the public holidays of the project's region. */
export const toOrderDayAndHolidays = (
  { timeZone, holidayRegion }: Pick<CheckoutSettings, 'holidayRegion' | 'timeZone'>,
  now: Date,
): OrderDayAndHolidays => {
  const orderedOn = toDateInTimeZone(now, timeZone);
  const holidays = new Set(holidayRegion ? listUpcomingHolidays(holidayRegion, orderedOn).map(({ date }) => date) : []);
  return { orderedOn, isHoliday: (day) => holidays.has(day) };
};
