// Responses and webhooks of PayPal (Orders v2, Webhooks v1) and Klarna (Payments v1, Order Management v1), limited to
// the fields that the order service reads, and the payment details that it stores. Klarna's amounts are in cents.
import { z } from 'zod';

const moneySchema = z.object({ currency_code: z.string(), value: z.string() });

const captureSchema = z.object({
  id: z.string().min(1),
  status: z.string(),
  amount: moneySchema,
  custom_id: z.string().optional(),
  /** Reason for a pending capture. */
  status_details: z.object({ reason: z.string().optional() }).optional(),
  /** For card payments only. */
  processor_response: z.object({ response_code: z.string().optional() }).optional(),
});

export const paypalRefundSchema = z.object({
  id: z.string().min(1),
  /** COMPLETED, PENDING, FAILED or CANCELLED. */
  status: z.string(),
  status_details: z.object({ reason: z.string().optional() }).optional(),
  /** The order service's id of the refund. */
  custom_id: z.string().optional(),
});

export type PaypalRefund = z.infer<typeof paypalRefundSchema>;

export const paypalOrderSchema = z.object({
  id: z.string().min(1),
  intent: z.string(),
  status: z.string(),
  purchase_units: z.array(
    z.object({
      amount: moneySchema,
      payee: z.object({ merchant_id: z.string().optional() }).optional(),
      custom_id: z.string().optional(),
      invoice_id: z.string().optional(),
      payments: z
        .object({ captures: z.array(captureSchema).optional(), refunds: z.array(paypalRefundSchema).optional() })
        .optional(),
    }),
  ),
});

export type PaypalOrder = z.infer<typeof paypalOrderSchema>;

/** Only confirms the capture request; the captured amount is then read from the order. */
export const paypalCaptureResponseSchema = z.object({ id: z.string(), status: z.string() });

/** `expires_in` is in seconds. */
export const paypalAccessTokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number() });

export const paypalWebhookVerificationResponseSchema = z.object({
  verification_status: z.enum(['SUCCESS', 'FAILURE']),
});

/** `resource.id` is the order in an order event; a capture event has the order in `related_ids`. */
export const paypalWebhookEventSchema = z.object({
  event_type: z.string().max(100),
  resource: z.object({
    id: z.string().max(64).optional(),
    supplementary_data: z
      .object({ related_ids: z.object({ order_id: z.string().max(64).optional() }).optional() })
      .optional(),
  }),
});

export type PaypalWebhookEvent = z.infer<typeof paypalWebhookEventSchema>;

export const klarnaCreateSessionResponseSchema = z.object({
  session_id: z.string().min(1),
  client_token: z.string().min(1),
  payment_method_categories: z.array(z.object({ identifier: z.string(), name: z.string().optional() })).optional(),
});

export const klarnaSessionSchema = z.object({
  status: z.string().optional(),
  authorization_token: z.string().optional(),
  order_amount: z.int(),
  purchase_currency: z.string(),
  intent: z.string().optional(),
  merchant_reference1: z.string().optional(),
  merchant_reference2: z.string().optional(),
});

export type KlarnaSession = z.infer<typeof klarnaSessionSchema>;

export const klarnaCreateOrderResponseSchema = z.object({
  order_id: z.string().min(1),
  fraud_status: z.string().optional(),
});

export const klarnaOrderSchema = z.object({
  order_id: z.string().min(1),
  status: z.string(),
  fraud_status: z.string(),
  /** End of the authorization, ISO 8601. */
  expires_at: z.string().nullish(),
  order_amount: z.int(),
  purchase_currency: z.string(),
  merchant_reference1: z.string().nullish(),
  merchant_reference2: z.string().nullish(),
  captured_amount: z.int().optional(),
  refunds: z.array(z.object({ refund_id: z.string().nullish(), reference: z.string().nullish() })).nullish(),
});

export type KlarnaOrder = z.infer<typeof klarnaOrderSchema>;

/** Klarna's server callback for an authorization, in case the browser does not complete the order. */
export const klarnaAuthorizationCallbackBodySchema = z.object({
  authorization_token: z.string().regex(/^[A-Za-z0-9-]{1,128}$/),
  session_id: z.string().max(255).optional(),
});

export type KlarnaAuthorizationCallbackBody = z.infer<typeof klarnaAuthorizationCallbackBodySchema>;

/** An error response of PayPal or Klarna. */
export const paypalOrKlarnaErrorResponseSchema = z.object({
  name: z.string().optional(),
  error: z.string().optional(),
  error_code: z.string().optional(),
  details: z.array(z.object({ issue: z.string().optional() })).optional(),
});

export const storedPaymentDetailsSchema = z.object({
  /** PayPal: the order's merchant account, as returned on creation. */
  merchant_id: z.string().optional(),
  /** The payment was refused for a reason that the shop has to fix, and the staff has been notified. */
  is_reported: z.boolean().optional(),
  /**
   * PayPal: how often the payer was sent back to select another payment source. Each capture uses a different request
   * id.
   */
  returns: z.int().optional(),
  /** Klarna: session, client token for the browser, and identifiers of the available payment categories. */
  session_id: z.string().optional(),
  client_token: z.string().optional(),
  categories: z.array(z.string()).optional(),
  /** Klarna: categories with Klarna's names (law row L27), in Klarna's order. */
  offers: z.array(z.object({ identifier: z.string(), name: z.string() })).optional(),
  /**
   * Klarna: end of the order's authorization (ISO 8601), the end about which the staff has been warned, and whether the
   * authorization has been extended.
   */
  expires_at: z.string().optional(),
  warned_for: z.string().optional(),
  is_extended: z.boolean().optional(),
  /** Klarna: authorization token with which the order is placed. */
  authorization_token: z.string().optional(),
});

export type StoredPaymentDetails = z.infer<typeof storedPaymentDetailsSchema>;
