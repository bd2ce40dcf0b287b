// The body of POST /ecom/rating. The specification (§3) leaves its names open; they are settled here.
import { z } from 'zod';
import { attempt, language, line, lines, project, spamFields } from './body-fields.ts';

/** Lengths as a form's `maxlength` takes them. */
export const ratingLimits = { title: 120, comment: 4_000, author: 80 } as const;

/** Only the stars must be given; the texts may be empty. */
export const ratingSchema = z.strictObject({
  project,
  product: z.guid(),
  rating: z.int().min(1).max(5),
  title: line(ratingLimits.title),
  comment: lines(ratingLimits.comment),
  author: line(ratingLimits.author),
  language,
  attempt,
  ...spamFields,
});

export type RatingBody = z.infer<typeof ratingSchema>;
