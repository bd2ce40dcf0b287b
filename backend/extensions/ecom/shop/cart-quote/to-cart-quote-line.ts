// Maps a cart line to its quote: price, delivery, and the problem that prevents an order. Pure.
import type { Locale } from '../../../../../contract/locale.ts';
import type {
  CartQuoteLineProblem,
  CartQuoteRequestLine,
  CartQuoteLine,
} from '../../../../../contract/shop/cart-quote.ts';
import {
  isRingPairPersonalization,
  type PersonalizationFieldDefinition,
} from '../../../../../domain/localized-personalization.ts';
import { toMaxOrderableQuantity } from '../../../../../domain/product-availability.ts';
import { formatDeliveryTime } from '../../../../../domain/format-delivery-time.ts';
import {
  findPersonalizationErrors,
  hasEngravedText,
  type PersonalizationValues,
  formatPersonalizationValues,
  normalizePersonalizationValues,
} from '../../../../../domain/personalization.ts';
import { getDeliveryTimeTranslator, getPersonalizationTranslator } from '../../platform/service-translators.ts';
import type { QuotableProductOrVariant, CartLineWithProduct } from './read-quotable-products.ts';
import type { CheckoutSettings } from './read-checkout-settings.ts';
import { type OrderDayAndHolidays, toCartLineDeliveryTime, toDeliveryEstimate } from './to-delivery-estimate.ts';

/** Returns a function that translates the name of an engraving font, as on the product page. */
export const createEngravingFontNameFormatter =
  (language: Locale) =>
  (font: string): string =>
    font === 'serif' || font === 'script' ? getPersonalizationTranslator(language)(`fonts.${font}`) : font;

/** The id of the record with the stock: a variant, or a product without variants. */
export const toVariantOrProductId = ({ product, variant }: { product: string; variant: string | null }): string =>
  variant ?? product;

const toFields = (item: QuotableProductOrVariant): readonly PersonalizationFieldDefinition[] =>
  item.personalization?.shown.fields ?? [];

/** The values that will be engraved: normalized, without fields that the product does not offer. */
export const toAcceptedPersonalizationValues = ({ line, item }: CartLineWithProduct): PersonalizationValues =>
  item ? normalizePersonalizationValues(toFields(item), line.personalization ?? {}) : {};

const hasInvalidPersonalization = (line: CartQuoteRequestLine, item: QuotableProductOrVariant): boolean => {
  const values = line.personalization ?? {};
  const fields = toFields(item);
  const hasUnknownField = Object.keys(values).some((key) => fields.every((field) => field.key !== key));
  return hasUnknownField || Object.keys(findPersonalizationErrors(fields, values)).length > 0;
};

const findProblem = (
  line: CartQuoteRequestLine,
  item: QuotableProductOrVariant,
  available: number | null,
  totalQuantity: number,
): CartQuoteLineProblem | null => {
  if (item.priceCents === null) return 'no_price';
  if (available === 0) return 'sold_out';
  if (available !== null && totalQuantity > available) return 'too_many';
  if (hasInvalidPersonalization(line, item)) return 'personalization';
  return line.price_cents === item.priceCents ? null : 'price_changed';
};

const toUnavailableLine = ({ product, variant, count }: CartQuoteRequestLine): CartQuoteLine => ({
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
  discount_cents: 0,
  available: 0,
  tax_percent: 0,
  shipping_time: null,
  delivery: null,
  labels: [],
  is_made_to_order: false,
  is_gift_voucher: false,
  is_pair: false,
  guarantee: null,
  problem: 'gone',
});

/** The delivery calendar, with the working days that shipping adds. */
export interface DeliveryCalendarWithShippingDuration extends OrderDayAndHolidays {
  shippingDays: number;
}

/** `totalQuantity` is the quantity of the item over all lines. */
export const toCartQuoteLine = (
  quotedItem: CartLineWithProduct,
  totalQuantity: number,
  {
    settings,
    language,
    schedule,
  }: { settings: CheckoutSettings; language: Locale; schedule: DeliveryCalendarWithShippingDuration },
): CartQuoteLine => {
  const { line, item } = quotedItem;
  if (!item) return toUnavailableLine(line);
  const available = toMaxOrderableQuantity(item, settings);
  const delivery = toCartLineDeliveryTime(quotedItem, totalQuantity, settings, schedule.shippingDays);
  const values = toAcceptedPersonalizationValues(quotedItem);
  return {
    product: item.product,
    variant: item.variant,
    name: item.name,
    variant_name: item.variantName,
    reference_number: item.referenceNumber,
    slug: item.slug,
    price_cents: item.priceCents ?? 0,
    old_price_cents: item.lowestPriceCents,
    unit_price: item.unitPrice,
    essential_features: item.features.shown,
    count: line.count,
    discount_cents: 0,
    available,
    tax_percent: item.taxPercent ?? settings.defaultTaxPercent,
    shipping_time: formatDeliveryTime(delivery, getDeliveryTimeTranslator(language)),
    delivery: toDeliveryEstimate(delivery.kind === 'days' ? delivery.days : null, schedule),
    labels: formatPersonalizationValues(toFields(item), values, createEngravingFontNameFormatter(language)),
    is_made_to_order: hasEngravedText(toFields(item), values),
    is_gift_voucher: item.isGiftVoucher,
    is_pair: isRingPairPersonalization(item.personalization?.shown),
    guarantee: item.guarantee,
    problem: findProblem(line, item, available, totalQuantity),
  };
};
