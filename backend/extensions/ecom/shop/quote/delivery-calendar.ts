// The calendar by which delivery times become dates: today at the project, and its public holidays (decision 042).
import { toLocalDay } from '../../../../../domain/delivery-time.ts';
import { listComingHolidays } from '../../../../../domain/public-holidays.ts';
import type { CheckoutSettings } from './read-checkout-settings.ts';
import type { DeliveryCalendar } from './to-delivery.ts';

/** Working days are counted from the day of the order, without the public holidays where the project is. */
export const toDeliveryCalendar = (
  { timeZone, holidayRegion }: Pick<CheckoutSettings, 'holidayRegion' | 'timeZone'>,
  now: Date,
): DeliveryCalendar => {
  const orderedOn = toLocalDay(now, timeZone);
  const holidays = new Set(holidayRegion ? listComingHolidays(holidayRegion, orderedOn).map(({ date }) => date) : []);
  return { orderedOn, isHoliday: (day) => holidays.has(day) };
};
