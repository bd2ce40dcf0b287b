// Selection on a product page as a pure reducer with the actions add, reset, variantChange, countChange and
// personalizationChange (specification §4, product view), and what follows from the selection: availability, delivery
// time, purchase options, request kinds.
import type { Cents } from '../../contract/cents.ts';
import { orderLimits } from '../../contract/shop/order-constants.ts';
import type { UnitPrice } from '../../contract/shop/product-and-variant-field-schemas.ts';
import {
  productAvailabilities,
  type ProductAvailability,
  isOrderableAvailability,
  type BackorderSettings,
  type ProductOrVariantStock,
  toProductAvailability,
  toMaxOrderableQuantity,
  combineVariantStock,
} from '../product-availability.ts';
import { toLowestUnitPrice, toCommonLowestPriorPrice } from '../lowest-and-unit-prices.ts';
import type { Product, ProductVariant } from './to-product.ts';
import {
  isStockedOrReorderable,
  type PriceRange,
  type RatingCountAndAverage,
  toMinMaxPriceRange,
  toRatingCountAndAverage,
} from './price-range-and-mean-rating.ts';
import { hasEngravedText } from '../personalization.ts';
import { type DeliveryTime, toDeliveryTime, combineVariantDeliveryTimes } from '../delivery-time.ts';
import type { ProductRequestKind } from '../../contract/visitors/contact-rating-and-product-request.ts';

export interface ProductPageSelectionState {
  /** `null` before a product is loaded and after a reset. */
  product: Product | null;
  hasVariants: boolean;
  variants: readonly ProductVariant[];
  /** Prices of all variants; `null` if there are none. */
  priceRange: PriceRange | null;
  /** Label of the variant selection, such as "ring size"; empty: the page shows its default label. */
  variantLabel: string;
  variant: ProductVariant | null;
  /** `null` while no variant is selected, and if the price is on request. */
  priceCents: Cents | null;
  /** Lowest price in the 30 days before a reduction; while no variant is selected, only if all variants share it. */
  priceBeforeCents: Cents | null;
  /** Unit price of the selected variant; the lowest of all variants while none is selected. */
  unitPrice: { unitPrice: UnitPrice; isFrom: boolean } | null;
  stock: number | null;
  shippingTime: string | null;
  isReorderPossible: boolean;
  /** `null` while no variant is selected. */
  count: number | null;
  /** Values as entered, by field key. */
  personalization: Readonly<Record<string, string>>;
  rating: RatingCountAndAverage;
}

export type ProductSelectionReducerAction =
  | { type: 'add'; product: Product }
  | { type: 'reset' }
  | { type: 'variantChange'; variantId: string | null }
  | { type: 'countChange'; count: number }
  | { type: 'personalizationChange'; key: string; value: string };

export const emptyProductSelectionState: ProductPageSelectionState = {
  product: null,
  hasVariants: false,
  variants: [],
  priceRange: null,
  variantLabel: '',
  variant: null,
  priceCents: null,
  priceBeforeCents: null,
  unitPrice: null,
  stock: null,
  shippingTime: null,
  isReorderPossible: false,
  count: null,
  personalization: {},
  rating: { count: 0, average: 0 },
};

export const productSelectionReducer = (
  selection: ProductPageSelectionState,
  action: ProductSelectionReducerAction,
): ProductPageSelectionState => {
  switch (action.type) {
    case 'add':
      return addProduct(selection, action.product);
    case 'reset':
      return emptyProductSelectionState;
    case 'variantChange':
      return selectVariant(selection, selection.variants.find(({ id }) => id === action.variantId) ?? null);
    case 'countChange':
      return selection.count === null ? selection : { ...selection, count: clampQuantity(selection, action.count) };
    case 'personalizationChange':
      return { ...selection, personalization: { ...selection.personalization, [action.key]: action.value } };
  }
};

