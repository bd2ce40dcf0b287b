// POST /ecom/quote: current prices, availability, shipping options and payment methods of a cart. Requested when the
// cart opens and during checkout, and part of the error response to an order whose prices have changed. Read-only: it
// reserves no stock.
import { z } from 'zod';
import {
  lowerCaseGuidSchema,
  localeSchema,
  createSingleLineTextSchema,
  requestProjectDomainSchema,
} from './request-body-field-schemas.ts';
import { orderLimits } from './order-constants.ts';
import { durabilityGuaranteeSchema, unitPriceSchema } from './product-and-variant-field-schemas.ts';

const lineShape = {
  product: lowerCaseGuidSchema(),
  variant: lowerCaseGuidSchema().nullable(),
  /** Normalized values by field key (`normalizePersonalizationValues`); `null` without personalization. */
  personalization: z
    .record(z.string().regex(/^[a-z][a-z0-9_]{0,63}$/), createSingleLineTextSchema(orderLimits.valueLength))
    .refine((values) => Object.keys(values).length <= 20)
    .nullable(),
  count: z.int().min(1).max(orderLimits.count),
  /** Price per unit as shown to the shopper. */
  price_cents: z.int().nonnegative(),
};

/** A line of POST /ecom/quote. */
export const cartQuoteRequestLineSchema = z.strictObject(lineShape);

/** A line of POST /ecom/order, with previews of the engraving as shown to the shopper (SVG). */
export const orderLineInputSchema = z.strictObject({
  ...lineShape,
  previews: z.array(z.string().max(orderLimits.previewLength)).max(orderLimits.previews),
});

export type CartQuoteRequestLine = z.infer<typeof cartQuoteRequestLineSchema>;

export type OrderRequestLine = z.infer<typeof orderLineInputSchema>;

/** Lines of a request body: at least one. */
export const createRequestLinesSchema = <Line>(line: z.ZodType<Line>) => z.array(line).min(1).max(orderLimits.lines);

/**
 * Codes that the shopper entered, in upper case; a page without codes omits the field. At most one of them is a discount
 * code.
 */
export const enteredCodesSchema = z
  .array(z.string().trim().toUpperCase().min(1).max(orderLimits.codeLength))
  .max(orderLimits.codes)
  .optional();

export const cartQuoteRequestBodySchema = z.strictObject({
  project: requestProjectDomainSchema,
  language: localeSchema,
  lines: createRequestLinesSchema(cartQuoteRequestLineSchema),
  /** Delivery country; `null` while unknown. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  /** Country of the invoice address, if different; some payment methods depend on it. */
  invoice_country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable()
    .optional(),
  /** Id of the selected option from `shipping_options`; `null` while none is selected. */
  shipping: lowerCaseGuidSchema().nullable(),
  present_wrap: z.boolean(),
  codes: enteredCodesSchema,
});

export type CartQuoteRequestBody = z.infer<typeof cartQuoteRequestBodySchema>;

const cents = z.int().nonnegative();

/**
 * What prevents a line from being ordered. `price_changed` is displayed and accepted by ordering at the new price. The
 * shopper has to resolve all others: `gone` (not published, or no such variant), `no_price` (price on request),
 * `sold_out`, `too_many` (`available` is the quantity across all lines of the same variant), `personalization` (a value
 * that is no longer offered).
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
 * A delivery time in working days, and the delivery dates (`YYYY-MM-DD`) if the order is placed today in the project's
 * time zone. Missing in responses of an earlier service.
 */
export const deliveryEstimateSchema = z
  .object({ days_min: z.int(), days_max: z.int(), from: z.iso.date(), to: z.iso.date() })
  .nullable()
  .default(null);

export type DeliveryEstimate = NonNullable<z.infer<typeof deliveryEstimateSchema>>;

export const cartQuoteLineSchema = z.object({
  product: z.string(),
  variant: z.string().nullable(),
  /** Names in the language of the request; empty for a product that is gone. */
  name: z.string(),
  variant_name: z.string().nullable(),
  reference_number: z.string(),
  slug: z.string(),
  /** Price per unit; 0 if there is none. */
  price_cents: cents,
  /** Lowest price per unit in the 30 days before a reduction (law row L6); `null` if none is shown. */
  old_price_cents: cents.nullable().default(null),
  /** For goods sold by quantity (law row L6). */
  unit_price: unitPriceSchema.nullable().default(null),
  /** Features above the order button (law row L2), in the language of the request; the variant is in `variant_name`. */
  essential_features: z.array(z.object({ label: z.string(), value: z.string() })).default([]),
  count: z.int(),
  /** The line's share of the discount: it costs `count` × `price_cents` − `discount_cents`. */
  discount_cents: cents.default(0),
  /** Quantity that can be ordered, across all lines of the variant; `null` if unlimited. */
  available: z.int().nullable(),
  tax_percent: z.number(),
  /** Delivery time as text (law row L7), including engraving and shipping; `null` if unknown. */
  shipping_time: z.string().nullable(),
  /** Delivery time in days; `null` if there is only a text. */
  delivery: deliveryEstimateSchema,
  /** Personalization as display text, in the order of the fields. */
  labels: z.array(z.object({ label: z.string(), value: z.string() })),
  /** No right of withdrawal, because the item is engraved (law row L12). */
  is_made_to_order: z.boolean(),
  /** A gift voucher: sent by email, not taxed, and not paid with vouchers. */
  is_gift_voucher: z.boolean().default(false),
  /** The price is for two rings. */
  is_pair: z.boolean().default(false),
  guarantee: durabilityGuaranteeSchema.nullable(),
  problem: z.enum(cartQuoteLineProblems).nullable(),
});

