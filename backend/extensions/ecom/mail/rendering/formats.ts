// Money, shares and countries as each language writes them; dates and times are in domain/format-dates.ts.
import type { Cents } from '../../../../../contract/cents.ts';
import type { Locale } from '../../../../../contract/locale.ts';
import type { UnitPrice } from '../../../../../contract/shop/product-fields.ts';
import { toUnitText } from '../../../../../domain/prices.ts';

const regions: Record<Locale, string> = { de: 'de-DE', en: 'en-GB', fr: 'fr-FR' };

export const formatPrice = (cents: Cents, language: Locale): string =>
  new Intl.NumberFormat(regions[language], { style: 'currency', currency: 'EUR' }).format(cents / 100);

/** "240,00 € / 1 kg" (law row L6). */
export const formatUnitPrice = (unitPrice: UnitPrice, language: Locale): string =>
  `${formatPrice(unitPrice.price_cents, language)} / ${toUnitText(unitPrice, language)}`;

export const formatPercent = (percent: number, language: Locale): string =>
  new Intl.NumberFormat(regions[language], { style: 'percent', maximumFractionDigits: 1 }).format(percent / 100);

/** `DE` is "Deutschland" in German; what is no country, such as the "D" of somebody in the studio, stays as it is. */
export const formatCountry = (code: string, language: Locale): string =>
  /^[A-Za-z]{2}$/.test(code)
    ? (new Intl.DisplayNames(regions[language], { type: 'region', fallback: 'code' }).of(code) ?? code)
    : code;

const maxLength = 200;

export const toHeaderText = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, maxLength);
