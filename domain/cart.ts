// The cart (specification §3, §4): lines, their identity, totals, and the form in which the browser keeps them. Pure.
import { z } from 'zod';
import type { Cents } from '../contract/cents.ts';
import { orderLimits } from '../contract/shop/order-codes.ts';

/** Key in local storage (specification §9). */
export const cartStorageKey = 'int-cart';

/** Raised when the stored form changes; what an earlier release stored is then dropped. */
const version = 1;
/** A cart that nobody touched for this long is dropped (decisions: Behaviour). */
const lifetimeMs = 30 * 24 * 60 * 60 * 1_000;

const text = z.string().max(500);

/** Of this site or over HTTP(S): what a hand has written into the storage loads nothing else. */
const isPictureAddress = (address: string): boolean => /^(https?:\/\/|\/(?!\/))/i.test(address);

const cartItemSchema = z.object({
  /** Sequence number within the cart. */
  cartId: z.int().positive(),
  product: z.object({
    id: text,
    slug: text,
    name: text,
    manufacturer: text,
    /** Address of a small picture. */
    imageUrl: z
      .string()
      .max(2_000)
      .nullable()
      .transform((address) => (address !== null && isPictureAddress(address) ? address : null)),
  }),
  variant: z.object({ id: text, name: text }).nullable(),
  /** What is engraved or chosen: values by field, in the words of the page, and the exact picture of the engraving. */
  personalization: z
    .object({
      key: z.string().max(5_000),
      values: z.record(text, text),
      labels: z.array(z.object({ label: text, value: text })),
      previews: z.array(z.string().max(orderLimits.previewLength)).max(orderLimits.previews),
      isMadeToOrder: z.boolean(),
    })
    .nullable(),
  count: z.int().min(1).max(orderLimits.count),
  priceBrutto: z.int().nonnegative(),
  /** What it cost before the price changed in the cart, which is said at the line. */
  priceBefore: z.int().nonnegative().optional(),
});

export type CartItem = z.infer<typeof cartItemSchema>;

export interface Cart {
  products: readonly CartItem[];
  totalCount: number;
  totalPriceBrutto: Cents;
}

export const emptyCart: Cart = { products: [], totalCount: 0, totalPriceBrutto: 0 };

/** Recomputed after each action (specification §4). */
const toCart = (products: readonly CartItem[]): Cart => ({
  products,
  totalCount: products.reduce((sum, { count }) => sum + count, 0),
  totalPriceBrutto: products.reduce((sum, { count, priceBrutto }) => sum + count * priceBrutto, 0),
});

export type NewCartItem = Omit<CartItem, 'cartId' | 'priceBefore'>;

const isSame = (item: NewCartItem, other: NewCartItem): boolean =>
  item.product.id === other.product.id &&
  item.variant?.id === other.variant?.id &&
  (item.personalization?.key ?? '') === (other.personalization?.key ?? '');

const toCount = (count: number): number => Math.min(orderLimits.count, Math.max(1, Math.trunc(count) || 1));

/**
 * The same product, variant and personalization raises the line that is there; its price becomes the newer one. `null`: there
 * is no room for it, neither for another line nor for a higher count.
 */
export const addCartItem = (cart: Cart, wanted: NewCartItem): Cart | null => {
  const addition = withStorablePreviews(wanted);
  const same = cart.products.find((item) => isSame(item, addition));
  if (same) {
    if (same.count + addition.count > orderLimits.count) return null;
    const raised = { cartId: same.cartId, ...addition, count: same.count + addition.count };
    return toCart(cart.products.map((item) => (item === same ? raised : item)));
  }
  if (cart.products.length >= orderLimits.lines) return null;
  const cartId = Math.max(0, ...cart.products.map((item) => item.cartId)) + 1;
  return toCart([...cart.products, { ...addition, cartId, count: toCount(addition.count) }]);
};

/** A drawing that is too large to be kept is left out: the text says what is engraved, and the cart is not lost over it. */
const withStorablePreviews = (addition: NewCartItem): NewCartItem => {
  const { personalization } = addition;
  if (!personalization) return addition;
  const previews = personalization.previews.filter(({ length }) => length <= orderLimits.previewLength);
  return { ...addition, personalization: { ...personalization, previews } };
};

export const setCartItemQuantity = (cart: Cart, cartId: number, count: number): Cart =>
  toCart(cart.products.map((item) => (item.cartId === cartId ? { ...item, count: toCount(count) } : item)));

/** New quantities by the number of their line; 0 takes a line out. */
export const setCartQuantities = (cart: Cart, quantities: ReadonlyMap<number, number>): Cart =>
  toCart(
    cart.products.flatMap((item) => {
      const quantity = quantities.get(item.cartId) ?? item.count;
      return quantity <= 0 ? [] : [quantity === item.count ? item : { ...item, count: toCount(quantity) }];
    }),
  );

/** Takes over new prices by the number of their line; what it cost before stays at the line. */
export const updateCartPrices = (cart: Cart, prices: ReadonlyMap<number, Cents>): Cart =>
  toCart(
    cart.products.map((item) => {
      const priceCents = prices.get(item.cartId);
      if (priceCents === undefined || priceCents === item.priceBrutto) return item;
      return { ...item, priceBrutto: priceCents, priceBefore: item.priceBrutto };
    }),
  );

export const removeFromCart = (cart: Cart, cartId: number): Cart =>
  toCart(cart.products.filter((item) => item.cartId !== cartId));

const storedSchema = z.object({
  timestamp: z.number(),
  version: z.literal(version),
  products: z.array(cartItemSchema).min(1).max(orderLimits.lines),
});

/** The stored form; `null` for an empty cart, whose entry is removed. */
export const toStoredCart = ({ products }: Cart, now: number): string | null =>
  products.length === 0 ? null : JSON.stringify({ timestamp: now, version, products });

/** What is stored, its totals computed anew; damaged, foreign and expired content is an empty cart. */
export const parseStoredCart = (stored: string | null, now: number): Cart => {
  const result = storedSchema.safeParse(parseJson(stored));
  if (!result.success) return emptyCart;
  const { timestamp, products } = result.data;
  const isExpired = now - timestamp > lifetimeMs || timestamp > now + lifetimeMs;
  return isExpired ? emptyCart : toCart(products);
};

const parseJson = (json: string | null): unknown => {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return null;
  }
};
