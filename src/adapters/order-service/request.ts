// POST /ecom/request. Called by the form of requests.
import type { RequestBody } from '../../../contract/shop/request.ts';
import { createPost, okSchema } from './post.ts';

/** Sends a question about a product of this site's project. @throws OrderServiceError 'Could not post request' */
export const postRequest = createPost<RequestBody, unknown>({
  path: 'request',
  answer: okSchema,
  failure: 'Could not post request',
});
