// Compares a cart with the lines ordered from it: which quantities to remove once the order is paid, whether the cart
// still matches the order, and which items have become unavailable. Pure.
import type { CartQuoteLineProblem, CartQuote, CartQuoteRequestLine } from '../../contract/shop/cart-quote.ts';
import { type CartContents, toCartWithItemQuantities } from '../cart.ts';
import type { CartItem } from '../cart-item.ts';
import { type QuotedCartLine, toCartLineKey, cartItemToQuoteRequestLine } from '../match-cart-with-quote.ts';

/** Lines of an order, as the browser sent them. */
export type OrderRequestLines = readonly CartQuoteRequestLine[];

const toQuantities = (lines: OrderRequestLines): Map<string, number> => {
  const quantities = new Map<string, number>();
  for (const line of lines) {
    const key = toCartLineKey(line);
    quantities.set(key, (quantities.get(key) ?? 0) + line.count);
  }
  return quantities;
};

/** `null` for an invalid item, such as one from a manipulated local storage, which cannot have been ordered. */
const toItemKey = (item: CartItem): string | null => {
  const line = cartItemToQuoteRequestLine(item);
  return line && toCartLineKey(line);
};

/**
 * Removes the ordered quantities from the cart. Quantities and items added after the order remain; items removed after
 * the order are ignored (issue 16, point 2).
 */
export const subtractOrderFromCart = (cart: CartContents, lines: OrderRequestLines): CartContents => {
  const remaining = toQuantities(lines);
  const quantities = new Map<number, number>();
  for (const item of cart.products) {
    const key = toItemKey(item);
    if (key === null) continue;
    const ordered = remaining.get(key) ?? 0;
    const subtracted = Math.min(ordered, item.count);
    quantities.set(item.cartId, item.count - subtracted);
    remaining.set(key, ordered - subtracted);
  }
  return toCartWithItemQuantities(cart, quantities);
};

/** Whether the cart contains the ordered items in the ordered quantities. Prices are ignored. */
export const doesCartMatchOrder = (cart: CartContents, lines: OrderRequestLines): boolean => {
  const ordered = toQuantities(lines);
  const inCart = new Map<string, number>();
  for (const item of cart.products) {
    const key = toItemKey(item);
    if (key === null) return false;
    inCart.set(key, (inCart.get(key) ?? 0) + item.count);
  }
  return inCart.size === ordered.size && [...inCart].every(([key, quantity]) => ordered.get(key) === quantity);
};

/** The cart items that were ordered, each with its ordered quantity. */
export const selectOrderedCartItems = (
  cart: CartContents,
  lines: OrderRequestLines,
): { item: CartItem; quantity: number }[] => {
  const ordered = toQuantities(lines);
  const seen = new Set<string>();
  return cart.products.flatMap((item) => {
    const key = toItemKey(item);
    if (key === null || seen.has(key)) return [];
    const quantity = ordered.get(key);
    if (quantity === undefined) return [];
    seen.add(key);
    return [{ item, quantity }];
  });
};

export interface UnorderableCartItem {
  name: string;
  problem: Exclude<CartQuoteLineProblem, 'price_changed'>;
  /** Available quantity; meaningful only for `too_many`. */
  available: number;
}

const toName = (name: string, variantName: string | null | undefined): string =>
  [name, variantName].filter(Boolean).join(', ');

/**
 * Lines in a rejected order's quote that cannot be ordered. A product that is gone has no name in the quote; its name
 * comes from the cart, whose items were sent in the same order.
 */
export const toUnavailableQuoteItems = ({ lines }: CartQuote, { products }: CartContents): UnorderableCartItem[] =>
  lines.flatMap(({ name, variant_name: variantName, problem, available }, index) => {
    if (problem === null || problem === 'price_changed') return [];
    const item = products[index];
    const displayName = name === '' ? toName(item?.product.name ?? '', item?.variant?.name) : toName(name, variantName);
    return [{ name: displayName, problem, available: available ?? 0 }];
  });

export const toUnorderableCartItems = (lines: readonly QuotedCartLine[]): UnorderableCartItem[] =>
  lines.flatMap(({ item, quoted, problem }) => {
    if (problem === null || problem === 'price_changed') return [];
    const name = toName(quoted?.name || item.product.name, quoted?.variant_name ?? item.variant?.name);
    return [{ name, problem, available: quoted?.available ?? 0 }];
  });
