// What the order service keeps of a payment to go on with it (ecommerce_payment.details).
import { z } from 'zod';

export const paymentDetailsSchema = z.object({
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

export type PaymentDetails = z.infer<typeof paymentDetailsSchema>;
