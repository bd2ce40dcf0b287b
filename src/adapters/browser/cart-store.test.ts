// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { NewCartItem } from '../../../domain/cart.ts';
import { addItemToCart, changeCartItemQuantity, removeItemFromCart, useCartStore } from './cart-store.ts';
import { clearTestCart } from './clear-test-cart.fixture.ts';

const ring: NewCartItem = {
  product: { id: 'p1', slug: 'ring', name: 'Ring', manufacturer: 'Arnsberg', imageUrl: null },
  variant: null,
  personalization: null,
  count: 1,
  priceBrutto: 94_000,
};

const stored = () => localStorage.getItem('int-cart');

beforeEach(clearTestCart);

afterEach(() => vi.restoreAllMocks());

it('saves every change to local storage and removes the entry when the cart is empty', () => {
  addItemToCart(ring);
  changeCartItemQuantity(1, 3);
  expect(JSON.parse(stored() ?? '{}')).toMatchObject({ version: 1, products: [{ cartId: 1, count: 3 }] });
  expect(useCartStore.getState()).toMatchObject({ totalCount: 3, totalPriceBrutto: 282_000 });
  removeItemFromCart(1);
  expect(stored()).toBeNull();
});

it('applies changes of another tab, even before its storage event arrives', () => {
  addItemToCart(ring);
  const fromOtherTab = stored()?.replace('"count":1', '"count":5') ?? '';
  localStorage.setItem('int-cart', fromOtherTab);
  addItemToCart(ring);
  expect(useCartStore.getState().totalCount).toBe(6);
  localStorage.setItem('int-cart', fromOtherTab);
  window.dispatchEvent(new StorageEvent('storage', { key: 'int-cart' }));
  expect(useCartStore.getState().totalCount).toBe(5);
});

it('applies stored changes when the page is restored from the back/forward cache', () => {
  addItemToCart(ring);
  localStorage.setItem('int-cart', stored()?.replace('"count":1', '"count":5') ?? '');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(useCartStore.getState().totalCount).toBe(1);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(useCartStore.getState().totalCount).toBe(5);
});

it('discards a damaged entry of another tab', () => {
  addItemToCart(ring);
  localStorage.setItem('int-cart', '{"timestamp":1,"products":"x"}');
  window.dispatchEvent(new StorageEvent('storage', { key: 'int-cart' }));
  expect(useCartStore.getState().products).toEqual([]);
  expect(stored()).toBeNull();
});

it('returns false for an item that does not fit into storage, and keeps the cart unchanged', () => {
  addItemToCart(ring);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  expect(addItemToCart({ ...ring, variant: { id: 'v1', name: 'Other' } })).toBe(false);
  expect(useCartStore.getState().products).toHaveLength(1);
});

it('keeps the cart in memory if storage is blocked', () => {
  const forbid = () => {
    throw new DOMException('', 'SecurityError');
  };
  for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, name).mockImplementation(forbid);
  }
  expect(addItemToCart(ring)).toBe(true);
  expect(addItemToCart(ring)).toBe(true);
  expect(useCartStore.getState().totalCount).toBe(2);
  vi.restoreAllMocks();
});
