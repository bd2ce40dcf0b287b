// The body of POST /ecom/request: a question about a product. The specification (§3) leaves its names open; they are
// settled here.
import { z } from 'zod';
import { attempt, email, language, line, lines, project, spamFields } from './body-fields.ts';

/** Lengths as a form's `maxlength` takes them. */
export const requestLimits = { name: 120, email: 254, phone: 40, message: 4_000 } as const;

export const requestSchema = z.strictObject({
  project,
  product: z.guid(),
  variant: z.guid().optional(),
  kind: z.literal('availability'),
  name: line(requestLimits.name).min(1),
  email: email(),
  phone: line(requestLimits.phone).optional(),
  /** May be empty: that the piece is asked for says enough. */
  message: lines(requestLimits.message),
  language,
  /** The approval by which the house may answer (law row L24); without it nothing is kept. */
  privacy: z.literal(true),
  attempt,
  ...spamFields,
});

export type RequestBody = z.infer<typeof requestSchema>;
