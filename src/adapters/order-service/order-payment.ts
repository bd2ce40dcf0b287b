// POST /ecom/order/payment. Called by cart and checkout while an order waits for its payment.
import { type OrderPaymentBody, type PlacedOrder, placedOrderSchema } from '../../../contract/shop/order.ts';
import { createPost } from './post.ts';

/** Asks how the payment of an order stands, or takes it up again. @throws OrderServiceError 'Could not post order' */
export const postOrderPayment = createPost<OrderPaymentBody, PlacedOrder>({
  path: 'order/payment',
  answer: placedOrderSchema,
  failure: 'Could not post order',
});
