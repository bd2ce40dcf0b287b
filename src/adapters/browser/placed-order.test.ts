// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { testRingCart } from '../../../domain/checkout/checkout.fixture.ts';
import { cartToPlacedOrderLines } from '../../../domain/checkout/cart-to-placed-order-lines.ts';
import { cartToQuoteRequestLines } from '../../../domain/match-cart-with-quote.ts';
import { type SessionStoragePlacedOrder, readStoredPlacedOrder, storePlacedOrderInSession } from './placed-order.ts';

afterEach(() => {
  vi.restoreAllMocks();
  window.sessionStorage.clear();
});

const order: SessionStoragePlacedOrder = {
  orderNumber: 'T-7',
  email: 'anna@example.com',
  total: 94_000,
  expected: null,
  paymentMethod: 2,
  isPaid: false,
  isVoucherOrder: false,
  transfer: null,
  pickup: null,
  accessKey: 'a'.repeat(64),
  lines: cartToPlacedOrderLines(testRingCart, cartToQuoteRequestLines(testRingCart)),
};

it('keeps the order of this tab with its lines and its key', () => {
  expect(storePlacedOrderInSession(order)).toBe(true);
  expect(readStoredPlacedOrder('T-7')).toEqual(order);
  expect(readStoredPlacedOrder('T-8')).toBeNull();
});

it('reads an entry of an earlier release, and one whose lines are damaged', () => {
  for (const lines of [undefined, [{ name: 'Ring' }], 'x']) {
    window.sessionStorage.setItem('int-order', JSON.stringify({ ...order, accessKey: undefined, lines }));
    expect(readStoredPlacedOrder('T-7')).toEqual({ ...order, accessKey: null, lines: [] });
  }
});

it('leaves out the lines if their drawings exceed the storage', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  expect(storePlacedOrderInSession(order)).toBe(true);
  expect(readStoredPlacedOrder('T-7')).toEqual({ ...order, lines: [] });
});
