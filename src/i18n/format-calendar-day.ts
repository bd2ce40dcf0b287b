// A day of a calendar as each language writes it: `2026-11-24`, whatever the clock of who reads it. Pure.
import type { Locale } from '../../contract/locale.ts';

const regions: Record<Locale, string> = { de: 'de-DE', en: 'en-GB', fr: 'fr-FR' };

const format = (date: string, locale: Locale, options: Intl.DateTimeFormatOptions): string =>
  // Noon in UTC, read in UTC: no clock changes the day.
  new Intl.DateTimeFormat(regions[locale], { ...options, timeZone: 'UTC' }).format(new Date(`${date}T12:00:00Z`));

/** "Dienstag" and "24. November". */
export const formatWeekday = (date: string, locale: Locale): { weekday: string; day: string } => ({
  weekday: format(date, locale, { weekday: 'long' }),
  day: format(date, locale, { day: 'numeric', month: 'long' }),
});

/** "Dienstag, 24. November 2026". */
export const formatCalendarDay = (date: string, locale: Locale): string => format(date, locale, { dateStyle: 'full' });
