import { describe, expect, it } from 'vitest';
import {
  addCartItem as tryAddToCart,
  type Cart,
  type NewCartItem,
  setCartItemQuantity,
  emptyCart,
  parseStoredCart,
  removeFromCart,
  updateCartPrices,
  toStoredCart,
} from './cart.ts';

const ring: NewCartItem = {
  product: { id: 'p1', slug: 'ring', name: 'Ring', manufacturer: 'Arnsberg', imageUrl: null },
  variant: { id: 'v54', name: 'Size 54' },
  personalization: null,
  count: 1,
  priceBrutto: 94_000,
};
const engraved = (text: string): NewCartItem => ({
  ...ring,
  personalization: {
    key: `engraving=${text}`,
    values: { engraving: text },
    labels: [{ label: 'Engraving', value: text }],
    previews: ['<svg/>'],
    isMadeToOrder: true,
  },
});
/** Adds what there is room for. */
const addToCart = (cart: Cart, addition: NewCartItem): Cart => {
  const added = tryAddToCart(cart, addition);
  if (!added) throw new Error('There is no room.');
  return added;
};
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

  it('says where there is no room for another line or a higher count', () => {
    const full = Array.from({ length: 100 }, (_, index) => engraved(String(index))).reduce(addToCart, emptyCart);
    expect(tryAddToCart(full, ring)).toBeNull();
    expect(tryAddToCart(full, engraved('7'))?.totalCount).toBe(101);
    expect(tryAddToCart(addToCart(emptyCart, { ...ring, count: 98 }), { ...ring, count: 2 })).toBeNull();
  });

  it('takes ninety-nine of one line, at once or one by one, and not one more', () => {
    const most = addToCart(emptyCart, { ...ring, count: 99 });
    expect(addToCart(addToCart(emptyCart, { ...ring, count: 98 }), ring)).toEqual(most);
    expect(most.totalCount).toBe(99);
    expect(tryAddToCart(most, ring)).toBeNull();
  });

  it('gives numbers that no line has yet', () => {
    const cart = [ring, engraved('A'), engraved('B')].reduce(addToCart, emptyCart);
    expect(addToCart(removeFromCart(cart, 2), engraved('C')).products.map(({ cartId }) => cartId)).toEqual([1, 3, 4]);
  });
});

it('recomputes the totals after each action', () => {
  const cart = setCartItemQuantity(addToCart(emptyCart, ring), 1, 3);
  expect(cart).toMatchObject({ totalCount: 3, totalPriceBrutto: 282_000 });
  expect(setCartItemQuantity(cart, 1, -5).totalCount).toBe(1);
  expect([98, 99, 100, 5_000].map((count) => setCartItemQuantity(cart, 1, count).totalCount)).toEqual([98, 99, 99, 99]);
  expect(removeFromCart(cart, 1)).toEqual(emptyCart);
});

it('takes over a new price, remembers the one before, and forgets it when the piece is added again', () => {
  const cart = updateCartPrices(addToCart(addToCart(emptyCart, ring), engraved('Anna')), new Map([[1, 98_000]]));
  expect(cart.products.map(({ priceBrutto, priceBefore }) => [priceBrutto, priceBefore])).toEqual([
    [98_000, 94_000],
    [94_000, undefined],
  ]);
  expect(cart.totalPriceBrutto).toBe(192_000);
  expect(updateCartPrices(cart, new Map([[1, 98_000]])).products[0]?.priceBefore).toBe(94_000);
  expect(addToCart(cart, { ...ring, priceBrutto: 98_000 }).products[0]).not.toHaveProperty('priceBefore');
});

describe('what is stored', () => {
  const cart = addToCart(addToCart(emptyCart, ring), engraved('Anna'));

  it('comes back with its totals', () => {
    expect(parseStoredCart(toStoredCart(cart, now), now + day)).toEqual(cart);
  });

  it.each([
    ['https://shop.example/a.webp', 'https://shop.example/a.webp'],
    ['/static/a.webp', '/static/a.webp'],
    ['//elsewhere.example/a.webp', null],
    ['data:image/svg+xml,x', null],
    ['javascript:alert(1)', null],
  ])('shows the picture %s as %s', (imageUrl, shown) => {
    const stored = toStoredCart(addToCart(emptyCart, { ...ring, product: { ...ring.product, imageUrl } }), now);
    expect(parseStoredCart(stored, now).products[0]?.product.imageUrl).toBe(shown);
  });

  it('comes back with ninety-nine of a line', () => {
    const most = setCartItemQuantity(cart, 1, 99);
    expect(parseStoredCart(toStoredCart(most, now), now)).toEqual(most);
  });

  it('is nothing for an empty cart', () => {
    expect(toStoredCart(emptyCart, now)).toBeNull();
  });

  it.each([
    ['the clock was set back a little', -1],
    ['the clock was set back by thirty days', -30 * day],
    ['it is thirty days old', 30 * day],
  ])('comes back where %s', (_case, passedMs) => {
    expect(parseStoredCart(toStoredCart(cart, now), now + passedMs)).toEqual(cart);
  });

  it.each([
    ['the clock was set back by more than thirty days, so that nobody knows its age', -30 * day - 1],
    ['it is older than thirty days', 30 * day + 1],
  ])('is dropped where %s', (_case, passedMs) => {
    expect(parseStoredCart(toStoredCart(cart, now), now + passedMs)).toEqual(emptyCart);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{"timestamp":'],
    ['another version', JSON.stringify({ timestamp: now, version: 99, products: cart.products })],
    ['a forged total', JSON.stringify({ timestamp: now, version: 1, products: [{ ...cart.products[0], count: -1 }] })],
    ['a count of 100', JSON.stringify({ timestamp: now, version: 1, products: [{ ...cart.products[0], count: 100 }] })],
    ['a list', '[]'],
  ])('is dropped where it is %s', (_case, stored) => {
    expect(parseStoredCart(stored, now)).toEqual(emptyCart);
  });
});
