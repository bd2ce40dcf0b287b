// The cart of this browser (specification §4): kept in local storage, in step with other tabs. Reached by islands and on a
// press only: its checks are no part of the first paint.
import { create } from 'zustand';
import {
  addToCart,
  type Cart,
  type CartAddition,
  cartStorageKey,
  changeCount,
  emptyCart,
  parseStoredCart,
  removeFromCart,
  toStoredCart,
} from '../../domain/cart.ts';

/** Local storage may be forbidden or full: the cart then holds for this visit. */
const tryStorage = <T>(use: (storage: Storage) => T, otherwise: T): T => {
  try {
    return use(window.localStorage);
  } catch {
    return otherwise;
  }
};

const readStored = (): Cart => {
  const stored = tryStorage((storage) => storage.getItem(cartStorageKey), null);
  const cart = parseStoredCart(stored, Date.now());
  // Damaged, foreign and expired content goes without an error on screen (decisions: Behaviour).
  if (stored !== null && cart.products.length === 0) tryStorage((storage) => storage.removeItem(cartStorageKey), null);
  return cart;
};

export const useCartStore = create<Cart>()(() => readStored());

window.addEventListener('storage', ({ key }) => {
  if (key === null || key === cartStorageKey) useCartStore.setState(readStored());
});

/** Every change begins with what is stored: another tab may have been faster than its message. */
const change = (toNext: (cart: Cart) => Cart): void => {
  const stored = tryStorage((storage) => storage.getItem(cartStorageKey) !== null, false);
  const next = toNext(stored ? readStored() : useCartStore.getState());
  const text = toStoredCart(next, Date.now());
  tryStorage(
    (storage) => (text === null ? storage.removeItem(cartStorageKey) : storage.setItem(cartStorageKey, text)),
    undefined,
  );
  useCartStore.setState(next);
};

export const addItem = (addition: CartAddition): void => change((cart) => addToCart(cart, addition));

export const changeItemCount = (cartId: number, count: number): void =>
  change((cart) => changeCount(cart, cartId, count));

export const removeItem = (cartId: number): void => change((cart) => removeFromCart(cart, cartId));

export const resetCart = (): void => change(() => emptyCart);
