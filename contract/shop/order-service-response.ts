// What the order service answers to every POST below /ecom, and how it reads a body. Shared by the service
// (backend/extensions/ecom), the browser's adapter (src/adapters/order-service) and the tests.
import { z } from 'zod';
import { type CartQuote, cartQuoteSchema } from './quote.ts';

/**
 * Every refusal the service knows, with its HTTP status. A refusal is final for what was sent: the same body gets the
 * same answer until something changes on one of the two sides.
 */
export const orderServiceErrorStatuses = {
  invalid_input: 400,
  /** Also for a draft, and for a product of another project: who asks learns nothing about either. */
  unknown_product: 404,
  ratings_closed: 409,
  /** The project has no shop, or the shop is being worked on. */
  shop_closed: 409,
  too_many_requests: 429,
  /** The address posts again and again: the same body with a solved `challenge` is taken. */
  proof_required: 428,
  unknown_project: 404,
  /** This browser's address has asked for the same newsletter just now, or has it already. */
  already_registered: 409,
  /** The key of a link is none, or has been used or has ended. */
  unknown_link: 404,
  /** The house takes no appointments by the site. */
  booking_closed: 409,
  /** Somebody else was faster, or the house is not open then (any more). */
  slot_taken: 409,
  /** The figures are others than the shopper saw, or a piece cannot be had: the answer carries the fresh quote. */
  quote_changed: 409,
  /** The country, the way of shipping or the payment method, or an appointment's topic or branch is not offered (any more), or not together. */
  not_offered: 409,
  /** The `order_uuid` belongs to an order with another content. */
  order_uuid_taken: 422,
  unknown_order: 404,
  /** The order is cancelled, its hold has ended, or it is paid already where that matters. */
  order_closed: 409,
  /** The provider says no: declined, cancelled, or other figures than the order's. */
  payment_refused: 402,
  /** The provider does not answer, or has not decided yet. The order stands; sending the same again may help. */
  payment_pending: 503,
} as const;

export type OrderServiceErrorCode = keyof typeof orderServiceErrorStatuses;

/**
 * What the shopper does about a payment that has not come (only with `payment_refused` and `payment_pending`, and only where the
 * provider has said enough). `pay_another_way`: the provider does not take this payment. `return_to_provider`: its window opens again
 * for another source or consent. `wait`: it decides by itself, and the shopper hears by mail. `alert_staff`: it is not the shopper's
 * doing, the house has been told, and another way can be paid.
 */
export const paymentRecoveryActions = ['alert_staff', 'pay_another_way', 'return_to_provider', 'wait'] as const;

export type PaymentRecoveryAction = (typeof paymentRecoveryActions)[number];

export interface OrderServiceErrorResponse {
  status: 'error';
  code: OrderServiceErrorCode;
  /** The field of the body that the refusal is about. */
  field?: string | undefined;
  /** Only with `quote_changed`. */
  quote?: CartQuote | undefined;
  advice?: PaymentRecoveryAction | undefined;
  /** Only with `proof_required`: what the library that both sides use has made. */
  challenge?: Record<string, unknown> | undefined;
}

export type OrderServiceResponse = { status: 'ok' } | OrderServiceErrorResponse;

/** A refusal of the service, whatever was sent. */
export const orderServiceErrorResponseSchema: z.ZodType<OrderServiceErrorResponse> = z.object({
  status: z.literal('error'),
  code: z.enum(Object.keys(orderServiceErrorStatuses) as OrderServiceErrorCode[]),
  field: z.string().optional(),
  quote: cartQuoteSchema.optional(),
  // An advice of a later service is no reason to lose the refusal.
  advice: z.enum(paymentRecoveryActions).optional().catch(undefined),
  challenge: z.record(z.string(), z.unknown()).optional(),
});

export const orderServiceResponseSchema: z.ZodType<OrderServiceResponse> = z.union([
  z.object({ status: z.literal('ok') }),
  orderServiceErrorResponseSchema,
]);

const maxFieldNameLength = 64;

/** The name of the field an issue is about; the first of the unknown ones where a body has more than it may. */
const toField = (issue: z.core.$ZodIssue): string | undefined => {
  const [name = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined] = issue.path;
  return name === undefined ? undefined : String(name).slice(0, maxFieldNameLength);
};

/** A checked body, or the fields that are wrong, each once, in the order of the schema. */
export type ParsedRequestBody<Body> = { ok: true; body: Body } | { ok: false; fields: string[] };

/** Reads a body that may be anything at all. */
export const parseRequestBody = <Body>(schema: z.ZodType<Body>, body: unknown): ParsedRequestBody<Body> => {
  const { success, data, error } = schema.safeParse(body);
  if (success) return { ok: true, body: data };
  return { ok: false, fields: [...new Set(error.issues.flatMap((issue) => toField(issue) ?? []))] };
};
