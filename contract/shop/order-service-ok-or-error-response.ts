// Response format of every POST /ecom/*, and the parsing of request bodies. Shared by the order service
// (backend/extensions/ecom) and its client (src/adapters/order-service).
import { z } from 'zod';
import { type CartQuote, cartQuoteSchema } from './cart-quote.ts';

/**
 * Error codes of the service with their HTTP status. An error is final for a request body: the same body gets the same
 * response until something changes on either side.
 */
export const orderServiceErrorHttpStatuses = {
  invalid_input: 400,
  /** Also for drafts and products of other projects, so that their existence cannot be probed. */
  unknown_product: 404,
  ratings_closed: 409,
  /** The project has no shop, or the shop is in maintenance mode. */
  shop_closed: 409,
  too_many_requests: 429,
  /** Too many requests from one IP address: the same body is accepted with a solution to `challenge`. */
  proof_required: 428,
  unknown_project: 404,
  /**
   * The email address was signed up from the same IP address a moment ago, or its subscription was confirmed from
   * there.
   */
  already_registered: 409,
  /** The key in a link is invalid, used or expired. */
  unknown_link: 404,
  /** The project does not offer online appointments. */
  booking_closed: 409,
  /** The slot has been booked by someone else, or is not (or no longer) within the opening times. */
  slot_taken: 409,
  /** Prices differ from those the shopper saw, or a product is unavailable; the response contains the current quote. */
  quote_changed: 409,
  /**
   * Country, shipping option, payment method, appointment topic or branch is not (or no longer) offered, or not in this
   * combination.
   */
  not_offered: 409,
  /** The `order_uuid` belongs to an order with different content. */
  order_uuid_taken: 422,
  unknown_order: 404,
  /** The order has been cancelled, its reservation has expired, or it has already been paid. */
  order_closed: 409,
  /** The payment was declined or cancelled, or its amount differs from the order's. */
  payment_refused: 402,
  /** The provider does not respond or has not decided yet. The order exists; a retry may succeed. */
  payment_pending: 503,
  /** The query took too long; a simpler one, or the same one later, may succeed. */
  search_unavailable: 503,
} as const;

export type OrderServiceErrorCode = keyof typeof orderServiceErrorHttpStatuses;

/**
 * What the shopper can do about an incomplete payment; only with `payment_refused` and `payment_pending`, if it follows
 * from the provider's error. `pay_another_way`: the provider rejects this payment. `return_to_provider`: reopen the
 * provider's window for another payment source or approval. `wait`: the provider has yet to decide, and the shopper is
 * notified by email. `alert_staff`: not caused by the shopper; the staff is notified, and another payment method can be
 * used.
 */
export const shopperPaymentRecoveryActions = ['alert_staff', 'pay_another_way', 'return_to_provider', 'wait'] as const;

export type ShopperPaymentRecoveryAction = (typeof shopperPaymentRecoveryActions)[number];

export interface OrderServiceErrorResponse {
  status: 'error';
  code: OrderServiceErrorCode;
  /** The field in the body that caused the error. */
  field?: string | undefined;
  /** Only with `quote_changed`. */
  quote?: CartQuote | undefined;
  advice?: ShopperPaymentRecoveryAction | undefined;
  /** Only with `proof_required`: a challenge from altcha-lib. */
  challenge?: Record<string, unknown> | undefined;
}

export type OrderServiceOkOrErrorResponse = { status: 'ok' } | OrderServiceErrorResponse;

export const orderServiceErrorResponseSchema: z.ZodType<OrderServiceErrorResponse> = z.object({
  status: z.literal('error'),
  code: z.enum(Object.keys(orderServiceErrorHttpStatuses) as OrderServiceErrorCode[]),
  field: z.string().optional(),
  quote: cartQuoteSchema.optional(),
  // An unknown advice from a newer service must not invalidate the error.
  advice: z.enum(shopperPaymentRecoveryActions).optional().catch(undefined),
  challenge: z.record(z.string(), z.unknown()).optional(),
});

/** A response without further data. */
export const okResponseSchema = z.object({ status: z.literal('ok') });
