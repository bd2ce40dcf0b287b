// What visitors write to the house: bodies of POST /ecom/contact (a message), /ecom/request (a question about a product) and /ecom/rating.
// The specification (§3) leaves the names of the last two open; they are settled here.
import { z } from 'zod';
import { email, formFields, guid, line, lines, linkKey, personLimits, privacy } from '../shop/body-fields.ts';

export const contactSchema = z.strictObject({
  name: line(personLimits.name).min(1),
  email: email(),
  phone: line(personLimits.phone).optional(),
  message: lines(personLimits.message).min(1),
  /** Id of the branch that is asked, where the house has several; absent: whoever answers for the house. */
  branch: guid().optional(),
  privacy,
  ...formFields,
});

export type ContactBody = z.infer<typeof contactSchema>;

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

/** Lengths as a form's `maxlength` takes them. */
export const ratingLimits = { title: 120, comment: 4_000, author: 80 } as const;

/** Only the stars must be given; the texts may be empty. */
export const ratingSchema = z.strictObject({
  product: z.guid(),
  rating: z.int().min(1).max(5),
  title: line(ratingLimits.title),
  comment: lines(ratingLimits.comment),
  author: line(ratingLimits.author),
  /** Of the bought piece, from the page of its order: makes the rating a verified buyer's, once (law row L17). */
  rating_key: linkKey.optional(),
  ...formFields,
});

export type RatingBody = z.infer<typeof ratingSchema>;
