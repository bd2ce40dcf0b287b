// A unit price as the reader's language writes it (law row L6). Pure.
import type { Locale } from '../../contract/locale.ts';
import type { UnitPrice } from '../../contract/shop/unit-price.ts';
import { toUnitText } from '../../domain/unit-price.ts';
import { formatPrice } from './format-price.ts';

/** "240,00 € / 1 kg". */
export const formatUnitPrice = (unitPrice: UnitPrice, locale: Locale): string =>
  `${formatPrice(unitPrice.price_brutto, locale)} / ${toUnitText(unitPrice, locale)}`;

/** The lowest of several, "ab 240,00 € / 1 kg"; `from` is the word in the page's language. */
export const formatLowestUnitPrice = (
  { unitPrice, isFrom }: { unitPrice: UnitPrice; isFrom: boolean },
  from: string,
  locale: Locale,
): string => `${isFrom ? `${from}\u00a0` : ''}${formatUnitPrice(unitPrice, locale)}`;
