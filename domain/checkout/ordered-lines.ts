// A cart beside the lines that were ordered out of it: what leaves it once the order is paid, and whether the two are still the
// same. Pure.
import type { CartQuoteLineProblem, CartQuote, CartQuoteRequestLine } from '../../contract/shop/quote.ts';
import { type Cart, type CartItem, setCartQuantities } from '../cart.ts';
import { type QuotedCartLine, toCartLineKey, toQuoteRequestLineOfItem } from '../cart-quote.ts';

/** Lines of an order, as the browser has sent them. */
export type OrderedLines = readonly CartQuoteRequestLine[];

const toQuantities = (lines: OrderedLines): Map<string, number> => {
  const quantities = new Map<string, number>();
  for (const line of lines) {
    const key = toCartLineKey(line);
    quantities.set(key, (quantities.get(key) ?? 0) + line.count);
  }
  return quantities;
};

/** `null` for an item that could not be ordered, because a hand has written it into the storage. */
const toItemKey = (item: CartItem): string | null => {
  const line = toQuoteRequestLineOfItem(item);
  return line && toCartLineKey(line);
};

/**
 * The cart without exactly what was ordered: a line that was raised meanwhile keeps the rest, one that was added stays, and one
 * that was taken out is not missed (issue 16, point 2).
 */
export const subtractOrderedLines = (cart: Cart, lines: OrderedLines): Cart => {
  const left = toQuantities(lines);
  const quantities = new Map<number, number>();
  for (const item of cart.products) {
    const key = toItemKey(item);
    const ordered = key === null ? 0 : (left.get(key) ?? 0);
    if (key === null || ordered === 0) continue;
    const taken = Math.min(ordered, item.count);
    quantities.set(item.cartId, item.count - taken);
    left.set(key, ordered - taken);
  }
  return setCartQuantities(cart, quantities);
};

/** Whether the cart holds the same things in the same quantities as were ordered. Prices may have changed. */
export const doesCartMatchOrder = (cart: Cart, lines: OrderedLines): boolean => {
  const ordered = toQuantities(lines);
  const wanted = new Map<string, number>();
  for (const item of cart.products) {
    const key = toItemKey(item);
    if (key === null) return false;
    wanted.set(key, (wanted.get(key) ?? 0) + item.count);
  }
  return wanted.size === ordered.size && [...wanted].every(([key, quantity]) => ordered.get(key) === quantity);
};

/** The items of the cart that were ordered, each with its ordered quantity, for naming them. */
export const toOrderedItems = (cart: Cart, lines: OrderedLines): { item: CartItem; quantity: number }[] => {
  const ordered = toQuantities(lines);
  const seen = new Set<string>();
  return cart.products.flatMap((item) => {
    const key = toItemKey(item);
    const quantity = key === null ? undefined : ordered.get(key);
    if (key === null || quantity === undefined || seen.has(key)) return [];
    seen.add(key);
    return [{ item, quantity }];
  });
};

export interface UnavailableCartItem {
  name: string;
  problem: Exclude<CartQuoteLineProblem, 'price_changed'>;
  /** How many there are; only with `too_many`. */
  available: number;
}

const toName = (name: string, variantName: string | null | undefined): string =>
  [name, variantName].filter(Boolean).join(', ');

/** A line that is gone has no name in the quote any more: the cart, whose lines were sent in the same order, still knows it. */
export const toUnavailableQuoteItems = ({ lines }: CartQuote, { products }: Cart): UnavailableCartItem[] =>
  lines.flatMap(({ name, variant_name: variantName, problem, available }, index) => {
    if (problem === null || problem === 'price_changed') return [];
    const item = products[index];
    const known = name === '' ? toName(item?.product.name ?? '', item?.variant?.name) : toName(name, variantName);
    return [{ name: known, problem, available: available ?? 0 }];
  });

export const toUnavailableCartItems = (lines: readonly QuotedCartLine[]): UnavailableCartItem[] =>
  lines.flatMap(({ item, quoted, problem }) => {
    if (problem === null || problem === 'price_changed') return [];
    const name = toName(quoted?.name || item.product.name, quoted?.variant_name ?? item.variant?.name);
    return [{ name, problem, available: quoted?.available ?? 0 }];
  });
