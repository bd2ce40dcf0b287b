// Figures, countries and labels as each language writes them: money, unit prices (law row L6), shares, means of stars,
// lists. Pure. Components take all of it from here; what emails need too is in domain/format-amounts.ts.
import type { Locale } from '../../contract/locale.ts';
import type { UnitPrice } from '../../contract/shop/product-fields.ts';
import { formatUnitPrice } from '../../domain/format-amounts.ts';

export { formatCountry, formatPercent, formatPrice, formatUnitPrice } from '../../domain/format-amounts.ts';

/** The lowest of several, "ab 240,00 € / 1 kg"; `from` is the word in the page's language. */
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

/** "Gravur:", "Engraving:", "Texte à graver :" with the no-break space that French puts before a colon. */
export const formatLabelWithColon = (label: string, locale: Locale): string =>
  `${label}${locale === 'fr' ? '\u00a0:' : ':'}`;
