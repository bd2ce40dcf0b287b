// Test data: an order of a candle that awaits its PayPal payment, and another cart item.
import { useCartStore } from './cart-store.ts';
import type { NewCartItem } from '../../../domain/cart.ts';
import { testCheckoutDraft } from '../../../domain/checkout/checkout.fixture.ts';
import { createOrderAttempt, type StoredOrderAttempt } from '../../../domain/checkout/stored-order-attempt.ts';
import { toOrderSubmission } from '../../../domain/checkout/to-order-submission.ts';

export const candleCartItem: NewCartItem = {
  product: {
    id: '6b2c1d1e-4b7e-4a64-8a0f-0d7f4b3c2a11',
    slug: 'candle',
    name: 'Duftkerze',
    manufacturer: 'Arnsberg',
    imageUrl: null,
  },
  variant: null,
  personalization: null,
  count: 1,
  priceBrutto: 3_400,
};

export const pendantCartItem: NewCartItem = {
  ...candleCartItem,
  product: { ...candleCartItem.product, id: '6b2c1d1e-4b7e-4a64-8a0f-0d7f4b3c2a12', name: 'Anhänger' },
  priceBrutto: 69_000,
};

export const pendingOrderFixture = {
  orderNumber: 'AT-10001',
  paymentMethod: 4,
  total: 3_400,
  expected: null,
  accessKey: null,
};

/** The attempt that ordered the current cart. */
export const createTestOrderAttempt = (): StoredOrderAttempt => {
  const content = toOrderSubmission(testCheckoutDraft, useCartStore.getState(), {
    language: 'de',
    totalCents: 3_400,
    homepage: '',
  });
  if (!content) throw new Error('Nothing can be ordered.');
  return { ...createOrderAttempt(content, { pickup: null, paypalClientId: 'client' }), held: pendingOrderFixture };
};
