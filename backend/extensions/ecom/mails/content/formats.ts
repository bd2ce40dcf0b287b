// Money, shares, times and countries as each language writes them. Times are those of the house, in Germany.
import type { Cents } from '../../../../../contract/cents.ts';
import type { Locale } from '../../../../../contract/locale.ts';
import type { UnitPrice } from '../../../../../contract/shop/unit-price.ts';
import { toUnitText } from '../../../../../domain/unit-price.ts';

const regions: Record<Locale, string> = { de: 'de-DE', en: 'en-GB', fr: 'fr-FR' };
const timeZone = 'Europe/Berlin';

export const formatPrice = (cents: Cents, language: Locale): string =>
  new Intl.NumberFormat(regions[language], { style: 'currency', currency: 'EUR' }).format(cents / 100);

/** "240,00 € / 1 kg" (law row L6). */
export const formatUnitPrice = (unitPrice: UnitPrice, language: Locale): string =>
  `${formatPrice(unitPrice.price_brutto, language)} / ${toUnitText(unitPrice, language)}`;

export const formatPercent = (percent: number, language: Locale): string =>
  new Intl.NumberFormat(regions[language], { style: 'percent', maximumFractionDigits: 1 }).format(percent / 100);

export const formatDay = (time: Date, language: Locale): string =>
  new Intl.DateTimeFormat(regions[language], { dateStyle: 'long', timeZone }).format(time);

export const formatTime = (time: Date, language: Locale): string =>
  new Intl.DateTimeFormat(regions[language], { dateStyle: 'long', timeStyle: 'short', timeZone }).format(time);

/** A date such as `2026-11-24`, whatever the time zone: "Dienstag, 24. November 2026". */
export const formatDate = (date: string, language: Locale): string =>
  formatWeekday(new Date(`${date}T12:00:00Z`), language, 'UTC');

/** "Dienstag, 24. November 2026" on the clock of a house. */
export const formatWeekday = (time: Date, language: Locale, zone: string): string =>
  new Intl.DateTimeFormat(regions[language], { dateStyle: 'full', timeZone: zone }).format(time);

/** "09:30" on the clock of a house. */
export const formatClock = (time: Date, language: Locale, zone: string): string =>
  new Intl.DateTimeFormat(regions[language], { timeStyle: 'short', timeZone: zone }).format(time);

/** `DE` is "Deutschland" in German; what is no country, such as the "D" of somebody in the studio, stays as it is. */
export const formatCountry = (code: string, language: Locale): string =>
  /^[A-Za-z]{2}$/.test(code)
    ? (new Intl.DisplayNames(regions[language], { type: 'region', fallback: 'code' }).of(code) ?? code)
    : code;
