// POST /ecom/order/status: an order, for anyone who has the link from its emails. The link contains a 256-bit key
// instead of a login.
import { z } from 'zod';
import { emailLinkKeySchema, requestProjectDomainSchema } from './request-body-field-schemas.ts';
import { expectedDeliveryDatesSchema } from './order.ts';
import { orderStates } from './order-constants.ts';
import { unitPriceSchema } from './product-and-variant-field-schemas.ts';

export const orderStatusRequestBodySchema = z.strictObject({
  project: requestProjectDomainSchema,
  key: emailLinkKeySchema,
});

export type OrderStatusRequestBody = z.infer<typeof orderStatusRequestBodySchema>;

const cents = z.int().nonnegative();

export const orderStatusLineSchema = z.object({
  id: z.string(),
  count: z.int().positive(),
  name: z.string(),
  variant_name: z.string().nullable(),
  reference_number: z.string().nullable(),
  /** Before a discount. */
  total_cents: cents,
  /** Delivery time as shown when the order was placed. */
  shipping_time: z.string().nullable(),
  expected: expectedDeliveryDatesSchema,
  is_made_to_order: z.boolean(),
  unit_price: unitPriceSchema.nullable().default(null),
  /** As shown above the order button (law row L2), in the language of the order. */
  essential_features: z.array(z.object({ label: z.string(), value: z.string() })).default([]),
  labels: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Previews of the engraving: SVG that the service has validated. */
  previews: z.array(z.string()),
  /** Slug of the product page; `null` if the product is not published. */
  slug: z.string().nullable(),
  /** Image of the variant or first image of the published product: file id and modification date; missing in responses of an earlier service. */
  image: z.object({ id: z.string(), version: z.string() }).nullable().default(null),
  /** Key for a verified rating; `null` if the product cannot be rated (yet) or has already been rated. */
  rating_key: z.string().nullable(),
});

export type OrderStatusOrderLine = z.infer<typeof orderStatusLineSchema>;

export const orderStatusResponseSchema = z.object({
  status: z.literal('ok'),
  order: z.object({
    order_number: z.string(),
    state: z.enum(orderStates),
    /** In ISO 8601. */
    placed_at: z.string(),
    name: z.string(),
    email: z.string(),
    lines: z.array(orderStatusLineSchema),
    /** Expected dates of the whole order: the latest of its lines. */
    expected: expectedDeliveryDatesSchema,
    /** Goods and shipping after the discount. */
    goods_cents: cents,
    shipping_cents: cents,
    /** `null` without one, and missing in responses of an earlier service. */
    discount: z.object({ code: z.string(), goods_cents: cents, shipping_cents: cents }).nullable().default(null),
    present_wrap_cents: cents,
    total_cents: cents,
    /** What gift vouchers paid of the total; missing in responses of an earlier service. */
    voucher_cents: cents.default(0),
    /** Refunded, or released before it was charged; missing in responses of an earlier service. */
    refunded_cents: cents.default(0),
    /** Planned or pending refunds. */
    refund_under_way_cents: cents.default(0),
    payment_name: z.string(),
    is_paid: z.boolean(),
    /** Gift vouchers only, which are sent by email; missing in responses of an earlier service. */
    is_voucher_order: z.boolean().default(false),
    /** Only while a bank transfer is due. */
    transfer: z.object({ bank_details: z.string(), reference: z.string(), due: z.string() }).nullable(),
    shipping_name: z.string(),
    /** Lines of the delivery address; empty for pickup. */
    shipping_address: z.array(z.string()),
    pickup: z
      .object({
        name: z.string(),
        street: z.string(),
        place: z.string(),
        /** End of `last_day` in ISO 8601, for pages of a release without `last_day`. */
        kept_until: z.string().nullable(),
        /**
         * Last day of the pickup reservation, `YYYY-MM-DD`; `null` until the order is ready, and if the reservation
         * does not expire.
         */
        last_day: z.string().nullable(),
        /** Number of the branch's opening days for which the order is kept once it is ready. */
        reservation_days: z.int(),
      })
      .nullable(),
    tracking: z
      .object({ provider: z.string().nullable(), number: z.string().nullable(), url: z.string().nullable() })
      .nullable(),
    /**
     * Whether the order contains any line with a right of withdrawal. The deadline is not checked, because the staff
     * decides on it.
     */
    can_withdraw: z.boolean(),
    /** Previous withdrawals, earliest first; times in ISO 8601. */
    withdrawals: z.array(z.object({ received_at: z.string(), is_partial: z.boolean() })),
  }),
});

export type OrderStatusOrder = z.infer<typeof orderStatusResponseSchema>['order'];
