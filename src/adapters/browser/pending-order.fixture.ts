// Test data: an order of a candle that awaits its PayPal payment, and another cart item.
import { useCartStore } from './cart-store.ts';
import type { CartAddition } from '../../../domain/cart.ts';
import { filledDraft } from '../../../domain/checkout/checkout.fixture.ts';
import { createAttempt, type OrderAttempt } from '../../../domain/checkout/order-attempt.ts';
import { toOrderContent } from '../../../domain/checkout/order-body.ts';

export const candleCartItem: CartAddition = {
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

export const pendantCartItem: CartAddition = {
  ...candleCartItem,
  product: { ...candleCartItem.product, id: '6b2c1d1e-4b7e-4a64-8a0f-0d7f4b3c2a12', name: 'Anhänger' },
  priceBrutto: 69_000,
};

export const pendingOrder = { orderNumber: 'AT-10001', paymentMethod: 4, total: 3_400, expected: null };

/** The attempt that ordered the current cart. */
export const createPendingOrderAttempt = (): OrderAttempt => {
  const content = toOrderContent(filledDraft, useCartStore.getState(), {
    language: 'de',
    totalCents: 3_400,
    homepage: '',
  });
  if (!content) throw new Error('Nothing can be ordered.');
  return { ...createAttempt(content, { pickup: null, paypalClientId: 'client' }), held: pendingOrder };
};
