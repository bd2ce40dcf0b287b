// Formats dates and times by language, identically for pages, emails and studio. Only the names of weekdays and months
// come from `Intl`; the patterns are defined here, so that all JavaScript engines produce the same text. Pure.
import type { Locale } from '../contract/locale.ts';
import type { DateRange } from './delivery-time.ts';
import { memoize } from './memoize.ts';
import { toLocalDateTime } from './opening-hours/opening-hours.ts';
import { dayMs } from './durations.ts';

export interface WeekdayAndYearFormatOptions {
  /** "Donnerstag, 3. Dezember". */
  hasWeekday?: boolean;
  /** `true`: "3. Dezember 2026". Set to `false` if the year is obvious, such as for a date in the next weeks. */
  hasYear?: boolean;
}

const noBreak = '\u00a0';

const regions: Record<Locale, string> = { de: 'de-DE', en: 'en-GB', fr: 'fr-FR' };

const nameFormats = {
  month: memoize((locale: Locale) => new Intl.DateTimeFormat(regions[locale], { month: 'long', timeZone: 'UTC' })),
  weekday: memoize((locale: Locale) => new Intl.DateTimeFormat(regions[locale], { weekday: 'long', timeZone: 'UTC' })),
};

/**
 * Name of the month or weekday of a date. Uses noon in UTC and formats in UTC, so that daylight saving time cannot
 * shift the date.
 */
const toName = (date: string, locale: Locale, field: 'month' | 'weekday'): string =>
  nameFormats[field](locale).format(new Date(`${date}T12:00:00Z`));

/** "3." in German, "3" in English, "3" in French, where the first of a month is "1er". */
export const formatDayNumberOfMonth = (date: string, locale: Locale): string => {
  const day = Number(date.slice(8, 10));
  if (locale === 'de') return `${day}.`;
  return locale === 'fr' && day === 1 ? '1er' : String(day);
};

/** "Donnerstag", "Thursday", "jeudi" of `2026-12-03`. */
export const formatWeekday = (date: string, locale: Locale): string => toName(date, locale, 'weekday');

/** "Dezember", "December", "décembre" of `2026-12-03`. */
export const formatMonthName = (date: string, locale: Locale): string => toName(date, locale, 'month');

/**
 * A calendar date (`2026-12-03`), independent of any time zone: "3. Dezember 2026", "3 December 2026", "3 décembre
 * 2026"; with the weekday "Donnerstag, 3. Dezember 2026", "Thursday, 3 December 2026", "jeudi 3 décembre 2026".
 */
export const formatDate = (
  date: string,
  locale: Locale,
  { hasWeekday = false, hasYear = true }: WeekdayAndYearFormatOptions = {},
): string => {
  const day = `${formatDayNumberOfMonth(date, locale)} ${toName(date, locale, 'month')}${hasYear ? ` ${date.slice(0, 4)}` : ''}`;
  if (!hasWeekday) return day;
  return `${formatWeekday(date, locale)}${locale === 'fr' ? '' : ','} ${day}`;
};

/** "26.–28. November", "26–28 November", "26–28 novembre"; across the end of a month "30. November – 2. Dezember". */
export const formatDateRange = ({ from, to }: DateRange, locale: Locale): string => {
  const last = formatDate(to, locale, { hasYear: false });
  if (from === to) return last;
  if (from.slice(0, 7) === to.slice(0, 7)) return `${formatDayNumberOfMonth(from, locale)}–${last}`;
  return `${formatDate(from, locale, { hasYear: false })} – ${last}`;
};

/** Hours and minutes of `18:30`; `24:00` is the end of the day. */
const toHourAndMinute = (time: string): [hour: number, minute: number] => [
  Number(time.slice(0, 2)),
  Number(time.slice(3, 5)),
];

/** The time without the German suffix "Uhr". */
const toTimeWithoutSuffix = (time: string, locale: Locale): string => {
  const [hour, minute] = toHourAndMinute(time);
  const minutes = String(minute).padStart(2, '0');
  if (locale === 'de') return minute === 0 ? String(hour) : `${hour}:${minutes}`;
  if (minute === 0 && hour % 24 === 0) return locale === 'en' ? 'midnight' : 'minuit';
  if (locale === 'fr') return [hour, 'h', ...(minute === 0 ? [] : [minutes])].join(noBreak);
  if (minute === 0 && hour === 12) return 'noon';
  return `${((hour + 11) % 12) + 1}${minute === 0 ? '' : `:${minutes}`}${noBreak}${hour < 12 ? 'am' : 'pm'}`;
};

/** A time of day (`18:30`): "18:30 Uhr", "6:30 pm", "18 h 30"; on the hour "10 Uhr", "10 am", "10 h". */
export const formatTimeOfDay = (time: string, locale: Locale): string =>
  `${toTimeWithoutSuffix(time, locale)}${locale === 'de' ? `${noBreak}Uhr` : ''}`;

/**
 * "10–18:30 Uhr", "10 am – 6:30 pm", "10 h – 18 h 30". An end at `00:00` is midnight at the end of the day ("18–24
 * Uhr").
 */
export const formatTimeRange = (opens: string, closes: string, locale: Locale): string => {
  const end = closes === '00:00' ? '24:00' : closes;
  return locale === 'de'
    ? `${toTimeWithoutSuffix(opens, locale)}–${formatTimeOfDay(end, locale)}`
    : `${toTimeWithoutSuffix(opens, locale)}${noBreak}– ${toTimeWithoutSuffix(end, locale)}`;
};

/** The date of a moment in a time zone (IANA name), formatted by {@link formatDate}. */
export const formatDateInTimeZone = (
  moment: Date,
  locale: Locale,
  timeZone: string,
  options?: WeekdayAndYearFormatOptions,
): string => formatDate(toLocalDateTime(moment, timeZone).date, locale, options);

const dateTimeSeparators: Record<Locale, string> = { de: ' um ', en: ' at ', fr: ' à ' };

/** Date and time in a time zone: "3. Mai 2026 um 14:05 Uhr", "3 May 2026 at 2:05 pm", "3 mai 2026 à 14 h 05". */
export const formatDateTime = (moment: Date, locale: Locale, timeZone: string): string => {
  const { date, time } = toLocalDateTime(moment, timeZone);
  return `${formatDate(date, locale)}${dateTimeSeparators[locale]}${formatTimeOfDay(time, locale)}`;
};

/**
 * A period in a time zone: "Donnerstag, 3. Dezember 2026, 19–21 Uhr"; over several days "Donnerstag, 3. Dezember 2026,
 * 19 Uhr – Freitag, 4. Dezember 2026, 12 Uhr". A period that ends in the following night contains only the first date.
 */
export const formatDateTimeRange = (startsAt: Date, endsAt: Date, locale: Locale, timeZone: string): string => {
  const [start, end] = [toLocalDateTime(startsAt, timeZone), toLocalDateTime(endsAt, timeZone)];
  const [firstDay, lastDay] = [start, end].map(({ date }) => formatDate(date, locale, { hasWeekday: true }));
  const isOneDay = start.date === end.date || (endsAt.getTime() - startsAt.getTime() < dayMs && end.time < nightEnds);
  if (isOneDay) return `${firstDay}, ${formatTimeRange(start.time, end.time, locale)}`;
  return `${firstDay}, ${formatTimeOfDay(start.time, locale)} – ${lastDay}, ${formatTimeOfDay(end.time, locale)}`;
};

/** An event that ends at 2 am is read as part of the evening before. */
const nightEnds = '06:00';
