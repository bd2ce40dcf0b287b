// POST /ecom/order. Called by the confirm step of the checkout.
import { type OrderBody, type PlacedOrder, placedOrderSchema } from '../../../contract/shop/order.ts';
import { createPost } from './post.ts';

/** Places an order; the same body again answers the same. @throws OrderServiceError 'Could not post order' */
export const postOrder = createPost<OrderBody, PlacedOrder>({
  path: 'order',
  answer: placedOrderSchema,
  failure: 'Could not post order',
});
