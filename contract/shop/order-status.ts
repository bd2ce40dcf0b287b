// POST /ecom/order/status: an order as whoever holds the link of its mails sees it. No account, nothing to guess.
import { z } from 'zod';
import { emailLinkKeySchema, projectSchema } from './body-fields.ts';
import { expectedDeliverySchema } from './order.ts';
import { orderStates } from './order-codes.ts';
import { unitPriceSchema } from './product-fields.ts';

export const orderStatusSchema = z.strictObject({ project: projectSchema, key: emailLinkKeySchema });

export type OrderStatusBody = z.infer<typeof orderStatusSchema>;

const cents = z.int().nonnegative();

export const statusLineSchema = z.object({
  id: z.string(),
  count: z.int().positive(),
  name: z.string(),
  variant_name: z.string().nullable(),
  reference_number: z.string().nullable(),
  total_cents: cents,
  /** As it was told when it was ordered. */
  shipping_time: z.string().nullable(),
  expected: expectedDeliverySchema,
  is_made_to_order: z.boolean(),
  unit_price: unitPriceSchema.nullable().default(null),
  /** As they stood above the order button (law row L2), in the language of the order. */
  essential_features: z.array(z.object({ label: z.string(), value: z.string() })).default([]),
  labels: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Drawings of the engraving: SVG texts that the service has checked. */
  previews: z.array(z.string()),
  /** Of the piece's page, while it is published. */
  slug: z.string().nullable(),
  /** With it the buyer's rating counts as verified; `null` where the piece cannot be rated (yet), or has been. */
  rating_key: z.string().nullable(),
});

export type OrderStatusLine = z.infer<typeof statusLineSchema>;

export const orderStatusResponseSchema = z.object({
  status: z.literal('ok'),
  order: z.object({
    order_number: z.string(),
    state: z.enum(orderStates),
    /** ISO 8601. */
    placed_at: z.string(),
    name: z.string(),
    email: z.string(),
    lines: z.array(statusLineSchema),
    /** Everything together: with the last of the lines. */
    expected: expectedDeliverySchema,
    goods_cents: cents,
    shipping_cents: cents,
    present_wrap_cents: cents,
    total_cents: cents,
    /** Has gone back for good, or was released before it was charged; an answer of an older service has none. */
    refunded_cents: cents.default(0),
    /** Is promised or on its way. */
    refund_under_way_cents: cents.default(0),
    payment_name: z.string(),
    is_paid: z.boolean(),
    /** Only while a transfer is waited for. */
    transfer: z.object({ bank_details: z.string(), reference: z.string(), due: z.string() }).nullable(),
    shipping_name: z.string(),
    /** Lines of the delivery address; empty where the order is collected. */
    shipping_address: z.array(z.string()),
    pickup: z
      .object({
        name: z.string(),
        street: z.string(),
        place: z.string(),
        /** Of pages that were opened before `last_day` came: the end of that day, ISO 8601. */
        kept_until: z.string().nullable(),
        /** The last day on which what is ready is kept, `YYYY-MM-DD`; `null` before, and where nothing ends by itself. */
        last_day: z.string().nullable(),
        /** For how many opening days of the branch it is kept, once it is ready. */
        reservation_days: z.int(),
      })
      .nullable(),
    tracking: z
      .object({ provider: z.string().nullable(), number: z.string().nullable(), url: z.string().nullable() })
      .nullable(),
    /** Whether any piece can be withdrawn from by its kind; the time limit is the house's to judge. */
    can_withdraw: z.boolean(),
    /** What was withdrawn from already, earliest first, ISO 8601. */
    withdrawals: z.array(z.object({ received_at: z.string(), is_partial: z.boolean() })),
  }),
});

export type OrderStatus = z.infer<typeof orderStatusResponseSchema>['order'];
