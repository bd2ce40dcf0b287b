// Parses the cart of local storage, which a visitor may have changed. Pure.
import { z } from 'zod';
import { orderLimits } from '../contract/shop/order-constants.ts';
import { type CartContents, initialCartContents, isStoredCartVersionAndAgeValid, toCartWithTotals } from './cart.ts';
import { cartItemSchema } from './cart-item.ts';
import { parseJsonOrUndefined } from './parse-json-or-undefined.ts';

const storedCartSchema = z.object({
  timestamp: z.number(),
  version: z.number(),
  products: z.array(cartItemSchema).min(1).max(orderLimits.lines),
});

/** Parses a stored cart and recomputes its totals. Invalid and expired content yields an empty cart. */
export const parseStoredCart = (stored: string | null, now: number): CartContents => {
  const { data } = storedCartSchema.safeParse(parseJsonOrUndefined(stored));
  return data && isStoredCartVersionAndAgeValid(data, now) ? toCartWithTotals(data.products) : initialCartContents;
};
