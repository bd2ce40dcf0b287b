// What visitors write to the house, each from its own form: POST /ecom/contact, /ecom/rating and /ecom/request.
import type { ContactBody, RatingBody, RequestBody } from '../../../contract/house/messages.ts';
import { createOrderServicePost, okResponseSchema } from './post.ts';

/** Sends a message to this site's house. @throws OrderServiceError 'Could not post message' */
export const postContactMessage = createOrderServicePost<ContactBody, unknown>(
  'contact',
  okResponseSchema,
  'Could not post message',
);

/** Sends a rating of this site's project. @throws OrderServiceError 'Could not post rating' */
export const postRating = createOrderServicePost<RatingBody, unknown>(
  'rating',
  okResponseSchema,
  'Could not post rating',
);

/** Sends a question about a product of this site's project. @throws OrderServiceError 'Could not post request' */
export const postProductRequest = createOrderServicePost<RequestBody, unknown>(
  'request',
  okResponseSchema,
  'Could not post request',
);