/** Loads a product. If it is a newer version of the current product, the visitor's selection is kept. */
const addProduct = (selection: ProductPageSelectionState, product: Product): ProductPageSelectionState => {
  const hasVariants = product.variants.length > 0;
  const loaded: ProductPageSelectionState = {
    ...emptyProductSelectionState,
    product,
    hasVariants,
    variants: product.variants,
    priceRange: toMinMaxPriceRange(
      hasVariants ? product.variants.map(({ priceCents }) => priceCents) : [product.priceCents].filter(isPrice),
    ),
    variantLabel: product.variantLabel ?? '',
    ...(hasVariants ? toPricesOfAllVariants(product.variants) : toItemState(product)),
    rating: toRatingCountAndAverage(product.ratings),
  };
  if (selection.product?.id !== product.id) return loaded;
  const variant = product.variants.find(({ id }) => id === selection.variant?.id) ?? null;
  const selected = hasVariants ? selectVariant(loaded, variant) : loaded;
  const next = { ...selected, personalization: selection.personalization };
  return next.count === null || selection.count === null
    ? next
    : { ...next, count: clampQuantity(next, selection.count) };
};

const isPrice = (priceCents: Cents | null): priceCents is Cents => priceCents !== null;

/** State for the selected variant, or for a product without variants. */
const toItemState = (
  item: Pick<Product, 'priceBeforeCents' | 'priceCents' | 'reorderPossible' | 'shippingTime' | 'stock' | 'unitPrice'>,
) => ({
  priceCents: item.priceCents,
  priceBeforeCents: item.priceBeforeCents,
  unitPrice: toLowestUnitPrice([item.unitPrice]),
  stock: item.stock,
  shippingTime: item.shippingTime,
  isReorderPossible: isStockedOrReorderable(item),
  count: 1,
});

/** Price information while no variant is selected. */
const toPricesOfAllVariants = (
  variants: readonly ProductVariant[],
): Pick<ProductPageSelectionState, 'priceBeforeCents' | 'unitPrice'> => ({
  priceBeforeCents: toCommonLowestPriorPrice(
    variants.map(({ priceCents, priceBeforeCents: lowestCents }) => ({ priceCents, lowestCents })),
  ),
  unitPrice: toLowestUnitPrice(variants.map(({ unitPrice }) => unitPrice)),
});

const selectVariant = (
  selection: ProductPageSelectionState,
  variant: ProductVariant | null,
): ProductPageSelectionState => {
  if (!selection.hasVariants) return selection;
  const { priceCents, stock, shippingTime, isReorderPossible: reorder, count } = emptyProductSelectionState;
  const cleared = {
    priceCents,
    ...toPricesOfAllVariants(selection.variants),
    stock,
    shippingTime,
    isReorderPossible: reorder,
    count,
  };
  return { ...selection, variant, ...(variant ? toItemState(variant) : cleared) };
};

/** At least 1, and at most the stock unless the product can be reordered. */
const clampQuantity = (selection: ProductPageSelectionState, count: number): number =>
  Math.min(toMaxSelectableQuantity(selection, { purchaseToOrder: true }), Math.max(1, Math.trunc(count) || 1));

/** Stock of the selected variant or the product; of all variants combined while none is selected. */
const toSelectedStock = ({
  product,
  hasVariants,
  variants,
  variant,
}: ProductPageSelectionState): ProductOrVariantStock =>
  hasVariants && !variant
    ? combineVariantStock(variants)
    : combineVariantStock([variant ?? product].filter((item) => item !== null));

/** Availability of the selected quantity. */
export const toAvailabilityOfSelectedQuantity = (
  selection: ProductPageSelectionState,
  settings: BackorderSettings,
): ProductAvailability => toProductAvailability(toSelectedStock(selection), settings, selection.count ?? 1);

/** The largest quantity that can be ordered: the stock, or the order limit if the product is made to order. */
export const toMaxSelectableQuantity = (selection: ProductPageSelectionState, settings: BackorderSettings): number =>
  selection.count === null
    ? 1
    : Math.min(
        orderLimits.count,
        Math.max(1, toMaxOrderableQuantity(toSelectedStock(selection), settings) ?? orderLimits.count),
      );

/** The action that the page offers for the selection. */
export type PurchaseAction = 'buy' | 'chooseVariant' | 'request';

