// What a line of a cart costs and what stands between it and its order. Pure.
import type { Locale } from '../../../../../contract/locale.ts';
import type { LineProblem, QuotedLine, QuoteLine } from '../../../../../contract/shop/quote.ts';
import type { PersonalizationField } from '../../../../../contract/shop/personalization.ts';
import { toOrderableQuantity } from '../../../../../domain/availability.ts';
import { formatDeliveryTime } from '../../../../../domain/format-delivery.ts';
import {
  findPersonalizationProblems,
  isMadeToOrder,
  type PersonalizationValues,
  toOrderedLabels,
  toOrderedValues,
} from '../../../../../domain/personalization.ts';
import { getDeliveryTranslator, getPersonalizationTranslator } from '../../platform/texts.ts';
import type { CatalogueItem, QuotedItem } from './read-catalogue-items.ts';
import type { CheckoutSettings } from './read-checkout-settings.ts';
import { type DeliveryCalendar, toLineDeliveryTime, toQuotedDelivery } from './to-delivery.ts';

/** How the engraving faces are called, in the words of the product page. */
export const createFontNameFormatter =
  (language: Locale) =>
  (font: string): string =>
    font === 'serif' || font === 'script' ? getPersonalizationTranslator(language)(`fonts.${font}`) : font;

/** What keeps stock: a variant, or a product without variants. */
export const toStockKey = ({ product, variant }: { product: string; variant: string | null }): string =>
  variant ?? product;

const toFields = (piece: CatalogueItem): readonly PersonalizationField[] => piece.personalization?.shown.fields ?? [];

/** As it is cut: tidied, without what the piece does not offer. */
export const toPersonalizationValues = ({ line, piece }: QuotedItem): PersonalizationValues =>
  piece ? toOrderedValues(toFields(piece), line.personalization ?? {}) : {};

const hasWrongWish = (line: QuotedLine, piece: CatalogueItem): boolean => {
  const values = line.personalization ?? {};
  const fields = toFields(piece);
  const isForeign = Object.keys(values).some((key) => fields.every((field) => field.key !== key));
  return isForeign || Object.keys(findPersonalizationProblems(fields, values)).length > 0;
};

const findProblem = (
  line: QuotedLine,
  piece: CatalogueItem,
  available: number | null,
  wanted: number,
): LineProblem | null => {
  if (piece.priceCents === null) return 'no_price';
  if (available === 0) return 'sold_out';
  if (available !== null && wanted > available) return 'too_many';
  if (hasWrongWish(line, piece)) return 'personalization';
  return line.price_cents === piece.priceCents ? null : 'price_changed';
};

const toGoneLine = ({ product, variant, count }: QuotedLine): QuoteLine => ({
  product,
  variant,
  count,
  name: '',
  variant_name: null,
  reference_number: '',
  slug: '',
  price_cents: 0,
  old_price_cents: null,
  unit_price: null,
  essential_features: [],
  available: 0,
  tax_percent: 0,
  shipping_time: null,
  delivery: null,
  labels: [],
  is_made_to_order: false,
  guarantee: null,
  problem: 'gone',
});

/** How the lines are sent, and when. */
export interface ShippingSchedule extends DeliveryCalendar {
  shippingDays: number;
}

/** `wanted` is how many of the piece all lines want together. */
export const toQuoteLine = (
  quoted: QuotedItem,
  wanted: number,
  { terms, language, route }: { terms: CheckoutSettings; language: Locale; route: ShippingSchedule },
): QuoteLine => {
  const { line, piece } = quoted;
  if (!piece) return toGoneLine(line);
  const available = toOrderableQuantity(piece, terms);
  const delivery = toLineDeliveryTime(quoted, wanted, terms, route.shippingDays);
  const wish = toPersonalizationValues(quoted);
  return {
    product: piece.product,
    variant: piece.variant,
    name: piece.name,
    variant_name: piece.variantName,
    reference_number: piece.referenceNumber,
    slug: piece.slug,
    price_cents: piece.priceCents ?? 0,
    old_price_cents: piece.lowestPriceCents,
    unit_price: piece.unitPrice,
    essential_features: piece.features.shown,
    count: line.count,
    available,
    tax_percent: piece.taxPercent ?? terms.defaultTaxPercent,
    shipping_time: formatDeliveryTime(delivery, getDeliveryTranslator(language)),
    delivery: toQuotedDelivery(delivery.kind === 'days' ? delivery.days : null, route),
    labels: toOrderedLabels(toFields(piece), wish, createFontNameFormatter(language)),
    is_made_to_order: isMadeToOrder(toFields(piece), wish),
    guarantee: piece.guarantee,
    problem: findProblem(line, piece, available, wanted),
  };
};
