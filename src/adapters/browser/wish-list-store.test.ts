// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { maxWishListProducts } from '../../../domain/wish-list.ts';
import {
  addProductsToWishList,
  removeProductsFromWishList,
  restoreProductOnWishList,
  startWishListStoreSync,
  useWishListStore,
} from './wish-list-store.ts';

const toId = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

const stored = () => localStorage.getItem('int-wishlist');
const productIds = () => useWishListStore.getState().productIds;

let stopSync: () => void;

beforeEach(() => {
  localStorage.clear();
  stopSync = startWishListStoreSync();
});

afterEach(() => {
  stopSync();
  vi.restoreAllMocks();
});

it('stores every change, and nothing once the list is empty', () => {
  expect(addProductsToWishList([toId(1)])).toBe(true);
  expect(addProductsToWishList([toId(2)])).toBe(true);
  expect(stored()).toBe(JSON.stringify([toId(1), toId(2)]));
  removeProductsFromWishList([toId(1), toId(2)]);
  expect([productIds(), stored()]).toEqual([[], null]);
});

it('puts a removed product back to its place', () => {
  addProductsToWishList([toId(1), toId(2), toId(3)]);
  removeProductsFromWishList([toId(2)]);
  restoreProductOnWishList(toId(2), 1);
  expect(productIds()).toEqual([toId(1), toId(2), toId(3)]);
});

it('says when the list is full, and keeps it', () => {
  const full = Array.from({ length: maxWishListProducts }, (_, index) => toId(index));
  expect(addProductsToWishList(full)).toBe(true);
  expect(addProductsToWishList([toId(99)])).toBe(false);
  expect(productIds()).toEqual(full);
});

it('puts nothing back into a list that has become full', () => {
  const full = Array.from({ length: maxWishListProducts }, (_, index) => toId(index));
  addProductsToWishList(full);
  removeProductsFromWishList([toId(0)]);
  addProductsToWishList([toId(99)]);
  const now = productIds();
  expect(restoreProductOnWishList(toId(0), 0)).toBe(false);
  expect(productIds()).toEqual(now);
});

it('applies changes of another tab, even before its storage event arrives', () => {
  addProductsToWishList([toId(1)]);
  localStorage.setItem('int-wishlist', JSON.stringify([toId(1), toId(2)]));
  addProductsToWishList([toId(3)]);
  expect(productIds()).toEqual([toId(1), toId(2), toId(3)]);
  localStorage.setItem('int-wishlist', JSON.stringify([toId(9)]));
  window.dispatchEvent(new StorageEvent('storage', { key: 'int-wishlist' }));
  expect(productIds()).toEqual([toId(9)]);
});

it('drops what is damaged', () => {
  localStorage.setItem('int-wishlist', '["<script>"');
  window.dispatchEvent(new StorageEvent('storage', { key: 'int-wishlist' }));
  expect([productIds(), stored()]).toEqual([[], null]);
});

it('keeps the list for the visit if storage is blocked, and refuses a change if it is full', () => {
  const fail = (name: 'QuotaExceededError' | 'SecurityError') => () => {
    throw new DOMException('', name);
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(fail('QuotaExceededError'));
  expect(addProductsToWishList([toId(1)])).toBe(false);
  expect(productIds()).toEqual([]);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(fail('SecurityError'));
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(fail('SecurityError'));
  expect([addProductsToWishList([toId(1)]), addProductsToWishList([toId(2)])]).toEqual([true, true]);
  expect(productIds()).toEqual([toId(1), toId(2)]);
});
