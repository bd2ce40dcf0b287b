import { describe, expect, it } from 'vitest';
import type { CartQuote, CartQuoteLineProblem, CartQuoteLine } from '../contract/shop/cart-quote.ts';
import type { CartContents } from './cart.ts';
import type { CartItem } from './cart-item.ts';
import {
  isCartOrderable,
  toChangedCartPrices,
  toQuotedCartLines,
  toCartLineKey,
  orderLineToQuoteRequestLine,
  toCartQuoteLinesByKey,
  cartToQuoteRequestLines,
  cartItemToQuoteRequestLine,
} from './match-cart-with-quote.ts';

const productId = '6b2c1d1e-4b7e-4a64-8a0f-0d7f4b3c2a10';
const variantId = '6b2c1d1e-4b7e-4a64-8a0f-0d7f4b3c2a11';

const item = (cartId: number, details: Partial<CartItem> = {}): CartItem => ({
  cartId,
  product: { id: productId, slug: 'ring', name: 'Ring', manufacturer: 'Arnsberg', imageUrl: null },
  variant: { id: variantId, name: 'Size 54' },
  personalization: null,
  count: 1,
  priceBrutto: 94_000,
  ...details,
});

const engraved = (text: string): CartItem['personalization'] => ({
  key: text,
  values: { engraving: text },
  labels: [],
  previews: [],
  isMadeToOrder: true,
});

const cartOf = (...products: CartItem[]): CartContents => ({ products, totalCount: 0, totalPriceBrutto: 0 });

const quoted = (problem: CartQuoteLineProblem | null, details: Partial<CartQuoteLine> = {}): CartQuoteLine => ({
  product: productId,
  variant: variantId,
  name: 'Ring',
  variant_name: 'Size 54',
  reference_number: 'AT-1',
  slug: 'ring',
  price_cents: 94_000,
  old_price_cents: null,
  unit_price: null,
  essential_features: [],
  count: 1,
  discount_cents: 0,
  available: 3,
  tax_percent: 19,
  shipping_time: null,
  delivery: null,
  labels: [],
  is_made_to_order: false,
  is_gift_voucher: false,
  is_pair: false,
  guarantee: null,
  problem,
  ...details,
});

const check = (cart: CartContents, ...lines: CartQuoteLine[]) => {
  const asked = cartToQuoteRequestLines(cart);
  return toQuotedCartLines(
    cart,
    new Map(asked.map((line, index) => [toCartLineKey(line), lines[index] ?? quoted(null)])),
  );
};

describe('quote request', () => {
  it('contains the line and its price, without display data', () => {
    expect(cartItemToQuoteRequestLine(item(1, { personalization: engraved('Anna'), count: 2 }))).toEqual({
      product: productId,
      variant: variantId,
      personalization: { engraving: 'Anna' },
      count: 2,
      price_cents: 94_000,
    });
  });

  it('has no personalization without values', () => {
    const empty = { ...engraved('Anna'), key: '', values: {}, labels: [], previews: [], isMadeToOrder: false };
    expect(cartItemToQuoteRequestLine(item(1, { personalization: empty }))?.personalization).toBeNull();
  });

  it('identifies a line by its values regardless of their order', () => {
    const [line] = cartToQuoteRequestLines(cartOf(item(1)));
    if (!line) throw new Error('There is no line.');
    const one = toCartLineKey({ ...line, personalization: { a: '1', b: '2' } });
    expect(toCartLineKey({ ...line, personalization: { b: '2', a: '1' } })).toBe(one);
    expect(toCartLineKey({ ...line, personalization: { a: '2', b: '1' } })).not.toBe(one);
  });

  it('is matched with the lines of its response; other lines are ignored', () => {
    const asked = cartToQuoteRequestLines(cartOf(item(1), item(2, { personalization: engraved('Anna') })));
    const lines = [quoted(null), quoted('sold_out'), quoted('gone')];
    const byKey = toCartQuoteLinesByKey(asked, { lines } as CartQuote);
    expect([...byKey]).toEqual(asked.map((line, index) => [toCartLineKey(line), lines[index]]));
  });

  it('omits an item that the service would reject, and reports it as gone', () => {
    const cart = cartOf(item(1, { product: { ...item(1).product, id: 'x' } }), item(2));
    expect(cartToQuoteRequestLines(cart)).toHaveLength(1);
    expect(check(cart).map(({ problem }) => problem)).toEqual(['gone', null]);
  });
});

