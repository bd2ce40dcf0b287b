import { describe, expect, it } from 'vitest';
import {
  formatTimeOfDay,
  formatDate,
  formatDateInTimeZone,
  formatDateRange,
  formatTimeRange,
  formatDateTime,
  formatDateTimeRange,
  formatWeekday,
} from './format-dates.ts';

const locales = ['de', 'en', 'fr'] as const;

/** In every language, with no-break spaces as `_`. */
const inEach = (format: (locale: (typeof locales)[number]) => string): string[] =>
  locales.map((locale) => format(locale).replaceAll('\u00a0', '_'));

describe('dates', () => {
  it.each([
    ['2026-12-03', ['3. Dezember 2026', '3 December 2026', '3 décembre 2026']],
    ['2027-01-01', ['1. Januar 2027', '1 January 2027', '1er janvier 2027']],
    ['2027-03-21', ['21. März 2027', '21 March 2027', '21 mars 2027']],
  ])('%s', (date, texts) => {
    expect(inEach((locale) => formatDate(date, locale))).toEqual(texts);
  });

  it('are formatted with weekday and without year', () => {
    expect(inEach((locale) => formatWeekday('2026-12-03', locale))).toEqual(['Donnerstag', 'Thursday', 'jeudi']);
    expect(inEach((locale) => formatDate('2026-12-03', locale, { hasWeekday: true }))).toEqual([
      'Donnerstag, 3. Dezember 2026',
      'Thursday, 3 December 2026',
      'jeudi 3 décembre 2026',
    ]);
    expect(inEach((locale) => formatDate('2027-01-01', locale, { hasWeekday: true, hasYear: false }))).toEqual([
      'Freitag, 1. Januar',
      'Friday, 1 January',
      'vendredi 1er janvier',
    ]);
  });

  it('are formatted as a range', () => {
    expect(inEach((locale) => formatDateRange({ from: '2026-11-26', to: '2026-11-28' }, locale))).toEqual([
      '26.–28. November',
      '26–28 November',
      '26–28 novembre',
    ]);
    expect(inEach((locale) => formatDateRange({ from: '2026-12-30', to: '2027-01-01' }, locale))).toEqual([
      '30. Dezember – 1. Januar',
      '30 December – 1 January',
      '30 décembre – 1er janvier',
    ]);
    expect(inEach((locale) => formatDateRange({ from: '2026-12-01', to: '2026-12-01' }, locale))).toEqual([
      '1. Dezember',
      '1 December',
      '1er décembre',
    ]);
  });
});

describe('times', () => {
  it.each([
    ['18:30', ['18:30_Uhr', '6:30_pm', '18_h_30']],
    ['10:00', ['10_Uhr', '10_am', '10_h']],
    ['09:05', ['9:05_Uhr', '9:05_am', '9_h_05']],
    ['12:00', ['12_Uhr', 'noon', '12_h']],
    ['12:30', ['12:30_Uhr', '12:30_pm', '12_h_30']],
    ['00:00', ['0_Uhr', 'midnight', 'minuit']],
    ['00:30', ['0:30_Uhr', '12:30_am', '0_h_30']],
  ])('%s', (time, texts) => {
    expect(inEach((locale) => formatTimeOfDay(time, locale))).toEqual(texts);
  });

  it.each([
    ['10:00', '18:30', ['10–18:30_Uhr', '10_am_– 6:30_pm', '10_h_– 18_h_30']],
    ['18:00', '02:00', ['18–2_Uhr', '6_pm_– 2_am', '18_h_– 2_h']],
    ['18:00', '00:00', ['18–24_Uhr', '6_pm_– midnight', '18_h_– minuit']],
  ])('from %s until %s', (opens, closes, texts) => {
    expect(inEach((locale) => formatTimeRange(opens, closes, locale))).toEqual(texts);
  });
});

describe('moments', () => {
  const lateInBerlin = new Date('2026-12-31T23:30:00Z');

  it('are formatted in the time zone', () => {
    expect(inEach((locale) => formatDateTime(lateInBerlin, locale, 'Europe/Berlin'))).toEqual([
      '1. Januar 2027 um 0:30_Uhr',
      '1 January 2027 at 12:30_am',
      '1er janvier 2027 à 0_h_30',
    ]);
    expect(inEach((locale) => formatDateTime(lateInBerlin, locale, 'America/New_York'))).toEqual([
      '31. Dezember 2026 um 18:30_Uhr',
      '31 December 2026 at 6:30_pm',
      '31 décembre 2026 à 18_h_30',
    ]);
    expect(formatDateInTimeZone(lateInBerlin, 'de', 'Europe/Lisbon')).toBe('31. Dezember 2026');
  });

  it('are formatted as a period, in which a night counts as part of the evening', () => {
    const period = (from: string, to: string) =>
      inEach((locale) => formatDateTimeRange(new Date(from), new Date(to), locale, 'Europe/Berlin'));
    expect(period('2026-12-03T18:00:00Z', '2026-12-03T20:00:00Z')).toEqual([
      'Donnerstag, 3. Dezember 2026, 19–21_Uhr',
      'Thursday, 3 December 2026, 7_pm_– 9_pm',
      'jeudi 3 décembre 2026, 19_h_– 21_h',
    ]);
    expect(period('2026-12-03T18:00:00Z', '2026-12-04T00:00:00Z')[0]).toBe('Donnerstag, 3. Dezember 2026, 19–1_Uhr');
    expect(period('2026-12-03T18:00:00Z', '2026-12-05T11:00:00Z')[0]).toBe(
      'Donnerstag, 3. Dezember 2026, 19_Uhr – Samstag, 5. Dezember 2026, 12_Uhr',
    );
  });
});

describe('a period that ends on the next day', () => {
  const period = (from: string, to: string) =>
    formatDateTimeRange(new Date(from), new Date(to), 'de', 'Europe/Berlin').replaceAll('\u00a0', '_');
  const evening = '2026-12-03T18:00:00Z';

  it.each([
    // Ends during the night: only the first date.
    ['2026-12-04T04:59:00Z', 'Donnerstag, 3. Dezember 2026, 19–5:59_Uhr'],
    // From six in the morning on, the second date is included.
    ['2026-12-04T05:00:00Z', 'Donnerstag, 3. Dezember 2026, 19_Uhr – Freitag, 4. Dezember 2026, 6_Uhr'],
    ['2026-12-04T11:00:00Z', 'Donnerstag, 3. Dezember 2026, 19_Uhr – Freitag, 4. Dezember 2026, 12_Uhr'],
    // Ends during the second night.
    ['2026-12-05T00:00:00Z', 'Donnerstag, 3. Dezember 2026, 19_Uhr – Samstag, 5. Dezember 2026, 1_Uhr'],
  ])('%s', (end, text) => {
    expect(period(evening, end)).toBe(text);
  });

  it('contains both dates if it lasts 24 hours', () => {
    expect(period('2026-12-03T00:00:00Z', '2026-12-04T00:00:00Z')).toBe(
      'Donnerstag, 3. Dezember 2026, 1_Uhr – Freitag, 4. Dezember 2026, 1_Uhr',
    );
  });
});