export type CartQuoteLine = z.infer<typeof cartQuoteLineSchema>;

const paymentMethodSchema = z.object({ id: z.int(), method: z.string(), name: z.string() });

export const shippingOptionSchema = z.object({
  id: z.string(),
  name: z.string(),
  provider: z.string().nullable(),
  price_cents: cents,
  /** Marked as free of charge by the shop: displayed as text instead of a price. */
  is_free: z.boolean(),
  /** Working days in addition to the items' delivery time; 0 for express. */
  additional_days: z.int().nonnegative(),
  /** Delivery of all lines together with this option. */
  delivery: deliveryEstimateSchema,
  countries: z.array(z.string()),
  /** Ids of the allowed payment methods. */
  payment_methods: z.array(z.int()),
  /**
   * The branch for pickup; `reservation_days` is the number of its opening days for which the order is kept once it is
   * ready.
   */
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

/** Why a code has no effect. Unknown codes are also those of other shops and those that the shop has switched off. */
export const enteredCodeProblems = [
  'unknown',
  'not_yet_valid',
  'expired',
  /** By all customers, or by this one (email address), which only an order can tell. */
  'used_up',
  'used_by_customer',
  /** It applies to none of the items. */
  'no_eligible_items',
  /** A gift voucher that is blocked, or was cancelled. */
  'blocked',
  /** A gift voucher without a balance. */
  'empty',
  'minimum_not_reached',
  /** The order has another discount code already. */
  'one_discount_only',
  /** Too many unknown codes from this address. */
  'too_many_attempts',
] as const;

export type EnteredCodeProblem = (typeof enteredCodeProblems)[number];

export const quotedCodeSchema = z.object({
  /** As in the request. */
  code: z.string(),
  /** `null` if the code is unknown. */
  kind: z.enum(['discount', 'voucher']).nullable(),
  /** Taken off the goods. */
  discount_cents: cents,
  /** What a gift voucher pays of the total; 0 if others pay all of it. */
  voucher_cents: cents.default(0),
  /** The balance that a gift voucher keeps. */
  remaining_cents: cents.nullable().default(null),
  /** For a percentage. */
  percent: z.number().nullable(),
  /** Whether shipping is free, also while no option is selected. */
  is_shipping_free: z.boolean(),
  /** Names of items to which the shop lets no discount code apply, though this one otherwise would. */
  excluded_items: z.array(z.string()).default([]),
  problem: z.enum(enteredCodeProblems).nullable(),
  /** With `minimum_not_reached`: what the eligible items lack. */
  missing_cents: cents.nullable(),
  /** With `not_yet_valid` the first day, with `expired` the last day (`YYYY-MM-DD`). */
  date: z.iso.date().nullable(),
});

/** A code of the request, with its effect or why it has none. */
export type QuotedCode = z.infer<typeof quotedCodeSchema>;

export const cartQuoteSchema = z.object({
  /** In the order of the request. */
  lines: z.array(cartQuoteLineSchema),
  /** Whether every line can be ordered; a changed price does not prevent it. */
  is_orderable: z.boolean(),
  /** Delivery of all lines together: the longest delivery time. */
  delivery: deliveryEstimateSchema,
  /**
   * The country on which delivery times are based if the request has no shipping option and other countries may take
   * longer; `null` if no assumption was necessary.
   */
  assumed_country: z.string().nullable().default(null),
  /**
   * Options for the country of the request; without a country, for all countries. Pickup is offered for every country.
   */
  shipping_options: z.array(shippingOptionSchema),
  /** Payment methods of the shop that at least one of these options allows. */
  payment_methods: z.array(paymentMethodSchema),
  /** Delivery countries (ISO 3166-1) in the order defined by the shop (law row L4). */
  countries: z.array(z.string()),
  /** Price of gift wrapping; `null` if it is not offered. */
  present_wrap_cents: cents.nullable(),
  /** In the order of the request; missing in responses of an earlier service. */
  codes: z.array(quotedCodeSchema).default([]),
  totals: z.object({
    /** After the discount. */
    goods_cents: cents,
    /** Already deducted from the goods. */
    discount_cents: cents.default(0),
    /** `null` while no option is selected; `total_cents` then excludes shipping. 0 if a code makes it free. */
    shipping_cents: cents.nullable(),
    /** The price of shipping that a code makes free. */
    shipping_discount_cents: cents.default(0),
    present_wrap_cents: cents,
    total_cents: cents,
    /** What gift vouchers pay of the total; the rest is due. */
    voucher_cents: cents.default(0),
    /** Taxes included in the total, by rate; shipping and gift wrapping are taxed in proportion to the goods. */
    taxes: z.array(z.object({ percent: z.number(), amount_cents: cents })),
  }),
  /** Public client id for PayPal's script; `null` if PayPal is not offered. */
  paypal_client_id: z.string().nullable(),
});

export type CartQuote = z.infer<typeof cartQuoteSchema>;

/** Response of POST /ecom/quote. */
export const cartQuoteResponseSchema = z.object({ status: z.literal('ok'), quote: cartQuoteSchema });

export type CartQuoteResponse = z.infer<typeof cartQuoteResponseSchema>;
