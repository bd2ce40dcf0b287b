// POST /ecom/order and what follows it: bodies and answers. The specification (§7) leaves the names of the payload and the fields of an
// address open; they are settled here.
import { z } from 'zod';
import {
  emailAddressText,
  lowerCaseGuid,
  languageSchema,
  singleLineText,
  multiLineText,
  projectSchema,
  proofOfWorkSchema,
  spamCheckFields,
} from './body-fields.ts';
import { orderLimits, orderStates } from './order-codes.ts';
import { createOrderLinesSchema, orderLineInputSchema } from './quote.ts';

/** Lengths as a form's `maxlength` takes them. */
export const addressFieldMaxLengths = {
  company: 120,
  first_name: 80,
  last_name: 80,
  street: 120,
  address_addition: 120,
  zip: 16,
  city: 80,
  phone: 20,
} as const;

const required = (maxLength: number) => singleLineText(maxLength).min(1);

export const addressSchema = z.strictObject({
  /** Empty where nobody orders for a company; so are the other optional ones. */
  company: singleLineText(addressFieldMaxLengths.company),
  first_name: required(addressFieldMaxLengths.first_name),
  last_name: required(addressFieldMaxLengths.last_name),
  /** Street and house number. */
  street: required(addressFieldMaxLengths.street),
  address_addition: singleLineText(addressFieldMaxLengths.address_addition),
  zip: required(addressFieldMaxLengths.zip),
  city: required(addressFieldMaxLengths.city),
  /** ISO 3166, two letters in upper case. */
  country: z.string().regex(/^[A-Z]{2}$/),
  /** In international form without spaces (E.164), or empty. */
  phone: z.string().regex(/^(\+[1-9]\d{5,14})?$/),
});

export type AddressInput = z.infer<typeof addressSchema>;

export const orderSchema = z.strictObject({
  project: projectSchema,
  /**
   * Made by the browser for one order and sent again with every retry of it: the same body again answers the same,
   * another body is refused. Only the browser that made it knows it.
   */
  order_uuid: lowerCaseGuid(),
  language: languageSchema,
  email: emailAddressText(),
  /** Of the shopper also where the order is collected. */
  shipping_address: addressSchema,
  /** `null`: the same. */
  invoice_address: addressSchema.nullable(),
  lines: createOrderLinesSchema(orderLineInputSchema),
  /** The chosen one of the quote's `shipping_options`. */
  shipping: lowerCaseGuid(),
  payment_method: z.int().min(1).max(5),
  present_wrap: z.boolean(),
  comment: multiLineText(orderLimits.comment),
  /** The total above the button that the shopper has pressed. */
  total_cents: z.int().nonnegative(),
  proof: proofOfWorkSchema,
  ...spamCheckFields,
});

export type OrderBody = z.infer<typeof orderSchema>;

/** What is left to do for the shopper; the ids are the provider's own. */
export const paymentStepSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({
    kind: z.literal('bank_transfer'),
    bank_details: z.string(),
    /** What to write into the transfer. */
    reference: z.string(),
    /** Until when the pieces are kept, ISO 8601. */
    due: z.string(),
  }),
  z.object({ kind: z.literal('paypal'), paypal_order_id: z.string() }),
  z.object({
    kind: z.literal('klarna'),
    client_token: z.string(),
    categories: z.array(z.string()),
    /** The same categories with the names that Klarna gives them; absent in answers of an older service. */
    offers: z.array(z.object({ identifier: z.string(), name: z.string() })).optional(),
  }),
]);

/** When a delivery is expected (or ready to be collected), `YYYY-MM-DD`; an answer of an older service has none. */
export const expectedDeliverySchema = z.object({ from: z.iso.date(), to: z.iso.date() }).nullable().default(null);

export type PaymentStep = z.infer<typeof paymentStepSchema>;

/** The answer to an accepted order, and to every repetition of it (the state and the step are those of the moment). */
export const placedOrderSchema = z.object({
  status: z.literal('ok'),
  order_uuid: z.string(),
  order_number: z.string(),
  state: z.enum(orderStates),
  total_cents: z.int().nonnegative(),
  /** Everything together; `null` where nobody can say, or where the time runs from a payment that is still to come. */
  expected: expectedDeliverySchema,
  payment: paymentStepSchema,
});

export type PlacedOrder = z.infer<typeof placedOrderSchema>;

/** POST /ecom/order/paypal_transaction (specification §7): the shopper has approved; the service asks PayPal itself. */
export const paypalTransactionBodySchema = z.strictObject({
  project: projectSchema,
  /** The `order_uuid`. */
  order_id: lowerCaseGuid(),
  paypal: z.strictObject({ order_id: z.string().regex(/^[A-Za-z0-9-]{1,64}$/) }),
});

export type PaypalTransactionBody = z.infer<typeof paypalTransactionBodySchema>;

/** POST /ecom/klarna/order (specification §7); answered with `message: 'ok'` besides the status. */
export const klarnaOrderBodySchema = z.strictObject({
  project: projectSchema,
  authorization_token: z.string().regex(/^[A-Za-z0-9-]{1,128}$/),
  order_uuid: lowerCaseGuid(),
});

export type KlarnaOrderBody = z.infer<typeof klarnaOrderBodySchema>;

/**
 * POST /ecom/order/cancellation: the browser gives up an order that is not paid yet (the payment was broken off, the cart
 * was changed), so that its pieces are free at once. An order that is paid meanwhile stays.
 */
export const orderCancellationSchema = z.strictObject({ project: projectSchema, order_uuid: lowerCaseGuid() });

export type OrderCancellationBody = z.infer<typeof orderCancellationSchema>;

/**
 * POST /ecom/order/payment: how the payment of an order stands, answered as the order itself was (`placedOrderSchema`). For the
 * browser that made the order: it knows the `order_uuid`, and needs nothing of what it has sent.
 */
export const orderPaymentSchema = z.strictObject({
  project: projectSchema,
  order_uuid: lowerCaseGuid(),
  /** Whether the shopper goes on paying: then the answer says with what, and the provider is asked. Otherwise nothing is begun. */
  resume: z.boolean(),
});

export type OrderPaymentBody = z.infer<typeof orderPaymentSchema>;
