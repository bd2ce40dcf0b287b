import { describe, expect, it } from 'vitest';
import {
  toCartWithAddedItem as tryAddToCart,
  type CartContents,
  type NewCartItem,
  toCartWithItemQuantity,
  initialCartContents,
  toCartWithoutItem,
  toCartWithRestoredItem,
  toCartWithUpdatedPrices,
  serializeCart,
} from './cart.ts';
import { parseStoredCart } from './stored-cart.ts';

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
const addToCart = (cart: CartContents, addition: NewCartItem): CartContents => {
  const added = tryAddToCart(cart, addition);
  if (!added) throw new Error('The cart is full.');
  return added;
};
const now = Date.parse('2026-11-21T12:00:00Z');
const day = 86_400_000;

describe('add', () => {
  it('drops a preview that is too large to store, and keeps the item', () => {
    const { personalization } = engraved('Anna');
    if (!personalization) throw new Error('The item has no engraving.');
    const large = { ...ring, personalization: { ...personalization, previews: ['x'.repeat(70_000)] } };
    const cart = addToCart(addToCart(initialCartContents, ring), large);
    expect(parseStoredCart(serializeCart(cart, now), now).products).toHaveLength(2);
  });

  it('increases the quantity of the item with the same product, variant and personalization', () => {
    const cart = addToCart(
      addToCart(addToCart(initialCartContents, engraved('Anna')), { ...engraved('Anna'), count: 2 }),
      ring,
    );
    expect(cart.products.map(({ cartId, count }) => [cartId, count])).toEqual([
      [1, 3],
      [2, 1],
    ]);
    expect(cart).toMatchObject({ totalCount: 4, totalPriceBrutto: 4 * 94_000 });
  });

  it('adds a separate item for another size or another engraving', () => {
    const other = { ...ring, variant: { id: 'v56', name: 'Size 56' } };
    const cart = [ring, other, engraved('Anna'), engraved('Ben')].reduce(addToCart, initialCartContents);
    expect(cart.products).toHaveLength(4);
  });

  it('returns null when the maximum of lines or of the quantity is exceeded', () => {
    const full = Array.from({ length: 100 }, (_, index) => engraved(String(index))).reduce(
      addToCart,
      initialCartContents,
    );
    expect(tryAddToCart(full, ring)).toBeNull();
    expect(tryAddToCart(full, engraved('7'))?.totalCount).toBe(101);
    expect(tryAddToCart(addToCart(initialCartContents, { ...ring, count: 98 }), { ...ring, count: 2 })).toBeNull();
  });

  it('accepts a quantity of up to 99 per item, all together or one by one', () => {
    const fullLine = addToCart(initialCartContents, { ...ring, count: 99 });
    expect(addToCart(addToCart(initialCartContents, { ...ring, count: 98 }), ring)).toEqual(fullLine);
    expect(fullLine.totalCount).toBe(99);
    expect(tryAddToCart(fullLine, ring)).toBeNull();
  });

  it('assigns a cartId that no other item has', () => {
    const cart = [ring, engraved('A'), engraved('B')].reduce(addToCart, initialCartContents);
    expect(addToCart(toCartWithoutItem(cart, 2), engraved('C')).products.map(({ cartId }) => cartId)).toEqual([
      1, 3, 4,
    ]);
  });
});

it('recomputes the totals after each action', () => {
  const cart = toCartWithItemQuantity(addToCart(initialCartContents, ring), 1, 3);
  expect(cart).toMatchObject({ totalCount: 3, totalPriceBrutto: 282_000 });
  expect(toCartWithItemQuantity(cart, 1, -5).totalCount).toBe(1);
  expect([98, 99, 100, 5_000].map((count) => toCartWithItemQuantity(cart, 1, count).totalCount)).toEqual([
    98, 99, 99, 99,
  ]);
  expect(toCartWithoutItem(cart, 1)).toEqual(initialCartContents);
});

