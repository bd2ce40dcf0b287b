// A cart beside its quote: what is asked, and what the answer says of every line. Pure; used by cart, drawer and checkout.
import {
  type CartQuoteLineProblem,
  type CartQuote,
  type CartQuoteRequestLine,
  cartQuoteRequestLineSchema,
  type CartQuoteLine,
} from '../contract/shop/quote.ts';
import type { Cents } from '../contract/cents.ts';
import type { Cart, CartItem } from './cart.ts';

/** What tells the lines of a cart apart: product, variant and personalization, as the cart itself does (specification §4). */
export const toCartLineKey = ({ product, variant, personalization }: CartQuoteRequestLine): string =>
  JSON.stringify([product, variant, personalization && Object.entries(personalization).sort()]);

/** A line as it is asked about; `null` for one that a hand has written into the storage. */
export const toQuoteRequestLineOfItem = (item: CartItem): CartQuoteRequestLine | null => {
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

export const toQuoteRequestLines = ({ products }: Cart): CartQuoteRequestLine[] =>
  products.flatMap((item) => toQuoteRequestLineOfItem(item) ?? []);

/** The lines of a quote by the key of what was asked. */
export type CartQuoteLinesByKey = ReadonlyMap<string, CartQuoteLine>;

export const toCartQuoteLinesByKey = (
  asked: readonly CartQuoteRequestLine[],
  { lines }: CartQuote,
): CartQuoteLinesByKey =>
  new Map(
    lines.flatMap((line, index) => {
      const question = asked[index];
      return question ? [[toCartLineKey(question), line]] : [];
    }),
  );

/** A line of the cart with what the service says of it. */
export interface QuotedCartLine {
  item: CartItem;
  /** `null` while the service has not said anything about it. */
  quoted: CartQuoteLine | null;
  /** What has to be solved before it can be ordered; a changed price is taken over and told instead. */
  problem: CartQuoteLineProblem | null;
  /** The count to which one press corrects it; `null` where that solves nothing. */
  correctCount: number | null;
}

/**
 * `lines` is `null` before there is an answer. What cannot be asked about is gone. What the shopper's own order has `reserved`
 * while it waits for its payment is not in stock any more, but can be had by this very shopper.
 */
export const toQuotedCartLines = (
  cart: Cart,
  lines: CartQuoteLinesByKey | null,
  reserved: readonly CartQuoteRequestLine[] = [],
): QuotedCartLine[] =>
  cart.products.map((item) => {
    const asked = toQuoteRequestLineOfItem(item);
    if (!asked) return { item, quoted: null, problem: 'gone', correctCount: null };
    const answered = lines?.get(toCartLineKey(asked)) ?? null;
    const quoted = answered && withReservation(cart, answered, reserved);
    const problem = quoted?.problem === 'price_changed' ? null : (quoted?.problem ?? null);
    return { item, quoted, problem, correctCount: problem === 'too_many' ? toCorrectCount(cart, item, quoted) : null };
  });

/** What the service says of a line, with what the shopper's own order has reserved counted as being there. */
const withReservation = (
  cart: Cart,
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

/** What the other lines of the same piece leave of it, but at least one. */
const toCorrectCount = ({ products }: Cart, item: CartItem, quoted: CartQuoteLine | null): number | null => {
  if (quoted?.available === null || quoted?.available === undefined) return null;
  const others = products
    .filter((other) => other !== item && isSamePiece(other, item))
    .reduce((sum, { count }) => sum + count, 0);
  const correct = Math.max(1, quoted.available - others);
  return correct < item.count ? correct : null;
};

const isSamePiece = (one: CartItem, other: CartItem): boolean =>
  one.product.id === other.product.id && one.variant?.id === other.variant?.id;

/** The prices that are others than the cart's, by the number of their line. A piece that is gone has none. */
export const toChangedCartPrices = (lines: readonly QuotedCartLine[]): Map<number, Cents> =>
  new Map(
    lines.flatMap(({ item, quoted }) =>
      quoted && quoted.problem !== 'gone' && quoted.problem !== 'no_price' && quoted.price_cents !== item.priceBrutto
        ? [[item.cartId, quoted.price_cents]]
        : [],
    ),
  );

/** Whether the service has said of every line that it can be ordered. */
export const isCartOrderable = (lines: readonly QuotedCartLine[]): boolean =>
  lines.length > 0 && lines.every(({ quoted, problem }) => quoted !== null && problem === null);
