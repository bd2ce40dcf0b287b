// The body of POST /ecom/request: a question about a product. The specification (§3) leaves its names open; they are
// settled here.
import { z } from 'zod';
import { email, formFields, line, lines, personLimits, privacy } from './body-fields.ts';

/** What may be asked about a piece: whether it can be had, what it costs, or to be told once it is in stock again. */
export const requestKinds = ['availability', 'price', 'stock'] as const;

export type RequestKind = (typeof requestKinds)[number];

export const requestSchema = z.strictObject({
  product: z.guid(),
  variant: z.guid().optional(),
  kind: z.enum(requestKinds),
  /** Localized path of the product's page, to which the mail leads when it is in stock again. */
  path: z
    .string()
    .regex(/^\/[a-z0-9/_-]{1,254}$/)
    .optional(),
  name: line(personLimits.name).min(1),
  email: email(),
  phone: line(personLimits.phone).optional(),
  /** May be empty: that the piece is asked for says enough. */
  message: lines(personLimits.message),
  privacy,
  ...formFields,
});

export type RequestBody = z.infer<typeof requestSchema>;
