// What Klarna answers (Payments v1, Order Management v1) and says by itself, as far as the order service reads it. Amounts are in
// cents. Called by backend/extensions/ecom/shop/payments.
import { z } from 'zod';

export const createdKlarnaSessionSchema = z.object({
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

export const placedKlarnaOrderSchema = z.object({ order_id: z.string().min(1), fraud_status: z.string().optional() });

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
export const klarnaCallbackSchema = z.object({
  authorization_token: z.string().regex(/^[A-Za-z0-9-]{1,128}$/),
  session_id: z.string().max(255).optional(),
});

export type KlarnaCallback = z.infer<typeof klarnaCallbackSchema>;
