// The cart of this browser (specification §4): kept in local storage, in step with other tabs. Reached by islands and on a
// press only: its checks are no part of the first paint. The features cart, checkout and thanks share it.
import { create } from 'zustand';
import type { Cents } from '../../../contract/cents.ts';
import {
  addCartItem,
  type Cart,
  type CartAddition,
  cartStorageKey,
  changeCount,
  emptyCart,
  parseStoredCart,
  removeFromCart,
  takeOverPrices,
  toStoredCart,
} from '../../../domain/cart.ts';
import { type OrderedLines, subtractOrderedLines } from '../../../domain/checkout/ordered-lines.ts';
import { createBrowserStorageEntry } from './storage-entry.ts';

const entry = createBrowserStorageEntry<Cart>({
  key: cartStorageKey,
  parse: (text) => parseStoredCart(text, Date.now()),
  format: (cart) => toStoredCart(cart, Date.now()),
  isObsolete: ({ products }) => products.length === 0,
});

export const useCartStore = create<Cart>()(entry.read);

entry.subscribe(() => useCartStore.setState(entry.read()));

/**
 * Every change begins with what is stored: another tab may have been faster than its message. Answers whether the change is
 * kept: a full storage leaves the cart as it was, a forbidden one holds it for this visit.
 */
const change = (toNext: (cart: Cart) => Cart | null): boolean => {
  const next = toNext(entry.status() === 'stored' ? entry.read() : useCartStore.getState());
  if (next === null || !entry.write(next)) return false;
  useCartStore.setState(next);
  return true;
};

/** Answers whether the piece lies in the cart now: there may be no room for it, in the cart or on the device. */
export const addItemToCart = (addition: CartAddition): boolean => change((cart) => addCartItem(cart, addition));

export const changeItemQuantity = (cartId: number, count: number): boolean =>
  change((cart) => changeCount(cart, cartId, count));

export const removeItemFromCart = (cartId: number): boolean => change((cart) => removeFromCart(cart, cartId));

/** New prices by the number of their line, as the service has quoted them. */
export const updateItemPrices = (prices: ReadonlyMap<number, Cents>): boolean =>
  change((cart) => takeOverPrices(cart, prices));

/** Takes exactly what was ordered out of the cart, and leaves everything else. */
export const removeOrderedItemsFromCart = (lines: OrderedLines): boolean =>
  change((cart) => subtractOrderedLines(cart, lines));

export const clearCart = (): boolean => change(() => emptyCart);
