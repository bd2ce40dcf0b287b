import { describe, expect, it } from 'vitest';
import {
  addToCart,
  type CartAddition,
  changeCount,
  emptyCart,
  parseStoredCart,
  removeFromCart,
  toStoredCart,
} from './cart.ts';

const ring: CartAddition = {
  product: { id: 'p1', slug: 'ring', name: 'Ring', manufacturer: 'Arnsberg', imageUrl: null },
  variant: { id: 'v54', name: 'Size 54' },
  personalization: null,
  count: 1,
  priceBrutto: 94_000,
};
const engraved = (text: string): CartAddition => ({
  ...ring,
  personalization: {
    key: `engraving=${text}`,
    values: { engraving: text },
    labels: [{ label: 'Engraving', value: text }],
    previews: ['<svg/>'],
    isMadeToOrder: true,
  },
});
const now = Date.parse('2026-11-21T12:00:00Z');
const day = 86_400_000;

describe('add', () => {
  it('leaves out a drawing that is too large to be kept, and loses no line over it', () => {
    const { personalization } = engraved('Anna');
    if (!personalization) throw new Error('Nothing is engraved.');
    const large = { ...ring, personalization: { ...personalization, previews: ['x'.repeat(70_000)] } };
    const cart = addToCart(addToCart(emptyCart, ring), large);
    expect(parseStoredCart(toStoredCart(cart, now), now).products).toHaveLength(2);
  });

  it('raises the count of a line of the same product, variant and personalization', () => {
    const cart = addToCart(addToCart(addToCart(emptyCart, engraved('Anna')), { ...engraved('Anna'), count: 2 }), ring);
    expect(cart.products.map(({ cartId, count }) => [cartId, count])).toEqual([
      [1, 3],
      [2, 1],
    ]);
    expect(cart).toMatchObject({ totalCount: 4, totalPriceBrutto: 4 * 94_000 });
  });

  it('makes a line of its own for another size or another engraving', () => {
    const other = { ...ring, variant: { id: 'v56', name: 'Size 56' } };
    const cart = [ring, other, engraved('Anna'), engraved('Ben')].reduce(addToCart, emptyCart);
    expect(cart.products).toHaveLength(4);
  });

  it('gives numbers that no line has yet', () => {
    const cart = [ring, engraved('A'), engraved('B')].reduce(addToCart, emptyCart);
    expect(addToCart(removeFromCart(cart, 2), engraved('C')).products.map(({ cartId }) => cartId)).toEqual([1, 3, 4]);
  });
});

it('recomputes the totals after each action', () => {
  const cart = changeCount(addToCart(emptyCart, ring), 1, 3);
  expect(cart).toMatchObject({ totalCount: 3, totalPriceBrutto: 282_000 });
  expect(changeCount(cart, 1, -5).totalCount).toBe(1);
  expect(changeCount(cart, 1, 5_000).totalCount).toBe(99);
  expect(removeFromCart(cart, 1)).toEqual(emptyCart);
});

describe('what is stored', () => {
  const cart = addToCart(addToCart(emptyCart, ring), engraved('Anna'));

  it('comes back with its totals', () => {
    expect(parseStoredCart(toStoredCart(cart, now), now + day)).toEqual(cart);
  });

  it('is nothing for an empty cart', () => {
    expect(toStoredCart(emptyCart, now)).toBeNull();
  });

  it('is dropped after thirty days', () => {
    expect(parseStoredCart(toStoredCart(cart, now), now + 31 * day)).toEqual(emptyCart);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{"timestamp":'],
    ['another version', JSON.stringify({ timestamp: now, version: 99, products: cart.products })],
    ['a forged total', JSON.stringify({ timestamp: now, version: 1, products: [{ ...cart.products[0], count: -1 }] })],
    ['a list', '[]'],
  ])('is dropped where it is %s', (_case, stored) => {
    expect(parseStoredCart(stored, now)).toEqual(emptyCart);
  });
});
