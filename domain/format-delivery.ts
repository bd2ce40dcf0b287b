// Delivery times in words, from the message file `delivery`: on pages, in quotes and in emails.
import type { Locale } from '../contract/locale.ts';
import type { DateRange, DeliveryTime, WorkingDays } from './delivery-time.ts';
import { formatDateRange } from './format-dates.ts';

/** The page's `t` of `delivery`, or that of an email. */
type DeliveryText = (
  key: 'days' | 'expected' | 'fromPayment' | 'range',
  values: Record<string, number | string>,
) => string;

/** "2–3 Werktage", "2 to 3 working days"; "1 Werktag" where both ends are one. */
const formatWorkingDays = ({ min, max }: WorkingDays, t: DeliveryText): string =>
  min === max ? t('days', { count: max }) : t('range', { min, max });

/** `null` where nobody can say. What an engraving or the way adds to an editor's words stands behind them. */
export const formatDeliveryTime = (time: DeliveryTime, t: DeliveryText): string | null => {
  if (time.kind === 'onRequest') return null;
  if (time.kind === 'days') return formatWorkingDays(time.days, t);
  const { text, additionalDays } = time;
  return additionalDays === 0 ? text : `${text} + ${t('days', { count: additionalDays })}`;
};

/**
 * A delivery time as it was told in words, with the days on which it ends: "2–3 Werktage, voraussichtlich 26.–28. November".
 * Paid in advance, it is counted from the payment and has no days before it. `null` where nobody can say.
 */
export const formatDeliveryPromise = (
  time: string | null,
  expected: DateRange | null,
  { locale, isPrepaid, t }: { locale: Locale; isPrepaid: boolean; t: DeliveryText },
): string | null => {
  if (time === null) return null;
  if (isPrepaid) return t('fromPayment', { time });
  return expected ? t('expected', { time, dates: formatDateRange(expected, locale) }) : time;
};
