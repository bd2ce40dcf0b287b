// The cart (specification §3, §4): items, their identity and totals. Pure, and without zod, so that a product page can
// add an item before its scripts have loaded (src/features/product/add-before-hydration.ts). stored-cart.ts parses.
import type { Cents } from '../contract/cents.ts';
import { orderLimits } from '../contract/shop/order-constants.ts';
import type { CartItem } from './cart-item.ts';
import { dayMs, isTimestampExpired } from './durations.ts';

/** Keys of cart and checkout draft in local storage (specification §9). */
export const cartStorageKey = 'int-cart';
export const checkoutStorageKey = 'int-checkout';

/** Incremented when the stored format changes; carts of an earlier version are dropped. */
const storedCartVersion = 1;
/** Carts that have not changed for this long are dropped (decisions: Behaviour). */
const lifetimeMs = 30 * dayMs;

export interface CartContents {
  products: readonly CartItem[];
  totalCount: number;
  totalPriceBrutto: Cents;
}

export const initialCartContents: CartContents = { products: [], totalCount: 0, totalPriceBrutto: 0 };

/** Recomputed after each action (specification §4). */
export const toCartWithTotals = (products: readonly CartItem[]): CartContents => ({
  products,
  totalCount: products.reduce((sum, { count }) => sum + count, 0),
  totalPriceBrutto: products.reduce((sum, { count, priceBrutto }) => sum + count * priceBrutto, 0),
});

export type NewCartItem = Omit<CartItem, 'cartId' | 'priceBefore'>;

const hasSameIdentity = (item: NewCartItem, other: NewCartItem): boolean =>
  item.product.id === other.product.id &&
  item.variant?.id === other.variant?.id &&
  (item.personalization?.key ?? '') === (other.personalization?.key ?? '');

const clampQuantity = (count: number): number => Math.min(orderLimits.count, Math.max(1, Math.trunc(count) || 1));

/**
 * Adds an item. If the cart has an item with the same product, variant and personalization, its quantity is increased
 * instead and it gets the newer price. `null` if the cart has reached its maximum number of lines, or the item its
 * maximum quantity.
 */
export const toCartWithAddedItem = (cart: CartContents, newItem: NewCartItem): CartContents | null => {
  const addition = withStorablePreviews(newItem);
  const same = cart.products.find((item) => hasSameIdentity(item, addition));
  if (same) {
    if (same.count + addition.count > orderLimits.count) return null;
    const raised = { ...addition, cartId: same.cartId, count: same.count + addition.count };
    return toCartWithTotals(cart.products.map((item) => (item === same ? raised : item)));
  }
  if (cart.products.length >= orderLimits.lines) return null;
  const cartId = Math.max(0, ...cart.products.map((item) => item.cartId)) + 1;
  return toCartWithTotals([...cart.products, { ...addition, cartId, count: clampQuantity(addition.count) }]);
};

/**
 * Drops previews that exceed the storage limit: the values still describe the engraving, and the item can be stored.
 */
const withStorablePreviews = (addition: NewCartItem): NewCartItem => {
  const { personalization } = addition;
  if (!personalization) return addition;
  const previews = personalization.previews.filter(({ length }) => length <= orderLimits.previewLength);
  return { ...addition, personalization: { ...personalization, previews } };
};

export const toCartWithItemQuantity = (cart: CartContents, cartId: number, count: number): CartContents =>
  toCartWithTotals(
    cart.products.map((item) => (item.cartId === cartId ? { ...item, count: clampQuantity(count) } : item)),
  );

/** Sets quantities by `cartId`; 0 removes the item. */
export const toCartWithItemQuantities = (cart: CartContents, quantities: ReadonlyMap<number, number>): CartContents =>
  toCartWithTotals(
    cart.products.flatMap((item) => {
      const quantity = quantities.get(item.cartId) ?? item.count;
      return quantity <= 0 ? [] : [quantity === item.count ? item : { ...item, count: clampQuantity(quantity) }];
    }),
  );

/** Sets prices by `cartId` and keeps the previous price in `priceBefore`. */
export const toCartWithUpdatedPrices = (cart: CartContents, prices: ReadonlyMap<number, Cents>): CartContents =>
  toCartWithTotals(
    cart.products.map((item) => {
      const priceCents = prices.get(item.cartId);
      if (priceCents === undefined || priceCents === item.priceBrutto) return item;
      return { ...item, priceBrutto: priceCents, priceBefore: item.priceBrutto };
    }),
  );

export const toCartWithoutItem = (cart: CartContents, cartId: number): CartContents =>
  toCartWithTotals(cart.products.filter((item) => item.cartId !== cartId));

/**
 * Puts a removed item back in its place, with a new `cartId`. If the cart has got the same item meanwhile, its quantity
 * is increased. `null` where {@link toCartWithAddedItem} returns it.
 */
export const toCartWithRestoredItem = (cart: CartContents, removed: CartItem, index: number): CartContents | null => {
  const next = toCartWithAddedItem(cart, removed);
  if (!next || next.products.length === cart.products.length) return next;
  return toCartWithTotals([
    ...cart.products.slice(0, index),
    ...next.products.slice(-1),
    ...cart.products.slice(index),
  ]);
};

/** What local storage holds of a cart that is not empty. */
export interface StoredCart {
  /** Time of the last change, in milliseconds. */
  timestamp: number;
  version: number;
  products: readonly CartItem[];
}

/** The text to store; `null` for an empty cart, whose storage entry is removed. */
export const serializeCart = ({ products }: CartContents, now: number): string | null =>
  products.length === 0
    ? null
    : JSON.stringify({ timestamp: now, version: storedCartVersion, products } satisfies StoredCart);

/** Whether a stored cart may still be used. */
export const isStoredCartVersionAndAgeValid = (
  { timestamp, version }: Omit<StoredCart, 'products'>,
  now: number,
): boolean => version === storedCartVersion && !isTimestampExpired(timestamp, lifetimeMs, now);