/**
 * A product that is out of stock can be bought if it can be reordered and the shop accepts orders beyond its stock
 * (`purchase_to_order`). Otherwise, also if that holds for every variant and none is selected, and for a product without
 * a price, the page offers a request form (decisions: Behaviour).
 */
export const toPurchaseAction = (selection: ProductPageSelectionState, settings: BackorderSettings): PurchaseAction => {
  if (!isOrderableAvailability(toProductAvailability(toSelectedStock(selection), settings))) return 'request';
  if (selection.hasVariants && !selection.variant) return 'chooseVariant';
  return selection.priceCents === null ? 'request' : 'buy';
};

export interface DeliveryTimeSettings extends BackorderSettings {
  /** Working days added by the default shipping rate. */
  shippingDays: number;
}

/** While no variant is selected, the combined delivery time of the variants with the best availability. */
export const toSelectedDeliveryTime = (
  selection: ProductPageSelectionState,
  settings: DeliveryTimeSettings,
): DeliveryTime => {
  const { product } = selection;
  if (!product) return { kind: 'onRequest' };
  const personalization = product.personalization;
  const isEngraved = hasEngravedText(personalization?.fields ?? [], selection.personalization);
  const toTime = (
    variant: ProductVariant | null,
    availability = toAvailabilityOfSelectedQuantity(selection, settings),
  ) =>
    toDeliveryTime({
      product,
      variant,
      availability,
      personalizationDays: isEngraved ? (personalization?.additionalDays ?? 0) : 0,
      shippingDays: settings.shippingDays,
    });
  if (!selection.hasVariants || selection.variant) return toTime(selection.variant);
  const candidates = selection.variants.map((variant) => ({
    variant,
    availability: toProductAvailability(variant, settings),
  }));
  const best = productAvailabilities.find((one) => candidates.some(({ availability }) => availability === one));
  return combineVariantDeliveryTimes(
    candidates
      .filter(({ availability }) => availability === best)
      .map(({ variant, availability }) => toTime(variant, availability)),
  );
};

/** The price to show: while no variant is selected, the lowest one. `null` if it is on request. */
export const toSelectedOrLowestPrice = (
  selection: ProductPageSelectionState,
): { priceCents: Cents | null; isFrom: boolean } => {
  const { hasVariants, variant, priceRange, priceCents } = selection;
  if (!hasVariants || variant) return { priceCents, isFrom: false };
  return {
    priceCents: priceRange?.fromCents ?? null,
    isFrom: priceRange !== null && priceRange.fromCents < priceRange.toCents,
  };
};

/** Combined delivery time of the variants that are made to order, without engraving; `onRequest` without one. */
export const toMadeToOrderDeliveryTime = (
  { product, variants }: ProductPageSelectionState,
  settings: DeliveryTimeSettings,
): DeliveryTime => {
  if (!product) return { kind: 'onRequest' };
  const { shippingDays } = settings;
  return combineVariantDeliveryTimes(
    variants.flatMap((variant) => {
      const availability = toProductAvailability(variant, settings);
      return availability === 'madeToOrder'
        ? toDeliveryTime({ product, variant, availability, personalizationDays: 0, shippingDays })
        : [];
    }),
  );
};

/** A product without a price. One with variants has none either until a variant is selected. */
export const isSelectionPriceOnRequest = ({ hasVariants, priceCents }: ProductPageSelectionState): boolean =>
  !hasVariants && priceCents === null;

/**
 * Requests offered for the selection: the price if there is none, and a back-in-stock notification if it cannot be
 * ordered. None for a gift voucher that can be: it comes by email at once.
 */
export const toOfferedProductRequestKinds = (
  selection: ProductPageSelectionState,
  settings: BackorderSettings,
): ProductRequestKind[] => {
  if (selection.product && isSelectionPriceOnRequest(selection)) return ['price', 'availability'];
  if (!isOrderableAvailability(toAvailabilityOfSelectedQuantity(selection, settings))) return ['availability', 'stock'];
  return selection.product?.isGiftVoucher ? [] : ['availability'];
};
