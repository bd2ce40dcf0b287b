// Formats numbers, countries and labels by language: money, unit prices (law row L6), percentages, average ratings,
// lists. Pure. Components use only this module; formats that e-mails need too are in domain/format-amounts.ts.
import type { Cents } from '../../contract/cents.ts';
import type { Locale } from '../../contract/locale.ts';
import type { UnitPrice } from '../../contract/shop/product-and-variant-field-schemas.ts';
import type { DateRange } from '../../domain/delivery-time.ts';
import { formatPrice, formatUnitPrice } from '../../domain/format-amounts.ts';

export { formatCountryName, formatPercent, formatPrice, formatUnitPrice } from '../../domain/format-amounts.ts';

/** The lowest of several unit prices, "ab 240,00 € / 1 kg"; `from` is the word in the page's language. */
export const formatLowestUnitPrice = (
  { unitPrice, isFrom }: { unitPrice: UnitPrice; isFrom: boolean },
  from: string,
  locale: Locale,
): string => `${isFrom ? `${from}\u00a0` : ''}${formatUnitPrice(unitPrice, locale)}`;

/** For the field of a banking app: `859800` is "8598,00" in German and French, "8598.00" in English. */
export const formatPlainAmount = (cents: Cents, locale: Locale): string =>
  (cents / 100).toFixed(2).replace('.', locale === 'en' ? '.' : ',');

/** `4.46` is "4,5" in German and French, "4.5" in English. */
export const formatAverageRating = (mean: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(mean);

/** "A, B und C" in the page's language. */
export const formatConjunctionList = (entries: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, { type: 'conjunction' }).format(entries);

/** "Gravur:", "Engraving:", "Texte à graver :" with the French no-break space before the colon. */
export const formatLabelWithColon = (label: string, locale: Locale): string =>
  `${label}${locale === 'fr' ? '\u00a0:' : ':'}`;

/** What a variant costs more than the cheapest, without ",00": "+ 120 €" in German and French, "+ €120" in English. */
export const formatSurcharge = (cents: Cents, locale: Locale): string =>
  `+\u00a0${formatPrice(cents, locale).replace(/[.,]00(?!\d)/, '')}`;

/** A label within a sentence: German keeps its capital, "Ringgröße", other languages do not, "ring size". */
export const toLabelInSentence = (label: string, locale: Locale): string =>
  locale === 'de' ? label : label.charAt(0).toLocaleLowerCase(locale) + label.slice(1);

const regions: Record<Locale, string> = { de: 'de-DE', en: 'en-GB', fr: 'fr-FR' };

/**
 * Dates with short weekdays: "Do., 3. – Fr., 4. Dez.", "Thu 3 Dec – Fri 4 Dec", "jeu. 3 – ven. 4 déc."; a single date
 * without a dash. Only for the browser, because engines abbreviate differently.
 */
export const formatShortDateRange = ({ from, to }: DateRange, locale: Locale): string => {
  const format = new Intl.DateTimeFormat(regions[locale], {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const [first, last] = [from, to].map((date) => new Date(`${date}T12:00:00Z`)) as [Date, Date];
  // A range across the end of a year would contain both years.
  if (from.slice(0, 4) === to.slice(0, 4)) return format.formatRange(first, last);
  return `${format.format(first)} – ${format.format(last)}`;
};
