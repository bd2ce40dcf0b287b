// What a visitor sees and chooses on a product's page: the specified actions add, reset, variantChange, countChange and
// personalizationChange (specification §4, product view) as a pure reducer; when the choice arrives, and what can be asked about it.
import type { Cents } from '../../contract/cents.ts';
import { orderLimits } from '../../contract/shop/order-codes.ts';
import type { UnitPrice } from '../../contract/shop/product-fields.ts';
import {
  productAvailabilities,
  type Availability,
  isOrderable,
  type OrderAcceptanceSettings,
  type StockItem,
  toAvailability,
  toOrderableQuantity,
  mergeVariantStock,
} from '../availability.ts';
import { toLowestUnitPrice, toCommonLowestPrice } from '../prices.ts';
import type { Product, ProductVariant } from './product.ts';
import { isReorderPossible, type PriceRange, type AggregateRating, toPriceRange, toRatingSummary } from './stock.ts';
import { isMadeToOrder } from '../personalization.ts';
import { type DeliveryTime, toDeliveryTime, combineVariantDeliveryTimes } from '../delivery-time.ts';
import type { ProductRequestKind } from '../../contract/house/messages.ts';

export interface ProductSelection {
  /** `null` before a product is loaded and after a reset. */
  product: Product | null;
  hasVariants: boolean;
  variants: readonly ProductVariant[];
  /** Prices of all variants; `null` without any. */
  priceRange: PriceRange | null;
  /** What the choice is called; empty: 'Variante' in the page's language. */
  variantLabel: string;
  variant: ProductVariant | null;
  /** `null` while a variant is still to be chosen, and where the price is on request. */
  priceCents: Cents | null;
  /** Lowest price of the 30 days before a reduction; of all variants alike while one is still to be chosen. */
  priceBeforeCents: Cents | null;
  /** Of what is chosen; the lowest while a variant is still to be chosen. */
  unitPrice: { unitPrice: UnitPrice; isFrom: boolean } | null;
  stock: number | null;
  shippingTime: string | null;
  isReorderPossible: boolean;
  /** `null` while a variant is still to be chosen. */
  count: number | null;
  /** What was typed and chosen, by the key of the field. */
  personalization: Readonly<Record<string, string>>;
  rating: AggregateRating;
}

export type ProductSelectionAction =
  | { type: 'add'; product: Product }
  | { type: 'reset' }
  | { type: 'variantChange'; variantId: string | null }
  | { type: 'countChange'; count: number }
  | { type: 'personalizationChange'; key: string; value: string };

