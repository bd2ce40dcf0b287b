// POST /ecom/order/cancellation. Called by the checkout when the shopper gives up an order that is not paid.
import type { CancellationBody } from '../../../contract/shop/order.ts';
import { createPost, okSchema } from './post.ts';

/** Gives the held pieces of an unpaid order free. @throws OrderServiceError 'Could not post order' */
export const postCancellation = createPost<CancellationBody, unknown>({
  path: 'order/cancellation',
  answer: okSchema,
  failure: 'Could not post order',
});
