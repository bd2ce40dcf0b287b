// The schema of an item of the cart, as local storage holds it (specification §3).
import { z } from 'zod';
import { orderLimits } from '../contract/shop/order-constants.ts';

const text = z.string().max(500);

/** A path of this site or an HTTP(S) URL, so that a manipulated local storage cannot load anything else. */
const isImageUrl = (address: string): boolean => /^(https?:\/\/|\/(?!\/))/i.test(address);

export const cartItemSchema = z.object({
  /** Sequence number within the cart. */
  cartId: z.int().positive(),
  product: z.object({
    id: text,
    slug: text,
    name: text,
    manufacturer: text,
    /** URL of a thumbnail. */
    imageUrl: z
      .string()
      .max(2_000)
      .nullable()
      .transform((address) => (address !== null && isImageUrl(address) ? address : null)),
  }),
  variant: z.object({ id: text, name: text }).nullable(),
  /** Values by field key, the same values as display text, and SVG previews of the engraving. */
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
  /** Previous price in cents, shown with the item after the price has changed. */
  priceBefore: z.int().nonnegative().optional(),
});

export type CartItem = z.infer<typeof cartItemSchema>;
