// How the payment providers say what is wrong: PayPal by `details[0].issue` or `name` (and `error` of its tokens), Klarna by
// `error_code`. Called by backend/extensions/ecom/shop/payments.
import { z } from 'zod';

const failureSchema = z.object({
  name: z.string().optional(),
  error: z.string().optional(),
  error_code: z.string().optional(),
  details: z.array(z.object({ issue: z.string().optional() })).optional(),
});

/** The provider's own word for it; `undefined` where it has none. */
export const toIssue = (json: unknown): string | undefined => {
  const { data } = failureSchema.safeParse(json);
  return data?.details?.[0]?.issue ?? data?.name ?? data?.error_code ?? data?.error;
};
