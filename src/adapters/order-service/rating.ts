// POST /ecom/rating. Called by the form of ratings.
import type { RatingBody } from '../../../contract/shop/rating.ts';
import { createPost, okSchema } from './post.ts';

/** Sends a rating of this site's project. @throws OrderServiceError 'Could not post rating' */
export const postRating = createPost<RatingBody, unknown>({
  path: 'rating',
  answer: okSchema,
  failure: 'Could not post rating',
});
