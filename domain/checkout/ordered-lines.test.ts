import { describe, expect, it } from 'vitest';
import { addCartItem, type Cart, type NewCartItem, setCartItemQuantity, emptyCart, removeFromCart } from '../cart.ts';
import { toQuoteRequestLines } from '../cart-quote.ts';
import {
  doesCartMatchOrder,
  subtractOrderedLines,
  toOrderedItems,
  toUnavailableQuoteItems,
  toUnavailableCartItems,
} from './ordered-lines.ts';
import { type CartQuote, type CartQuoteLine, cartQuoteSchema } from '../../contract/shop/quote.ts';
import { ringOrderLine, createTestCartQuote } from './checkout.fixture.ts';

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

const fill = (...additions: NewCartItem[]): Cart =>
  additions.reduce<Cart>((cart, addition) => addCartItem(cart, addition) ?? cart, emptyCart);

const toNames = ({ products }: Cart) => products.map(({ product, count }) => `${count} ${product.name}`);

const ordered = fill(candle, ring);
const lines = toQuoteRequestLines(ordered);

describe('subtractOrderedLines', () => {
  it.each<[string, Cart, string[]]>([
    ['nothing of an unchanged cart', ordered, []],
    ['a line that was added meanwhile', fill(candle, ring, pendant), ['1 pendant']],
    ['what a line was raised by', setCartItemQuantity(ordered, 1, 2), ['1 candle']],
    ['nothing of a line that was lowered', setCartItemQuantity(ordered, 2, 1), []],
    ['nothing of a line that was taken out', removeFromCart(ordered, 1), []],
    ['all of a cart with none of it', fill(pendant), ['1 pendant']],
    ['the same product with another variant', fill({ ...candle, variant: { id: 'v', name: 'V' } }), ['1 candle']],
  ])('leaves %s', (_name, cart, expected) => {
    const left = subtractOrderedLines(cart, lines);
    expect(toNames(left)).toEqual(expected);
    expect(left.totalCount).toBe(left.products.reduce((sum, { count }) => sum + count, 0));
  });

  it('tells engravings of one ring apart, and keeps the numbers of the lines', () => {
    const forAnna = toAddition('13', 'ring', engraved('Anna'));
    const forPaul = toAddition('13', 'ring', engraved('Paul'));
    const left = subtractOrderedLines(fill(forAnna, forPaul), toQuoteRequestLines(fill(forAnna)));
    expect(left.products).toMatchObject([{ cartId: 2, personalization: { key: 'Paul' } }]);
  });

  it('subtracts a quantity once where a cart of an older page holds the same thing in two lines', () => {
    const [item] = fill(candle).products;
    if (!item) throw new Error('There is no item.');
    const twice: Cart = { products: [item, { ...item, cartId: 2 }], totalCount: 2, totalPriceBrutto: 6_800 };
    expect(toNames(subtractOrderedLines(twice, toQuoteRequestLines(fill(candle))))).toEqual(['1 candle']);
  });

  it('is not misled by a price that has changed since', () => {
    expect(subtractOrderedLines(fill({ ...candle, priceBrutto: 3_900 }), lines).products).toEqual([]);
  });
});

describe('doesCartMatchOrder', () => {
  it.each<[string, Cart, boolean]>([
    ['the same cart', ordered, true],
    ['the same lines in another order, at another price', fill(ring, { ...candle, priceBrutto: 1 }), true],
    ['one more line', fill(candle, ring, pendant), false],
    ['a higher quantity', setCartItemQuantity(ordered, 1, 2), false],
    ['a lower quantity', setCartItemQuantity(ordered, 2, 1), false],
    ['a line less', removeFromCart(ordered, 1), false],
    ['an empty cart', emptyCart, false],
  ])('%s', (_name, cart, expected) => {
    expect(doesCartMatchOrder(cart, lines)).toBe(expected);
  });
});

it('names what of the cart was ordered', () => {
  const cart = setCartItemQuantity(fill(candle, ring, pendant), 1, 5);
  expect(toOrderedItems(cart, lines).map(({ item, quantity }) => `${quantity} ${item.product.name}`)).toEqual([
    '1 candle',
    '2 ring',
  ]);
});

const toQuote = (details: Partial<CartQuoteLine>): CartQuote =>
  cartQuoteSchema.parse({
    ...createTestCartQuote,
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

it('names what a refusal is about in the language of the page, and by the cart where it is gone', () => {
  expect(toUnavailableQuoteItems(toQuote({}), ringOrderLine)).toEqual([
    { name: 'Bague, Taille 54', problem: 'sold_out', available: 0 },
  ]);
  const goneQuote = toQuote({ name: '', variant_name: null, problem: 'gone' });
  expect(toUnavailableQuoteItems(goneQuote, ringOrderLine)).toMatchObject([{ name: 'Ring' }]);
});

it('says nothing of a changed price, which is solved by ordering again', () => {
  expect(toUnavailableQuoteItems(toQuote({ problem: 'price_changed' }), ringOrderLine)).toEqual([]);
});

it('names the lines of a checked cart that cannot be ordered', () => {
  const [item] = ringOrderLine.products;
  const [quoted] = toQuote({ problem: 'too_many', available: 1 }).lines;
  if (!item || !quoted) throw new Error('There is no item.');
  const line = { item, quoted, correctCount: 1 };
  expect(
    toUnavailableCartItems([
      { ...line, problem: 'too_many' },
      { ...line, problem: null },
    ]),
  ).toEqual([{ name: 'Bague, Taille 54', problem: 'too_many', available: 1 }]);
});
