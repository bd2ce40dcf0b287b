// Figures, countries and labels as each language writes them: money, unit prices (law row L6), shares, means of stars,
// lists. Pure.
import type { Locale } from '../../contract/locale.ts';
import type { UnitPrice } from '../../contract/shop/product-fields.ts';
import { toUnitText } from '../../domain/prices.ts';

const formats: Record<Locale, Intl.NumberFormat> = {
  de: new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }),
  en: new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' }),
  fr: new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }),
};

/** `189000` is "1.890,00 €" in German, "€1,890.00" in English, "1 890,00 €" in French. */
export const formatPrice = (priceCents: number, locale: Locale): string => formats[locale].format(priceCents / 100);

/** "240,00 € / 1 kg". */
export const formatUnitPrice = (unitPrice: UnitPrice, locale: Locale): string =>
  `${formatPrice(unitPrice.price_cents, locale)} / ${toUnitText(unitPrice, locale)}`;

/** The lowest of several, "ab 240,00 € / 1 kg"; `from` is the word in the page's language. */
export const formatLowestUnitPrice = (
  { unitPrice, isFrom }: { unitPrice: UnitPrice; isFrom: boolean },
  from: string,
  locale: Locale,
): string => `${isFrom ? `${from}\u00a0` : ''}${formatUnitPrice(unitPrice, locale)}`;

/** `19` is "19 %" in German and French, "19%" in English. */
export const formatPercent = (percent: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(percent / 100);

/** `4.46` is "4,5" in German and French, "4.5" in English. */
export const formatMean = (mean: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(mean);

/** `AT` is "Österreich", "Austria", "Autriche"; a code that no country has stays as it is. */
export const formatCountry = (code: string, locale: Locale): string => {
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
};

/** "A, B und C" in the page's language. */
export const formatList = (entries: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, { type: 'conjunction' }).format(entries);

/** "Gravur:", "Engraving:", "Texte à graver :" with the no-break space that French puts before a colon. */
export const formatLabel = (label: string, locale: Locale): string => `${label}${locale === 'fr' ? '\u00a0:' : ':'}`;
