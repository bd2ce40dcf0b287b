// POST /ecom/quote: what a cart costs now, what of it can be had, and how it can be sent and paid. Asked when the cart opens and while
// the checkout is filled in; also comes with every refusal of an order whose figures have changed. It takes no stock and writes nothing.
import { z } from 'zod';
import { lowerCaseGuid, languageSchema, singleLineText, projectSchema } from './body-fields.ts';
import { orderLimits } from './order-codes.ts';
import { durabilityGuaranteeSchema, unitPriceSchema } from './product-fields.ts';

const lineShape = {
  product: lowerCaseGuid(),
  variant: lowerCaseGuid().nullable(),
  /** What is engraved or chosen, by field key, as `normalizePersonalizationValues` gives it; `null` where nothing is. */
  personalization: z
    .record(z.string().regex(/^[a-z][a-z0-9_]{0,63}$/), singleLineText(orderLimits.valueLength))
    .refine((values) => Object.keys(values).length <= 20)
    .nullable(),
  count: z.int().min(1).max(orderLimits.count),
  /** What the shopper saw, for one piece. */
  price_cents: z.int().nonnegative(),
};

/** A line of POST /ecom/quote. */
export const cartQuoteRequestLineSchema = z.strictObject(lineShape);

/** A line of POST /ecom/order: besides, the drawings of its engraving as the shopper saw them (SVG). */
export const orderLineInputSchema = z.strictObject({
  ...lineShape,
  previews: z.array(z.string().max(orderLimits.previewLength)).max(orderLimits.previews),
});

export type CartQuoteRequestLine = z.infer<typeof cartQuoteRequestLineSchema>;

export type OrderLineInput = z.infer<typeof orderLineInputSchema>;

/** What is asked about a line that is ordered. */
export const toCartQuoteRequestLine = ({
  product,
  variant,
  personalization,
  count,
  price_cents,
}: OrderLineInput): CartQuoteRequestLine => ({
  product,
  variant,
  personalization,
  count,
  price_cents,
});

/** Lines of a body: at least one. */
export const createOrderLinesSchema = <Line>(line: z.ZodType<Line>) => z.array(line).min(1).max(orderLimits.lines);

export const cartQuoteBodySchema = z.strictObject({
  project: projectSchema,
  language: languageSchema,
  lines: createOrderLinesSchema(cartQuoteRequestLineSchema),
  /** Country of the delivery; `null` while it is not known. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  /** Country of the invoice where it is another one: some payment methods depend on it. May be absent. */
  invoice_country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable()
    .optional(),
  /** The chosen option of `shipping_options`; `null` while none is. */
  shipping: lowerCaseGuid().nullable(),
  present_wrap: z.boolean(),
});

export type CartQuoteBody = z.infer<typeof cartQuoteBodySchema>;

const cents = z.int().nonnegative();

/**
 * What stands between a line and its order. `price_changed` is told and accepted by ordering with the new figure; all
 * others must be solved by the shopper: `gone` (not published, or no such variant), `no_price` (on request only),
 * `sold_out`, `too_many` (`available` says how many there are, over all lines of the same piece), `personalization`
 * (a value the piece does not offer any more).
 */
export const cartQuoteLineProblems = [
  'gone',
  'no_price',
  'sold_out',
  'too_many',
  'personalization',
  'price_changed',
] as const;

export type CartQuoteLineProblem = (typeof cartQuoteLineProblems)[number];

/**
 * A delivery time in working days, and the days (`YYYY-MM-DD`) on which it ends if the order is placed today where the project
 * is. An answer of an older service has none.
 */
export const deliverySchema = z
  .object({ days_min: z.int(), days_max: z.int(), from: z.iso.date(), to: z.iso.date() })
  .nullable()
  .default(null);

export type DeliveryEstimate = NonNullable<z.infer<typeof deliverySchema>>;

