// Formats numbers, countries and labels by language: money, unit prices (law row L6), percentages, average ratings,
// lists. Pure. Components use only this module; formats that e-mails need too are in domain/format-amounts.ts.
import type { Locale } from '../../contract/locale.ts';
import type { UnitPrice } from '../../contract/shop/product-and-variant-schemas.ts';
import { formatUnitPrice } from '../../domain/format-amounts.ts';

export { formatCountryName, formatPercent, formatPrice, formatUnitPrice } from '../../domain/format-amounts.ts';

/** The lowest of several unit prices, "ab 240,00 € / 1 kg"; `from` is the word in the page's language. */
export const formatLowestUnitPrice = (
  { unitPrice, isFrom }: { unitPrice: UnitPrice; isFrom: boolean },
  from: string,
  locale: Locale,
): string => `${isFrom ? `${from}\u00a0` : ''}${formatUnitPrice(unitPrice, locale)}`;

/** `4.46` is "4,5" in German and French, "4.5" in English. */
export const formatAverageRating = (mean: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(mean);

/** "A, B und C" in the page's language. */
export const formatConjunctionList = (entries: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, { type: 'conjunction' }).format(entries);

/** "Gravur:", "Engraving:", "Texte à graver :" with the French no-break space before the colon. */
export const formatLabelWithColon = (label: string, locale: Locale): string =>
  `${label}${locale === 'fr' ? '\u00a0:' : ':'}`;
