import { describe, expect, it } from 'vitest';
import {
  toCartWithAddedItem,
  type CartContents,
  type NewCartItem,
  toCartWithItemQuantity,
  initialCartContents,
  toCartWithoutItem,
} from '../cart.ts';
import { cartToQuoteRequestLines } from '../match-cart-with-quote.ts';
import {
  doesCartMatchOrder,
  subtractOrderFromCart,
  selectOrderedCartItems,
  toUnavailableQuoteItems,
  toUnorderableCartItems,
} from './compare-cart-with-order.ts';
import { type CartQuote, type CartQuoteLine, cartQuoteSchema } from '../../contract/shop/cart-quote.ts';
import { testRingCart, testCartQuote } from './checkout.fixture.ts';

const toAddition = (digits: string, name: string, details: Partial<NewCartItem> = {}): NewCartItem => ({
  product: {
    id: `6b2c1d1e-4b7e-4a64-8a0f-0d7f4b3c2a${digits}`,
    slug: name,
    name,
    manufacturer: 'Arnsberg',
    imageUrl: null,
  },
  variant: null,
  personalization: null,
  count: 1,
  priceBrutto: 3_400,
  ...details,
});

const engraved = (engraving: string): Partial<NewCartItem> => ({
  personalization: { key: engraving, values: { engraving }, labels: [], previews: [], isMadeToOrder: true },
});

const candle = toAddition('11', 'candle');
const pendant = toAddition('12', 'pendant', { priceBrutto: 69_000 });
const ring = toAddition('13', 'ring', { count: 2 });

const fill = (...additions: NewCartItem[]): CartContents =>
  additions.reduce<CartContents>((cart, addition) => toCartWithAddedItem(cart, addition) ?? cart, initialCartContents);

const toNames = ({ products }: CartContents) => products.map(({ product, count }) => `${count} ${product.name}`);

const ordered = fill(candle, ring);
const lines = cartToQuoteRequestLines(ordered);

describe('subtractOrderFromCart', () => {
  it.each<[string, CartContents, string[]]>([
    ['nothing in an unchanged cart', ordered, []],
    ['an item added after the order', fill(candle, ring, pendant), ['1 pendant']],
    ['the quantity added after the order', toCartWithItemQuantity(ordered, 1, 2), ['1 candle']],
    ['nothing if a quantity was lowered after the order', toCartWithItemQuantity(ordered, 2, 1), []],
    ['nothing if an item was removed after the order', toCartWithoutItem(ordered, 1), []],
    ['a cart without any ordered item unchanged', fill(pendant), ['1 pendant']],
    ['another variant of an ordered product', fill({ ...candle, variant: { id: 'v', name: 'V' } }), ['1 candle']],
  ])('leaves %s', (_name, cart, expected) => {
    const remaining = subtractOrderFromCart(cart, lines);
    expect(toNames(remaining)).toEqual(expected);
    expect(remaining.totalCount).toBe(remaining.products.reduce((sum, { count }) => sum + count, 0));
  });

  it('distinguishes engravings of the same ring, and keeps the cartIds', () => {
    const forAnna = toAddition('13', 'ring', engraved('Anna'));
    const forPaul = toAddition('13', 'ring', engraved('Paul'));
    const remaining = subtractOrderFromCart(fill(forAnna, forPaul), cartToQuoteRequestLines(fill(forAnna)));
    expect(remaining.products).toMatchObject([{ cartId: 2, personalization: { key: 'Paul' } }]);
  });

  it('subtracts a quantity only once if a cart from an earlier release contains the same item twice', () => {
    const [item] = fill(candle).products;
    if (!item) throw new Error('There is no item.');
    const twice: CartContents = { products: [item, { ...item, cartId: 2 }], totalCount: 2, totalPriceBrutto: 6_800 };
    expect(toNames(subtractOrderFromCart(twice, cartToQuoteRequestLines(fill(candle))))).toEqual(['1 candle']);
    expect(selectOrderedCartItems(twice, cartToQuoteRequestLines(fill(candle)))).toEqual([{ item, quantity: 1 }]);
  });

  it('ignores a price change after the order', () => {
    expect(subtractOrderFromCart(fill({ ...candle, priceBrutto: 3_900 }), lines).products).toEqual([]);
  });
});

it('treats an item that cannot be quoted as not ordered', () => {
  const invalid = toAddition('not hexadecimal', 'invalid');
  const cart = fill(invalid, candle, ring);
  expect(toNames(subtractOrderFromCart(cart, lines))).toEqual(['1 invalid']);
  expect(doesCartMatchOrder(cart, lines)).toBe(false);
  expect(selectOrderedCartItems(cart, lines).map(({ item }) => item.product.name)).toEqual(['candle', 'ring']);
});

