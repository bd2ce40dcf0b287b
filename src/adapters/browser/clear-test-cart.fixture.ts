// For tests: empties the cart, in memory and in storage.
import { cartStorageKey, initialCartContents } from '../../../domain/cart.ts';
import { useCartStore } from './cart-store.ts';

export const clearTestCart = (): void => {
  window.localStorage.removeItem(cartStorageKey);
  useCartStore.setState(initialCartContents);
};
