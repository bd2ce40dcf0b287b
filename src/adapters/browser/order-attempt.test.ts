// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import type { NewCartItem } from '../../../domain/cart.ts';
import { completeCheckoutDraft } from '../../../domain/checkout/checkout.fixture.ts';
import { createOrderAttempt, type OrderAttempt } from '../../../domain/checkout/order-attempt.ts';
import { toOrderSubmission } from '../../../domain/checkout/order-body.ts';
import { addItemToCart, changeItemQuantity, clearCart, useCartStore } from './cart-store.ts';
import { updateCheckoutDraft, clearCheckout, useCheckoutStore } from './checkout-store.ts';
import { completeOrderAttempt, discardOrderAttempt, keepOrderAttemptPending } from './order-attempt.ts';

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

const held = { orderNumber: 'AT-10001', paymentMethod: 4, total: 3_400, expected: null };

const begin = (): OrderAttempt => {
  const content = toOrderSubmission(completeCheckoutDraft, useCartStore.getState(), {
    language: 'de',
    totalCents: 3_400,
    homepage: '',
  });
  if (!content) throw new Error('Nothing can be ordered.');
  const attempt = createOrderAttempt(content, { pickup: null, paypalClientId: null });
  updateCheckoutDraft({ ...completeCheckoutDraft, comment: 'Bitte klingeln.', attempt });
  return attempt;
};

const quantities = () => useCartStore.getState().products.map(({ count }) => count);

beforeEach(() => {
  vi.restoreAllMocks();
  clearCart();
  clearCheckout();
  addItemToCart(candle);
});

it('subtracts once, however often and wherever it is noticed that the order is paid', () => {
  const attempt = begin();
  changeItemQuantity(1, 3);
  expect([completeOrderAttempt(attempt), completeOrderAttempt(attempt)]).toEqual([true, false]);
  expect(quantities()).toEqual([2]);
});

it('leaves the cart alone where another tab has done it, whose message has not come yet', () => {
  const attempt = begin();
  localStorage.setItem(
    'int-checkout',
    localStorage.getItem('int-checkout')?.replace(attempt.orderUuid, crypto.randomUUID()) ?? '',
  );
  expect(completeOrderAttempt(attempt)).toBe(false);
  expect(discardOrderAttempt(attempt)).toBe(false);
  expect(quantities()).toEqual([1]);
});

it('empties the form with the cart, and keeps who and where for what is left', () => {
  completeOrderAttempt(begin());
  expect(useCheckoutStore.getState().customerEmail).toBe('');
  addItemToCart(candle);
  const attempt = begin();
  changeItemQuantity(1, 2);
  completeOrderAttempt(attempt);
  expect(useCheckoutStore.getState()).toMatchObject({
    attempt: null,
    comment: '',
    customerEmail: completeCheckoutDraft.customerEmail,
    shippingAddress: completeCheckoutDraft.shippingAddress,
  });
});

it('keeps the waiting order for a reload, and cart and form when it is dropped', () => {
  const attempt = begin();
  keepOrderAttemptPending(attempt, held);
  expect(JSON.parse(localStorage.getItem('int-checkout') ?? '{}')).toMatchObject({ version: 1, attempt: { held } });
  expect(discardOrderAttempt(attempt)).toBe(true);
  expect(quantities()).toEqual([1]);
  expect(useCheckoutStore.getState()).toMatchObject({ attempt: null, comment: 'Bitte klingeln.' });
  keepOrderAttemptPending(attempt, held);
  expect(useCheckoutStore.getState().attempt).toBeNull();
});

it('knows the attempt of this visit where the device has no room to store it', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  const attempt = begin();
  vi.restoreAllMocks();
  expect(completeOrderAttempt(attempt)).toBe(true);
  expect(quantities()).toEqual([]);
});
