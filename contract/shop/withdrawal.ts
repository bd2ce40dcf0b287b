// Withdrawing from a contract (law rows L8–L10): the body of POST /ecom/withdrawal and its answer. The pages for browsers
// without script send the same fields as a plain form.
import { z } from 'zod';
import {
  emailAddressText,
  publicFormFields,
  lowerCaseGuid,
  singleLineText,
  multiLineText,
  emailLinkKeySchema,
} from './body-fields.ts';
import { orderLimits } from './order-codes.ts';

/** Lengths as a form's `maxlength` takes them. */
export const withdrawalFieldMaxLengths = { name: 160, contract: 500, email: 254, part: 2_000 } as const;

export const withdrawalSchema = z.strictObject({
  name: singleLineText(withdrawalFieldMaxLengths.name).min(1),
  /** What tells which contract is meant, such as the order number. Also what matches no order is taken (L9). */
  contract: singleLineText(withdrawalFieldMaxLengths.contract).min(1),
  email: emailAddressText(),
  /** Which part is withdrawn from, in the shopper's words; empty: from all of it (L10). */
  part: multiLineText(withdrawalFieldMaxLengths.part),
  /** From the page of the order: the key that opens it, and the pieces that were ticked there. */
  order_key: emailLinkKeySchema.optional(),
  lines: z
    .array(z.strictObject({ id: lowerCaseGuid(), count: z.int().min(1).max(orderLimits.count) }))
    .max(50)
    .optional(),
  ...publicFormFields,
});

export type WithdrawalBody = z.infer<typeof withdrawalSchema>;

export const withdrawalResponseSchema = z.object({
  status: z.literal('ok'),
  /** ISO 8601. */
  received_at: z.string(),
});

export type WithdrawalResponse = z.infer<typeof withdrawalResponseSchema>;