describe('a removed item', () => {
  const cart = addToCart(addToCart(addToCart(initialCartContents, ring), engraved('A')), engraved('B'));
  const [, middle] = cart.products;
  const restore = (current: CartContents) => middle && toCartWithRestoredItem(current, middle, 1);

  it('is put back in its place', () => {
    const restored = restore(toCartWithoutItem(cart, 2));
    expect(restored?.products.map(({ personalization }) => personalization?.key)).toEqual([
      undefined,
      'engraving=A',
      'engraving=B',
    ]);
    expect(restored?.totalPriceBrutto).toBe(cart.totalPriceBrutto);
    expect(restore(initialCartContents)?.products).toHaveLength(1);
  });

  it('raises the quantity of the same item that has been added meanwhile', () => {
    const again = addToCart(toCartWithoutItem(cart, 2), engraved('A'));
    expect(restore(again)?.products.map(({ cartId, count }) => [cartId, count])).toEqual([
      [1, 1],
      [3, 1],
      [4, 2],
    ]);
  });
});

it('keeps the previous price with a new price until the product is added again', () => {
  const cart = toCartWithUpdatedPrices(
    addToCart(addToCart(initialCartContents, ring), engraved('Anna')),
    new Map([[1, 98_000]]),
  );
  expect(cart.products.map(({ priceBrutto, priceBefore }) => [priceBrutto, priceBefore])).toEqual([
    [98_000, 94_000],
    [94_000, undefined],
  ]);
  expect(cart.totalPriceBrutto).toBe(192_000);
  expect(toCartWithUpdatedPrices(cart, new Map([[1, 98_000]])).products[0]?.priceBefore).toBe(94_000);
  expect(addToCart(cart, { ...ring, priceBrutto: 98_000 }).products[0]).not.toHaveProperty('priceBefore');
});

describe('stored cart', () => {
  const cart = addToCart(addToCart(initialCartContents, ring), engraved('Anna'));

  it('is restored with its totals', () => {
    expect(parseStoredCart(serializeCart(cart, now), now + day)).toEqual(cart);
  });

  it.each([
    ['https://shop.example/a.webp', 'https://shop.example/a.webp'],
    ['/static/a.webp', '/static/a.webp'],
    ['//elsewhere.example/a.webp', null],
    ['data:image/svg+xml,x', null],
    ['javascript:alert(1)', null],
  ])('restores the image URL %s as %s', (imageUrl, shown) => {
    const stored = serializeCart(
      addToCart(initialCartContents, { ...ring, product: { ...ring.product, imageUrl } }),
      now,
    );
    expect(parseStoredCart(stored, now).products[0]?.product.imageUrl).toBe(shown);
  });

  it('is restored with a quantity of 99', () => {
    const most = toCartWithItemQuantity(cart, 1, 99);
    expect(parseStoredCart(serializeCart(most, now), now)).toEqual(most);
  });

  it('is null for an empty cart', () => {
    expect(serializeCart(initialCartContents, now)).toBeNull();
  });

  it.each([
    ['the clock was set back by a millisecond', -1],
    ['the clock was set back by thirty days', -30 * day],
    ['it is thirty days old', 30 * day],
  ])('is restored if %s', (_case, passedMs) => {
    expect(parseStoredCart(serializeCart(cart, now), now + passedMs)).toEqual(cart);
  });

  it.each([
    ['the clock was set back by more than thirty days, so its age is unknown', -30 * day - 1],
    ['it is older than thirty days', 30 * day + 1],
  ])('is dropped if %s', (_case, passedMs) => {
    expect(parseStoredCart(serializeCart(cart, now), now + passedMs)).toEqual(initialCartContents);
  });

  it.each([
    ['missing', null],
    ['not JSON', '{"timestamp":'],
    ['of another version', JSON.stringify({ timestamp: now, version: 99, products: cart.products })],
    [
      'forged with a negative quantity',
      JSON.stringify({ timestamp: now, version: 1, products: [{ ...cart.products[0], count: -1 }] }),
    ],
    [
      'forged with a quantity of 100',
      JSON.stringify({ timestamp: now, version: 1, products: [{ ...cart.products[0], count: 100 }] }),
    ],
    ['a list', '[]'],
  ])('is dropped if it is %s', (_case, stored) => {
    expect(parseStoredCart(stored, now)).toEqual(initialCartContents);
  });
});
