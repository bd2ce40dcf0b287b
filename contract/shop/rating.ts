// The body of POST /ecom/rating. The specification (§3) leaves its names open; they are settled here.
import { z } from 'zod';
import { formFields, line, lines, linkKey } from './body-fields.ts';

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