export const emptyProductSelection: ProductSelection = {
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

export const productSelectionReducer = (view: ProductSelection, action: ProductSelectionAction): ProductSelection => {
  switch (action.type) {
    case 'add':
      return addProduct(view, action.product);
    case 'reset':
      return emptyProductSelection;
    case 'variantChange':
      return chooseVariant(view, view.variants.find(({ id }) => id === action.variantId) ?? null);
    case 'countChange':
      return view.count === null ? view : { ...view, count: toAllowedCount(view, action.count) };
    case 'personalizationChange':
      return { ...view, personalization: { ...view.personalization, [action.key]: action.value } };
  }
};

/** Loads a product. Where it is a fresher reading of the one on the page, what the visitor has chosen stays. */
const addProduct = (view: ProductSelection, product: Product): ProductSelection => {
  const hasVariants = product.variants.length > 0;
  const loaded: ProductSelection = {
    ...emptyProductSelection,
    product,
    hasVariants,
    variants: product.variants,
    priceRange: toPriceRange(
      hasVariants ? product.variants.map(({ priceCents }) => priceCents) : [product.priceCents].filter(isPrice),
    ),
    variantLabel: product.variantLabel ?? '',
    ...(hasVariants ? toOpenPrices(product.variants) : toPiece(product)),
    rating: toRatingSummary(product.ratings),
  };
  if (view.product?.id !== product.id) return loaded;
  const variant = product.variants.find(({ id }) => id === view.variant?.id) ?? null;
  const chosen = hasVariants ? chooseVariant(loaded, variant) : loaded;
  const kept = { ...chosen, personalization: view.personalization };
  return kept.count === null || view.count === null ? kept : { ...kept, count: toAllowedCount(kept, view.count) };
};

const isPrice = (priceCents: Cents | null): priceCents is Cents => priceCents !== null;

/** What is known of the piece itself: the chosen variant, or the product without any. */
const toPiece = (
  piece: Pick<Product, 'priceBeforeCents' | 'priceCents' | 'reorderPossible' | 'shippingTime' | 'stock' | 'unitPrice'>,
) => ({
  priceCents: piece.priceCents,
  priceBeforeCents: piece.priceBeforeCents,
  unitPrice: toLowestUnitPrice([piece.unitPrice]),
  stock: piece.stock,
  shippingTime: piece.shippingTime,
  isReorderPossible: isReorderPossible(piece),
  count: 1,
});

/** What stands beside the price while a variant is still to be chosen. */
const toOpenPrices = (
  variants: readonly ProductVariant[],
): Pick<ProductSelection, 'priceBeforeCents' | 'unitPrice'> => ({
  priceBeforeCents: toCommonLowestPrice(
    variants.map(({ priceCents, priceBeforeCents: lowestCents }) => ({ priceCents, lowestCents })),
  ),
  unitPrice: toLowestUnitPrice(variants.map(({ unitPrice }) => unitPrice)),
});

const chooseVariant = (view: ProductSelection, variant: ProductVariant | null): ProductSelection => {
  if (!view.hasVariants) return view;
  const { priceCents, stock, shippingTime, isReorderPossible: reorder, count } = emptyProductSelection;
  const cleared = {
    priceCents,
    ...toOpenPrices(view.variants),
    stock,
    shippingTime,
    isReorderPossible: reorder,
    count,
  };
  return { ...view, variant, ...(variant ? toPiece(variant) : cleared) };
};

/** At least one; no more than there are, unless the piece can be made or ordered again. */
const toAllowedCount = (view: ProductSelection, count: number): number =>
  Math.min(toMaxQuantity(view, { purchaseToOrder: true }), Math.max(1, Math.trunc(count) || 1));

/** What is to be had as it is chosen: the variant, or the product; while none is chosen, its variants together. */
const toItem = ({ product, hasVariants, variants, variant }: ProductSelection): StockItem =>
  hasVariants && !variant
    ? mergeVariantStock(variants)
    : mergeVariantStock([variant ?? product].filter((item) => item !== null));

/** Of as many as are wanted. */
export const toSelectedAvailability = (view: ProductSelection, terms: OrderAcceptanceSettings): Availability =>
  toAvailability(toItem(view), terms, view.count ?? 1);

/** The most that can be ordered: what is there, or as many as can be made where the shop takes orders for that. */
export const toMaxQuantity = (view: ProductSelection, terms: OrderAcceptanceSettings): number =>
  view.count === null
    ? 1
    : Math.min(orderLimits.count, Math.max(1, toOrderableQuantity(toItem(view), terms) ?? orderLimits.count));

/** What the page offers for the piece as it is chosen. */
export type PurchaseOption = 'buy' | 'chooseVariant' | 'request';

/**
 * A piece without stock can be bought where the shop takes orders for what it has not (`purchase_to_order`) and the piece can
 * be reordered; otherwise its availability can be asked for (decisions: Behaviour). What has no price is asked for, too.
 */
export const toPurchaseOption = (view: ProductSelection, terms: OrderAcceptanceSettings): PurchaseOption => {
  if (view.hasVariants && !view.variant) return 'chooseVariant';
  if (view.priceCents === null) return 'request';
  return isOrderable(toAvailability(toItem(view), terms)) ? 'buy' : 'request';
};

export interface DeliveryTimeSettings extends OrderAcceptanceSettings {
  /** What shipping adds by the usual way to the usual country. */
  shippingDays: number;
}

/** While no variant is chosen, what holds for all of those that are to be had soonest. */
export const toSelectedDeliveryTime = (view: ProductSelection, terms: DeliveryTimeSettings): DeliveryTime => {
  const { product } = view;
  if (!product) return { kind: 'onRequest' };
  const personalization = product.personalization;
  const isEngraved = isMadeToOrder(personalization?.fields ?? [], view.personalization);
  const toTime = (variant: ProductVariant | null, availability = toSelectedAvailability(view, terms)) =>
    toDeliveryTime({
      product,
      variant,
      availability,
      personalizationDays: isEngraved ? (personalization?.additionalDays ?? 0) : 0,
      shippingDays: terms.shippingDays,
    });
  if (!view.hasVariants || view.variant) return toTime(view.variant);
  const known = view.variants.map((variant) => ({ variant, availability: toAvailability(variant, terms) }));
  const soonest = productAvailabilities.find((one) => known.some(({ availability }) => availability === one));
  return combineVariantDeliveryTimes(
    known
      .filter(({ availability }) => availability === soonest)
      .map(({ variant, availability }) => toTime(variant, availability)),
  );
};

/** A piece without a price is asked for its price; one that cannot be bought because none is left, to be told of the next. */
export const toProductRequestKinds = (view: ProductSelection, terms: OrderAcceptanceSettings): ProductRequestKind[] => {
  if (view.product && !view.hasVariants && view.priceCents === null) return ['price', 'availability'];
  return isOrderable(toSelectedAvailability(view, terms)) ? ['availability'] : ['availability', 'stock'];
};
