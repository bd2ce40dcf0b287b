import { expect, it } from 'vitest';
import { orderStatusLineSchema } from '../../contract/shop/order-status-page.ts';
import { toCartWithAddedItem, toCartWithoutItem, toCartWithItemQuantity, toCartWithUpdatedPrices } from '../cart.ts';
import { cartToQuoteRequestLines } from '../match-cart-with-quote.ts';
import { testRingCart } from './checkout.fixture.ts';
import { cartToPlacedOrderLines } from './cart-to-placed-order-lines.ts';

const [ring] = testRingCart.products;
if (!ring) throw new Error('The fixture has no ring.');

const cart = toCartWithAddedItem(testRingCart, {
  ...ring,
  product: {
    ...ring.product,
    id: '6b2c1d1e-4b7e-4a64-8a0f-0d7f4b3c2a11',
    name: 'Duftkerze',
    imageUrl: '/candle.webp',
  },
  variant: { id: '6b2c1d1e-4b7e-4a64-8a0f-0d7f4b3c2a12', name: 'Zeder' },
  personalization: null,
  count: 2,
  priceBrutto: 3_400,
});
if (!cart) throw new Error('The candle cannot be added.');
const lines = cartToQuoteRequestLines(cart);

it('shows what was ordered, with image and engraving', () => {
  const placed = cartToPlacedOrderLines(cart, lines);
  expect(placed).toMatchObject([
    { name: 'Ring', count: 1, total_cents: 94_000, previews: ['<svg/>'], is_made_to_order: true, imageUrl: null },
    { name: 'Duftkerze', variant_name: 'Zeder', count: 2, total_cents: 6_800, imageUrl: '/candle.webp' },
  ]);
  for (const line of placed) expect(orderStatusLineSchema.safeParse(line).success).toBe(true);
});

it('keeps quantity and price of the order when the cart has changed since', () => {
  const changed = toCartWithUpdatedPrices(toCartWithItemQuantity(cart, 2, 5), new Map([[1, 99_000]]));
  expect(cartToPlacedOrderLines(changed, lines)).toMatchObject([
    { count: 1, total_cents: 94_000 },
    { count: 2, total_cents: 6_800 },
  ]);
});

it('shows nothing rather than a part of the order', () => {
  expect(cartToPlacedOrderLines(toCartWithoutItem(cart, 1), lines)).toEqual([]);
});
