// Withdrawal from a contract (law rows L8–L10): request body and response of POST /ecom/withdrawal. The HTML form for
// browsers without scripts sends the same fields.
import { z } from 'zod';
import {
  emailAddressSchema,
  publicFormFieldSchemas,
  lowerCaseGuidSchema,
  createSingleLineTextSchema,
  multiLineTextSchema,
  emailLinkKeySchema,
} from './request-body-field-schemas.ts';
import { orderLimits } from './order-constants.ts';

/** Maximum lengths in UTF-16 units, for the `maxlength` of form fields. */
export const withdrawalFieldMaxLengths = { name: 160, contract: 500, email: 254, part: 2_000 } as const;

export const withdrawalRequestBodySchema = z.strictObject({
  name: createSingleLineTextSchema(withdrawalFieldMaxLengths.name).min(1),
  /** Identifies the contract, for example by an order number. Accepted even if it matches no order (L9). */
  contract: createSingleLineTextSchema(withdrawalFieldMaxLengths.contract).min(1),
  email: emailAddressSchema(),
  /** The part to withdraw from, in the shopper's words; empty: everything (L10). */
  part: multiLineTextSchema(withdrawalFieldMaxLengths.part),
  /** Sent by the order page: the key of the order, and the selected lines. */
  order_key: emailLinkKeySchema.optional(),
  lines: z
    .array(z.strictObject({ id: lowerCaseGuidSchema(), count: z.int().min(1).max(orderLimits.count) }))
    .max(50)
    .optional(),
  ...publicFormFieldSchemas,
});

export type WithdrawalRequestBody = z.infer<typeof withdrawalRequestBodySchema>;

export const withdrawalResponseSchema = z.object({
  status: z.literal('ok'),
  /** In ISO 8601. */
  received_at: z.string(),
});

export type WithdrawalResponse = z.infer<typeof withdrawalResponseSchema>;
