// The visitor's cart (specification §4): kept in local storage and synchronized between tabs. Only islands and click
// handlers import it, because its validation is not part of the first paint.
import { create } from 'zustand';
import type { Cents } from '../../../contract/cents.ts';
import {
  toCartWithAddedItem,
  type CartContents,
  type NewCartItem,
  cartStorageKey,
  toCartWithItemQuantity,
  toCartWithoutItem,
  toCartWithRestoredItem,
  toCartWithUpdatedPrices,
  serializeCart,
} from '../../../domain/cart.ts';
import type { CartItem } from '../../../domain/cart-item.ts';
import { parseStoredCart } from '../../../domain/stored-cart.ts';
import { type OrderRequestLines, subtractOrderFromCart } from '../../../domain/checkout/compare-cart-with-order.ts';
import { createBrowserStorageAccessor } from './browser-storage-accessor.ts';

const entry = createBrowserStorageAccessor<CartContents>({
  key: cartStorageKey,
  parse: (text) => parseStoredCart(text, Date.now()),
  format: (cart) => serializeCart(cart, Date.now()),
  isObsolete: ({ products }) => products.length === 0,
});

export const useCartStore = create<CartContents>()(entry.read);

entry.subscribe(() => useCartStore.setState(entry.read()));

/**
 * Starts every change from the stored cart, because another tab may have changed it already. Returns whether the
 * change was saved: full storage leaves the cart unchanged; without storage the cart lasts for this visit.
 */
const updateCart = (toNextCart: (cart: CartContents) => CartContents | null): boolean => {
  const next = toNextCart(entry.status() === 'stored' ? entry.read() : useCartStore.getState());
  if (next === null || !entry.write(next)) return false;
  useCartStore.setState(next);
  return true;
};

/** Returns whether the item is in the cart now: the cart or the storage may be full. */
export const addItemToCart = (addition: NewCartItem): boolean =>
  updateCart((cart) => toCartWithAddedItem(cart, addition));

export const changeCartItemQuantity = (cartId: number, count: number): boolean =>
  updateCart((cart) => toCartWithItemQuantity(cart, cartId, count));

export const removeItemFromCart = (cartId: number): boolean => updateCart((cart) => toCartWithoutItem(cart, cartId));

/** Undoes a removal. Returns whether the item is in the cart now. */
export const restoreItemToCart = (removed: CartItem, index: number): boolean =>
  updateCart((cart) => toCartWithRestoredItem(cart, removed, index));

/** Updates prices by line number, from a quote. */
export const updateCartItemPrices = (prices: ReadonlyMap<number, Cents>): boolean =>
  updateCart((cart) => toCartWithUpdatedPrices(cart, prices));

/** Removes exactly the ordered quantities. */
export const removeOrderedItemsFromCart = (lines: OrderRequestLines): boolean =>
  updateCart((cart) => subtractOrderFromCart(cart, lines));
