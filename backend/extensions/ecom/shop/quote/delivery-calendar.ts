// The calendar that turns delivery times into dates: today in the project's time zone, and its public holidays
// (decision 042).
import { toLocalDay } from '../../../../../domain/delivery-time.ts';
import { listComingHolidays } from '../../../../../domain/public-holidays.ts';
import type { CheckoutSettings } from './read-checkout-settings.ts';
import type { DeliveryCalendar } from './to-delivery.ts';

/** Counts working days from the day of the order, without the public holidays of the project's region. */
export const toDeliveryCalendar = (
  { timeZone, holidayRegion }: Pick<CheckoutSettings, 'holidayRegion' | 'timeZone'>,
  now: Date,
): DeliveryCalendar => {
  const orderedOn = toLocalDay(now, timeZone);
  const holidays = new Set(holidayRegion ? listComingHolidays(holidayRegion, orderedOn).map(({ date }) => date) : []);
  return { orderedOn, isHoliday: (day) => holidays.has(day) };
};
