// POST /ecom/order/payment. Called by cart and checkout while an order waits for its payment.
import { type OrderPaymentBody, type PlacedOrder, placedOrderSchema } from '../../../contract/shop/order.ts';
import { createPost, type Outcome } from './post.ts';

/** Asks how the payment of an order stands, or takes it up again. @throws OrderServiceError 'Could not post order' */
export const postOrderPayment = createPost<OrderPaymentBody, PlacedOrder>({
  path: 'order/payment',
  answer: placedOrderSchema,
  failure: 'Could not post order',
});

/** React Query's description of the question how a waiting order stands. Begins nothing at the provider. */
export const orderPaymentQuery = (orderUuid: string) => ({
  queryKey: ['order-payment', orderUuid],
  queryFn: (): Promise<Outcome<PlacedOrder>> => postOrderPayment({ order_uuid: orderUuid, resume: false }),
});
