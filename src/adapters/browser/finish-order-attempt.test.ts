// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import type { NewCartItem } from '../../../domain/cart.ts';
import { testCheckoutDraft } from '../../../domain/checkout/checkout.fixture.ts';
import { createOrderAttempt, type StoredOrderAttempt } from '../../../domain/checkout/stored-order-attempt.ts';
import { toOrderSubmission } from '../../../domain/checkout/to-order-submission.ts';
import { addItemToCart, changeCartItemQuantity, useCartStore } from './cart-store.ts';
import { clearTestCart } from './clear-test-cart.fixture.ts';
import { updateCheckoutDraft, clearCheckout, useCheckoutStore } from './checkout-store.ts';
import {
  removeOrderedCartItemsAndAttempt,
  discardStoredOrderAttempt,
  storePendingOrderAttempt,
} from './finish-order-attempt.ts';

const candle: NewCartItem = {
  product: {
    id: '6b2c1d1e-4b7e-4a64-8a0f-0d7f4b3c2a11',
    slug: 'candle',
    name: 'candle',
    manufacturer: 'Arnsberg',
    imageUrl: null,
  },
  variant: null,
  personalization: null,
  count: 1,
  priceBrutto: 3_400,
};

const pendingOrder = { orderNumber: 'AT-10001', paymentMethod: 4, total: 3_400, expected: null, accessKey: null };

const begin = (): StoredOrderAttempt => {
  const content = toOrderSubmission(testCheckoutDraft, useCartStore.getState(), {
    language: 'de',
    totalCents: 3_400,
    homepage: '',
  });
  if (!content) throw new Error('Nothing can be ordered.');
  const attempt = createOrderAttempt(content, { pickup: null, paypalClientId: null });
  updateCheckoutDraft({ ...testCheckoutDraft, comment: 'Bitte klingeln.', attempt });
  return attempt;
};

const quantities = () => useCartStore.getState().products.map(({ count }) => count);

beforeEach(() => {
  vi.restoreAllMocks();
  clearTestCart();
  clearCheckout();
  addItemToCart(candle);
});

it('subtracts the ordered quantities only once for repeated completions', () => {
  const attempt = begin();
  changeCartItemQuantity(1, 3);
  expect([removeOrderedCartItemsAndAttempt(attempt), removeOrderedCartItemsAndAttempt(attempt)]).toEqual([true, false]);
  expect(quantities()).toEqual([2]);
});

it('leaves the cart unchanged if another tab has finished the attempt but its storage event has not arrived', () => {
  const attempt = begin();
  localStorage.setItem(
    'int-checkout',
    localStorage.getItem('int-checkout')?.replace(attempt.orderUuid, crypto.randomUUID()) ?? '',
  );
  expect(removeOrderedCartItemsAndAttempt(attempt)).toBe(false);
  expect(discardStoredOrderAttempt(attempt)).toBe(false);
  expect(quantities()).toEqual([1]);
});

it('clears the form with an empty cart, and keeps contact and address while items remain', () => {
  removeOrderedCartItemsAndAttempt(begin());
  expect(useCheckoutStore.getState().customerEmail).toBe('');
  addItemToCart(candle);
  const attempt = begin();
  changeCartItemQuantity(1, 2);
  removeOrderedCartItemsAndAttempt(attempt);
  expect(useCheckoutStore.getState()).toMatchObject({
    attempt: null,
    comment: '',
    customerEmail: testCheckoutDraft.customerEmail,
    shippingAddress: testCheckoutDraft.shippingAddress,
  });
});

it('stores the pending order for a reload, and keeps cart and form when it is discarded', () => {
  const attempt = begin();
  storePendingOrderAttempt(attempt, pendingOrder);
  expect(JSON.parse(localStorage.getItem('int-checkout') ?? '{}')).toMatchObject({
    version: 1,
    attempt: { held: pendingOrder },
  });
  expect(discardStoredOrderAttempt(attempt)).toBe(true);
  expect(quantities()).toEqual([1]);
  expect(useCheckoutStore.getState()).toMatchObject({ attempt: null, comment: 'Bitte klingeln.' });
  storePendingOrderAttempt(attempt, pendingOrder);
  expect(useCheckoutStore.getState().attempt).toBeNull();
});

it('completes the attempt of this visit if storage is full', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  const attempt = begin();
  vi.restoreAllMocks();
  expect(removeOrderedCartItemsAndAttempt(attempt)).toBe(true);
  expect(quantities()).toEqual([]);
});