describe('quoted cart', () => {
  it('matches quote lines to items after the cart has changed', () => {
    const asked = cartOf(item(1), item(2, { personalization: engraved('Anna') }));
    const lines = new Map(
      cartToQuoteRequestLines(asked).map((line, index) => [toCartLineKey(line), quoted(null, { count: index })]),
    );
    const now = cartOf(item(3, { personalization: engraved('Ben') }), item(2, { personalization: engraved('Anna') }));
    expect(toQuotedCartLines(now, lines).map(({ quoted: line }) => line?.count)).toEqual([undefined, 1]);
  });

  it('does not count a changed price as a problem', () => {
    const lines = check(cartOf(item(1), item(2)), quoted('price_changed', { price_cents: 98_000 }));
    expect(lines.map(({ problem }) => problem)).toEqual([null, null]);
    const [line] = check(cartOf(item(1)), quoted('price_changed'));
    expect(line?.problem).toBeNull();
  });

  it('reports changed prices, except for a product that is gone', () => {
    const first = item(1, { personalization: engraved('A') });
    const second = item(2, { personalization: engraved('B') });
    const lines = check(
      cartOf(first, second),
      quoted('price_changed', { price_cents: 1 }),
      quoted('gone', { price_cents: 0 }),
    );
    expect([...toChangedCartPrices(lines)]).toEqual([[1, 1]]);
    const unpriced = check(cartOf(first, second), quoted('no_price', { price_cents: 0 }), quoted(null));
    expect([...toChangedCartPrices(unpriced)]).toEqual([]);
  });

  it.each([
    [[5], 3, [3]],
    [[3, 2], 3, [1, 1]],
    [[2, 2], 3, [1, 1]],
    [[1, 1], 1, [null, null]],
  ])('corrects quantities %j of one variant with %i available to %j', (counts, available, corrected) => {
    const items = counts.map((count, index) => item(index + 1, { count, personalization: engraved(String(index)) }));
    const lines = check(cartOf(...items), ...items.map(() => quoted('too_many', { available })));
    expect(lines.map(({ correctCount }) => correctCount)).toEqual(corrected);
  });

  it('corrects a quantity only if it is too high, counting only other lines of the same variant', () => {
    const other = { ...item(1).product, id: '6b2c1d1e-4b7e-4a64-8a0f-0d7f4b3c2a99' };
    const cart = cartOf(
      item(1, { count: 5 }),
      item(2, { count: 2, variant: null }),
      item(3, { count: 2, product: other }),
      item(4, { count: 4, product: other, variant: null }),
    );
    const lines = check(
      cart,
      quoted('too_many'),
      quoted('too_many', { available: 1 }),
      quoted('sold_out', { available: 0 }),
      quoted('too_many', { available: null }),
    );
    expect(lines.map(({ correctCount }) => correctCount)).toEqual([3, 1, null, null]);
  });

  it('is orderable only if every line is quoted without a problem', () => {
    const cart = cartOf(item(1), item(2, { personalization: engraved('A') }));
    expect(isCartOrderable(check(cart))).toBe(true);
    expect(isCartOrderable(check(cart, quoted('sold_out')))).toBe(false);
    expect(isCartOrderable(toQuotedCartLines(cart, null))).toBe(false);
    expect(isCartOrderable([])).toBe(false);
  });
});

describe('stock reserved by the shopper’s own unpaid order', () => {
  const cart = cartOf(item(1, { count: 2 }));
  const checkReserved = (line: CartQuoteLine, reserved: CartContents, wanted = cart) => {
    const [asked] = cartToQuoteRequestLines(wanted);
    if (!asked) throw new Error('The cart has no line to quote.');
    const [checked] = toQuotedCartLines(
      wanted,
      new Map([[toCartLineKey(asked), line]]),
      cartToQuoteRequestLines(reserved),
    );
    return checked;
  };

  it('is not sold out for this shopper', () => {
    expect(checkReserved(quoted('sold_out', { available: 0 }), cart)).toMatchObject({ problem: null });
  });

  it('applies to all lines of the variant, regardless of the engraving', () => {
    const reserved = cartOf(item(1, { count: 2, personalization: engraved('Anna') }));
    expect(checkReserved(quoted('too_many', { available: 1 }), reserved)).toMatchObject({ problem: null });
  });

  it('limits the quantity of a line and reports the available quantity', () => {
    const raised = cartOf(item(1, { count: 3 }));
    expect(checkReserved(quoted('sold_out', { available: 0 }), cart, raised)).toMatchObject({
      quoted: { available: 2 },
      problem: 'too_many',
      correctCount: 2,
    });
  });

  it('does not count other products and variants in the cart or in the order', () => {
    const other = { ...item(1).product, id: '6b2c1d1e-4b7e-4a64-8a0f-0d7f4b3c2a99' };
    const others = [item(2, { count: 5, product: other }), item(3, { count: 5, variant: null })];
    const soldOut = quoted('sold_out', { available: 0 });
    expect(checkReserved(soldOut, cart, cartOf(item(1, { count: 2 }), ...others))).toMatchObject({ problem: null });
    expect(checkReserved(soldOut, cartOf(...others))).toMatchObject({ problem: 'sold_out' });
    const plain = cartOf(item(1, { count: 2, variant: null }), item(2, { count: 5 }));
    expect(
      checkReserved({ ...soldOut, variant: null }, cartOf(item(1, { count: 2, variant: null })), plain),
    ).toMatchObject({ problem: null });
  });

  it('does not limit a product without a limit', () => {
    expect(checkReserved(quoted('sold_out', { available: null }), cart)).toMatchObject({
      quoted: { available: null },
      problem: 'sold_out',
    });
  });

  it('does not affect other variants or products that are gone', () => {
    const other = cartOf(item(1, { variant: null }));
    expect(checkReserved(quoted('sold_out', { available: 0 }), other)).toMatchObject({ problem: 'sold_out' });
    expect(checkReserved(quoted('gone', { available: 0 }), cart)).toMatchObject({ problem: 'gone' });
  });
});

it('quotes an order line without its previews', () => {
  const line = {
    product: productId,
    variant: null,
    personalization: { engraving: 'Anna' },
    count: 1,
    price_cents: 94_000,
  };
  expect(orderLineToQuoteRequestLine({ ...line, previews: ['<svg/>'] })).toEqual(line);
});
