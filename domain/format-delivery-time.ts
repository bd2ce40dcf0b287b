// Formats delivery times with the texts of `locales/*/delivery.json`, for pages, quotes and emails.
import type { Locale } from '../contract/locale.ts';
import type { DateRange, DeliveryTime, WorkingDayRange } from './delivery-time.ts';
import { formatDateRange } from './format-dates.ts';

/** Translates the keys of `delivery.json`. */
type DeliveryText = (
  key: 'days' | 'expected' | 'fromPayment' | 'range',
  values: Record<string, number | string>,
) => string;

/** "2–3 Werktage", "2 to 3 working days"; a single value if both ends are equal. */
const formatWorkingDays = ({ min, max }: WorkingDayRange, t: DeliveryText): string =>
  min === max ? t('days', { count: max }) : t('range', { min, max });

/** `null` for `onRequest`. Additional days of engraving and shipping are appended to an editor's free text. */
export const formatDeliveryTime = (time: DeliveryTime, t: DeliveryText): string | null => {
  if (time.kind === 'onRequest') return null;
  if (time.kind === 'days') return formatWorkingDays(time.days, t);
  const { text, additionalDays } = time;
  return additionalDays === 0 ? text : `${text} + ${t('days', { count: additionalDays })}`;
};

/**
 * A formatted delivery time with the expected dates: "2–3 Werktage, voraussichtlich 26.–28. November". With prepayment,
 * the delivery time starts with the payment, so there are no dates yet. `null` without a delivery time.
 */
export const formatDeliveryTimeWithDates = (
  time: string | null,
  expected: DateRange | null,
  { locale, isPrepaid, t }: { locale: Locale; isPrepaid: boolean; t: DeliveryText },
): string | null => {
  if (time === null) return null;
  if (isPrepaid) return t('fromPayment', { time });
  return expected ? t('expected', { time, dates: formatDateRange(expected, locale) }) : time;
};