export const quoteLineSchema = z.object({
  product: z.string(),
  variant: z.string().nullable(),
  /** Names in the language of the body; empty for a piece that is gone. */
  name: z.string(),
  variant_name: z.string().nullable(),
  reference_number: z.string(),
  slug: z.string(),
  /** Of one piece; 0 where there is none. */
  price_cents: cents,
  /** Lowest price of the 30 days before a reduction (law row L6), of one item; `null` where none is shown. */
  old_price_cents: cents.nullable().default(null),
  /** Of goods sold by quantity (law row L6). */
  unit_price: unitPriceSchema.nullable().default(null),
  /** What stands above the order button (law row L2), in the language of the body; the variant stands in `variant_name`. */
  essential_features: z.array(z.object({ label: z.string(), value: z.string() })).default([]),
  count: z.int(),
  /** How many can be ordered over all lines of this piece; `null` where more can be made. */
  available: z.int().nullable(),
  tax_percent: z.number(),
  /** Delivery time in words (law row L7), with what engraving and shipping add; `null` where nobody can say. */
  shipping_time: z.string().nullable(),
  /** The same in days; `null` where it is in words only. */
  delivery: deliverySchema,
  /** What is engraved or chosen, in words, in the order of the fields. */
  labels: z.array(z.object({ label: z.string(), value: z.string() })),
  /** No right of withdrawal, because engraved (law row L12). */
  is_made_to_order: z.boolean(),
  guarantee: durabilityGuaranteeSchema.nullable(),
  problem: z.enum(cartQuoteLineProblems).nullable(),
});

export type CartQuoteLine = z.infer<typeof quoteLineSchema>;

const paymentMethodSchema = z.object({ id: z.int(), method: z.string(), name: z.string() });

export const shippingOptionSchema = z.object({
  id: z.string(),
  name: z.string(),
  provider: z.string().nullable(),
  price_cents: cents,
  /** Marked as free of charge by the house: shown in words instead of a price. */
  is_free: z.boolean(),
  /** Working days on top of an item's own delivery time; 0 where it is faster than the usual way. */
  additional_days: z.int().nonnegative(),
  /** When all lines arrive together by this way. */
  delivery: deliverySchema,
  countries: z.array(z.string()),
  /** Ids of the payment methods that it allows. */
  payment_methods: z.array(z.int()),
  /** Where it is not sent but collected: in this branch, which keeps it for so many of its opening days once it is ready. */
  pickup: z
    .object({
      branch: z.string(),
      name: z.string(),
      street: z.string(),
      zip: z.string(),
      city: z.string(),
      reservation_days: z.int().optional(),
    })
    .nullable(),
});

export type ShippingOption = z.infer<typeof shippingOptionSchema>;

export const cartQuoteSchema = z.object({
  /** In the order of the body. */
  lines: z.array(quoteLineSchema),
  /** Whether every line can be ordered as it is, changed prices accepted. */
  is_orderable: z.boolean(),
  /** When all lines arrive together: with the longest of them. */
  delivery: deliverySchema,
  /**
   * The country for which delivery times are told because the body names no way of shipping, where others may take longer;
   * `null` where nothing had to be assumed.
   */
  assumed_country: z.string().nullable().default(null),
  /** Of the body's country; of all countries where it names none. Pickup is possible from every country. */
  shipping_options: z.array(shippingOptionSchema),
  /** Every payment method of the shop that at least one of these options allows. */
  payment_methods: z.array(paymentMethodSchema),
  /** Where the shop delivers to (ISO 3166), in the house's order (law row L4). */
  countries: z.array(z.string()),
  /** Price of gift wrapping; `null` where none is offered. */
  present_wrap_cents: cents.nullable(),
  totals: z.object({
    goods_cents: cents,
    /** `null` while no shipping is chosen; then `total_cents` is without it. */
    shipping_cents: cents.nullable(),
    present_wrap_cents: cents,
    total_cents: cents,
    /** Contained in the total, by rate; shipping and wrapping follow the goods' rates in proportion. */
    taxes: z.array(z.object({ percent: z.number(), amount_cents: cents })),
  }),
  /** Public id with which PayPal's script is started; `null` where PayPal is not offered. */
  paypal_client_id: z.string().nullable(),
});

export type CartQuote = z.infer<typeof cartQuoteSchema>;

/** The answer to POST /ecom/quote. */
export const cartQuoteResponseSchema = z.object({ status: z.literal('ok'), quote: cartQuoteSchema });

export type CartQuoteResponse = z.infer<typeof cartQuoteResponseSchema>;