describe('doesCartMatchOrder', () => {
  it.each<[string, CartContents, boolean]>([
    ['true for the same cart', ordered, true],
    [
      'true for the same lines in another sequence and at another price',
      fill(ring, { ...candle, priceBrutto: 1 }),
      true,
    ],
    ['false with an additional line', fill(candle, ring, pendant), false],
    ['false with a higher quantity', toCartWithItemQuantity(ordered, 1, 2), false],
    ['false with a lower quantity', toCartWithItemQuantity(ordered, 2, 1), false],
    ['false with a missing line', toCartWithoutItem(ordered, 1), false],
    ['false for an empty cart', initialCartContents, false],
  ])('is %s', (_name, cart, expected) => {
    expect(doesCartMatchOrder(cart, lines)).toBe(expected);
  });
});

it('lists the cart items that were ordered, with the ordered quantities', () => {
  const cart = toCartWithItemQuantity(fill(candle, ring, pendant), 1, 5);
  expect(selectOrderedCartItems(cart, lines).map(({ item, quantity }) => `${quantity} ${item.product.name}`)).toEqual([
    '1 candle',
    '2 ring',
  ]);
});

const toQuote = (details: Partial<CartQuoteLine>): CartQuote =>
  cartQuoteSchema.parse({
    ...testCartQuote,
    lines: [
      {
        product: '6b2c1d1e-4b7e-4a64-8a0f-0d7f4b3c2a10',
        variant: null,
        name: 'Bague',
        variant_name: 'Taille 54',
        reference_number: '',
        slug: 'ring',
        price_cents: 94_000,
        count: 1,
        available: 0,
        tax_percent: 19,
        shipping_time: null,
        labels: [],
        is_made_to_order: false,
        guarantee: null,
        problem: 'sold_out',
        ...details,
      },
    ],
  });

it('names unavailable items in the language of the quote, and a product that is gone by its name in the cart', () => {
  expect(toUnavailableQuoteItems(toQuote({}), testRingCart)).toEqual([
    { name: 'Bague, Taille 54', problem: 'sold_out', available: 0 },
  ]);
  const goneQuote = toQuote({ name: '', variant_name: null, problem: 'gone' });
  expect(toUnavailableQuoteItems(goneQuote, testRingCart)).toMatchObject([{ name: 'Ring' }]);
  const [item] = testRingCart.products;
  if (!item) throw new Error('There is no item.');
  const inSize = { ...testRingCart, products: [{ ...item, variant: { id: 'v', name: 'Size 54' } }] };
  expect(toUnavailableQuoteItems(goneQuote, inSize)).toMatchObject([{ name: 'Ring, Size 54' }]);
  expect(toUnavailableQuoteItems(goneQuote, initialCartContents)).toMatchObject([{ name: '' }]);
});

it.each(['price_changed', null] as const)('omits a line with the problem %s, which can still be ordered', (problem) => {
  expect(toUnavailableQuoteItems(toQuote({ problem }), testRingCart)).toEqual([]);
});

it('states the available quantity, or none if the quote does not specify it', () => {
  const few = toQuote({ problem: 'too_many', available: 2 });
  expect(toUnavailableQuoteItems(few, testRingCart)).toMatchObject([{ available: 2 }]);
  expect(toUnavailableQuoteItems(toQuote({ available: null }), testRingCart)).toMatchObject([{ available: 0 }]);
});

it('lists the items of a quoted cart that cannot be ordered', () => {
  const [item] = testRingCart.products;
  const [quoted] = toQuote({ problem: 'too_many', available: 1 }).lines;
  if (!item || !quoted) throw new Error('There is no item.');
  const line = { item, quoted, correctCount: 1 };
  expect(
    toUnorderableCartItems([
      { ...line, problem: 'too_many' },
      { ...line, problem: null },
      { ...line, problem: 'price_changed' },
      { ...line, quoted: null, problem: 'gone' },
      { ...line, item: { ...item, variant: { id: 'v', name: 'Size 54' } }, quoted: null, problem: 'gone' },
    ]),
  ).toEqual([
    { name: 'Bague, Taille 54', problem: 'too_many', available: 1 },
    { name: 'Ring', problem: 'gone', available: 0 },
    { name: 'Ring, Size 54', problem: 'gone', available: 0 },
  ]);
});
