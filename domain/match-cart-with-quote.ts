// Matches a cart with its quote: the lines of the quote request, and the price, problem and quantity limit of every
// item. Pure.
import {
  type CartQuoteLineProblem,
  type CartQuote,
  type CartQuoteRequestLine,
  cartQuoteRequestLineSchema,
  type CartQuoteLine,
  type OrderRequestLine,
} from '../contract/shop/cart-quote.ts';
import type { Cents } from '../contract/cents.ts';
import type { CartContents } from './cart.ts';
import type { CartItem } from './cart-item.ts';

/** Identity of a cart line: product, variant and personalization, the same as in the cart (specification §4). */
export const toCartLineKey = ({ product, variant, personalization }: CartQuoteRequestLine): string =>
  JSON.stringify([product, variant, personalization && Object.entries(personalization).sort()]);

/**
 * The item as a line of the quote request; `null` for an invalid item, such as one from a manipulated local storage.
 */
export const cartItemToQuoteRequestLine = (item: CartItem): CartQuoteRequestLine | null => {
  const { product, variant, personalization, count, priceBrutto } = item;
  const values = personalization && Object.keys(personalization.values).length > 0 ? personalization.values : null;
  const line = {
    product: product.id,
    variant: variant?.id ?? null,
    personalization: values,
    count,
    price_cents: priceBrutto,
  };
  return cartQuoteRequestLineSchema.safeParse(line).data ?? null;
};

export const cartToQuoteRequestLines = ({ products }: CartContents): CartQuoteRequestLine[] =>
  products.flatMap((item) => cartItemToQuoteRequestLine(item) ?? []);

/** The quote request for an order line. */
export const orderLineToQuoteRequestLine = ({
  product,
  variant,
  personalization,
  count,
  price_cents,
}: OrderRequestLine): CartQuoteRequestLine => ({
  product,
  variant,
  personalization,
  count,
  price_cents,
});

/** The lines of a quote by the key of their request line. */
export type CartQuoteLinesByKey = ReadonlyMap<string, CartQuoteLine>;

export const toCartQuoteLinesByKey = (
  requested: readonly CartQuoteRequestLine[],
  { lines }: CartQuote,
): CartQuoteLinesByKey =>
  new Map(
    lines.flatMap((line, index) => {
      const requestLine = requested[index];
      return requestLine ? [[toCartLineKey(requestLine), line]] : [];
    }),
  );

/** A cart item with its line of the quote. */
export interface QuotedCartLine {
  item: CartItem;
  /** `null` while no quote covers the item. */
  quoted: CartQuoteLine | null;
  /**
   * What prevents the item from being ordered. Never `price_changed`: the cart adopts the new price and shows a notice
   * instead.
   */
  problem: CartQuoteLineProblem | null;
  /** The quantity that the "correct" button sets; `null` if lowering the quantity solves nothing. */
  correctCount: number | null;
}

/**
 * Items that cannot be quoted count as gone.
 * @param lines `null` before the first quote
 * @param reserved lines of the shopper's own order that awaits payment: out of stock for others, available to this
 * shopper
 */
export const toQuotedCartLines = (
  cart: CartContents,
  lines: CartQuoteLinesByKey | null,
  reserved: readonly CartQuoteRequestLine[] = [],
): QuotedCartLine[] =>
  cart.products.map((item) => {
    const requestLine = cartItemToQuoteRequestLine(item);
    if (!requestLine) return { item, quoted: null, problem: 'gone', correctCount: null };
    const quoteLine = lines?.get(toCartLineKey(requestLine)) ?? null;
    const quoted = quoteLine && withReservation(cart, quoteLine, reserved);
    const problem = quoted?.problem === 'price_changed' ? null : (quoted?.problem ?? null);
    return { item, quoted, problem, correctCount: problem === 'too_many' ? toCorrectCount(cart, item, quoted) : null };
  });

/** Adds the quantity that the shopper's own order has reserved to the available quantity of a line. */
const withReservation = (
  cart: CartContents,
  quoted: CartQuoteLine,
  reserved: readonly CartQuoteRequestLine[],
): CartQuoteLine => {
  const { product, variant, problem } = quoted;
  const own = reserved
    .filter((line) => line.product === product && line.variant === variant)
    .reduce((sum, { count }) => sum + count, 0);
  if (own === 0 || quoted.available === null) return quoted;
  const available = quoted.available + own;
  if (problem !== 'sold_out' && problem !== 'too_many') return { ...quoted, available };
  const wanted = cart.products
    .filter((item) => item.product.id === product && (item.variant?.id ?? null) === variant)
    .reduce((sum, { count }) => sum + count, 0);
  return { ...quoted, available, problem: wanted > available ? 'too_many' : null };
};

/** The available quantity minus the other lines of the same variant, at least 1; `null` if that is not a reduction. */
const toCorrectCount = ({ products }: CartContents, item: CartItem, quoted: CartQuoteLine | null): number | null => {
  if (quoted?.available === null || quoted?.available === undefined) return null;
  const others = products
    .filter((other) => other !== item && isSameVariant(other, item))
    .reduce((sum, { count }) => sum + count, 0);
  const correct = Math.max(1, quoted.available - others);
  return correct < item.count ? correct : null;
};

const isSameVariant = (one: CartItem, other: CartItem): boolean =>
  one.product.id === other.product.id && one.variant?.id === other.variant?.id;

/** Quoted prices that differ from the cart's, by `cartId`. Products that are gone or without a price are omitted. */
export const toChangedCartPrices = (lines: readonly QuotedCartLine[]): Map<number, Cents> =>
  new Map(
    lines.flatMap(({ item, quoted }) =>
      quoted && quoted.problem !== 'gone' && quoted.problem !== 'no_price' && quoted.price_cents !== item.priceBrutto
        ? [[item.cartId, quoted.price_cents]]
        : [],
    ),
  );

/** Whether every item has a quote and no problem; `false` for an empty cart. */
export const isCartOrderable = (lines: readonly QuotedCartLine[]): boolean =>
  lines.length > 0 && lines.every(({ quoted, problem }) => quoted !== null && problem === null);
