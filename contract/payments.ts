// What PayPal (Orders v2, Webhooks v1) and Klarna (Payments v1, Order Management v1) answer and say by themselves, as far as the order
// service reads it, and what it keeps of a payment. Klarna's amounts are in cents. Called by backend/extensions/ecom/shop.
import { z } from 'zod';

const moneySchema = z.object({ currency_code: z.string(), value: z.string() });

const captureSchema = z.object({
  id: z.string().min(1),
  status: z.string(),
  amount: moneySchema,
  custom_id: z.string().optional(),
  /** Why it is pending. */
  status_details: z.object({ reason: z.string().optional() }).optional(),
  /** Of a card that was paid with at PayPal. */
  processor_response: z.object({ response_code: z.string().optional() }).optional(),
});

export const paypalRefundSchema = z.object({
  id: z.string().min(1),
  /** COMPLETED, PENDING, FAILED or CANCELLED. */
  status: z.string(),
  status_details: z.object({ reason: z.string().optional() }).optional(),
  /** Our own id of it. */
  custom_id: z.string().optional(),
});

/** A refund as PayPal tells it. */
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

/** An order as PayPal tells it. */
export type PaypalOrder = z.infer<typeof paypalOrderSchema>;

/** Of the capture only that it was accepted: what was captured is read back. */
export const paypalCaptureAcceptedSchema = z.object({ id: z.string(), status: z.string() });

/** `expires_in` in seconds. */
export const paypalTokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number() });

export const paypalVerificationSchema = z.object({ verification_status: z.enum(['SUCCESS', 'FAILURE']) });

/** Of an event about an order its number; of one about a capture the order it belongs to. */
export const paypalEventSchema = z.object({
  event_type: z.string().max(100),
  resource: z.object({
    id: z.string().max(64).optional(),
    supplementary_data: z
      .object({ related_ids: z.object({ order_id: z.string().max(64).optional() }).optional() })
      .optional(),
  }),
});

export type PaypalEvent = z.infer<typeof paypalEventSchema>;

export const klarnaSessionCreatedSchema = z.object({
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

/** A session as Klarna tells it. */
export type KlarnaSession = z.infer<typeof klarnaSessionSchema>;

export const klarnaOrderCreatedSchema = z.object({ order_id: z.string().min(1), fraud_status: z.string().optional() });

export const klarnaOrderSchema = z.object({
  order_id: z.string().min(1),
  status: z.string(),
  fraud_status: z.string(),
  /** When the authorization ends, ISO 8601. */
  expires_at: z.string().nullish(),
  order_amount: z.int(),
  purchase_currency: z.string(),
  merchant_reference1: z.string().nullish(),
  merchant_reference2: z.string().nullish(),
  captured_amount: z.int().optional(),
  refunds: z.array(z.object({ refund_id: z.string().nullish(), reference: z.string().nullish() })).nullish(),
});

/** A placed order as Klarna tells it. */
export type KlarnaOrder = z.infer<typeof klarnaOrderSchema>;

/** An authorization whose browser may be lost. */
export const klarnaAuthorizationCallbackSchema = z.object({
  authorization_token: z.string().regex(/^[A-Za-z0-9-]{1,128}$/),
  session_id: z.string().max(255).optional(),
});

export type KlarnaAuthorizationCallback = z.infer<typeof klarnaAuthorizationCallbackSchema>;

const failureSchema = z.object({
  name: z.string().optional(),
  error: z.string().optional(),
  error_code: z.string().optional(),
  details: z.array(z.object({ issue: z.string().optional() })).optional(),
});

/** The provider's own word for it; `undefined` where it has none. */
export const toProviderErrorCode = (json: unknown): string | undefined => {
  const { data } = failureSchema.safeParse(json);
  return data?.details?.[0]?.issue ?? data?.name ?? data?.error_code ?? data?.error;
};

export const storedPaymentDetailsSchema = z.object({
  /** PayPal: the account that the order was made for, as PayPal said when it was made. */
  merchant_id: z.string().optional(),
  /** It was refused for something that the house has to put right, and the house was told. */
  is_reported: z.boolean().optional(),
  /** PayPal: how often the payer was sent back to choose another source; each time is captured under a request id of its own. */
  returns: z.int().optional(),
  /** Klarna: the session, what the browser opens it with, and what it may offer. */
  session_id: z.string().optional(),
  client_token: z.string().optional(),
  categories: z.array(z.string()).optional(),
  /** Klarna: the categories with the names that Klarna gives them (law row L27), in its order. */
  offers: z.array(z.object({ identifier: z.string(), name: z.string() })).optional(),
  /** Klarna: when the placed order's authorization ends (ISO 8601), for which end the staff was warned, and whether the shop has extended it. */
  expires_at: z.string().optional(),
  warned_for: z.string().optional(),
  is_extended: z.boolean().optional(),
  /** Klarna: the authorization that the order is being placed with. */
  authorization_token: z.string().optional(),
});

export type StoredPaymentDetails = z.infer<typeof storedPaymentDetailsSchema>;
