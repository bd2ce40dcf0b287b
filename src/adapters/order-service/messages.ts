// What visitors write to the house, each from its own form: POST /ecom/contact, /ecom/rating and /ecom/request.
import type { ContactBody, RatingBody, RequestBody } from '../../../contract/house/messages.ts';
import { createPost, okSchema } from './post.ts';

/** Sends a message to this site's house. @throws OrderServiceError 'Could not post message' */
export const postMessage = createPost<ContactBody, unknown>('contact', okSchema, 'Could not post message');

/** Sends a rating of this site's project. @throws OrderServiceError 'Could not post rating' */
export const postRating = createPost<RatingBody, unknown>('rating', okSchema, 'Could not post rating');

/** Sends a question about a product of this site's project. @throws OrderServiceError 'Could not post request' */
export const postRequest = createPost<RequestBody, unknown>('request', okSchema, 'Could not post request');
