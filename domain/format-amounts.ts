// Formats money, unit prices (law row L6), percentages and country names by language. Dates and times are in
// format-dates.ts. Pure.
import type { Cents } from '../contract/cents.ts';
import type { Locale } from '../contract/locale.ts';
import type { UnitPrice } from '../contract/shop/product-and-variant-field-schemas.ts';
import { memoize } from './memoize.ts';
import { formatUnitQuantity } from './lowest-and-unit-prices.ts';

const regions: Record<Locale, string> = { de: 'de-DE', en: 'en-GB', fr: 'fr-FR' };

const toPriceFormat = memoize(
  (locale: Locale) => new Intl.NumberFormat(regions[locale], { style: 'currency', currency: 'EUR' }),
);
const toPercentFormat = memoize(
  (locale: Locale) => new Intl.NumberFormat(regions[locale], { style: 'percent', maximumFractionDigits: 1 }),
);
const toCountryNames = memoize((locale: Locale) => new Intl.DisplayNames(regions[locale], { type: 'region' }));

/** `189000` is "1.890,00 €" in German, "€1,890.00" in English, "1 890,00 €" in French. */
export const formatPrice = (priceCents: Cents, locale: Locale): string =>
  toPriceFormat(locale).format(priceCents / 100);

/** "240,00 € / 1 kg". */
export const formatUnitPrice = (unitPrice: UnitPrice, locale: Locale): string =>
  `${formatPrice(unitPrice.price_cents, locale)} / ${formatUnitQuantity(unitPrice, locale)}`;

/** `19` is "19 %" in German and French, "19%" in English. */
export const formatPercent = (percent: number, locale: Locale): string => toPercentFormat(locale).format(percent / 100);

/**
 * `AT` is "Österreich", "Austria", "Autriche"; an invalid code, such as "D" typed by an editor, is returned unchanged.
 */
export const formatCountryName = (code: string, locale: Locale): string => {
  try {
    return toCountryNames(locale).of(code) ?? code;
  } catch {
    return code;
  }
};
