// What PayPal answers (Orders v2, Webhooks v1) and says by itself, as far as the order service reads it. Called by
// backend/extensions/ecom/shop/payments.
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
export const paypalAcceptedSchema = z.object({ id: z.string(), status: z.string() });

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
