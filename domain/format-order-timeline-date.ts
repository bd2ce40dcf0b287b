// Formats the dates of an order's timeline with the texts of `locales/*/orderStatus.json`, for pages and emails. Pure.
import type { Locale } from '../contract/locale.ts';
import type { DateRange } from './delivery-time.ts';
import { formatDateInTimeZone, formatDateRange } from './format-dates.ts';
import type { OrderTimelineStepProgress } from './order-timeline.ts';

export interface ExpectedAndPaymentDueOrderDates {
  /** Expected dates of delivery or collection; `null` if unknown or over. */
  expected: DateRange | null;
  /** Until when a transfer has to arrive. */
  due: Date | null;
}

interface TimelineFormat {
  locale: Locale;
  /** IANA name. */
  timeZone: string;
  t: (key: 'course.delivery' | 'course.until', values: Record<string, string>) => string;
}

/** `null` for a step without a known date. */
export const formatOrderTimelineDate = (
  { step, progress }: OrderTimelineStepProgress,
  { expected, due }: ExpectedAndPaymentDueOrderDates,
  { locale, timeZone, t }: TimelineFormat,
): string | null => {
  if (step === 'paid' && due !== null) return t('course.until', { day: formatDateInTimeZone(due, locale, timeZone) });
  if (!expected) return null;
  const dates = formatDateRange(expected, locale);
  if (step === 'shipped') return t('course.delivery', { dates });
  return step === 'ready_for_pickup' && progress === 'ahead' ? dates : null;
};
