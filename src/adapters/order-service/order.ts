// POST /ecom/order and what follows it until the order is paid or given up. Called by the checkout, and by the cart
// while an order waits for its payment.
import { z } from 'zod';
import {
  type CancellationBody,
  type KlarnaOrderBody,
  type OrderBody,
  type OrderPaymentBody,
  type PaypalTransactionBody,
  type PlacedOrder,
  placedOrderSchema,
} from '../../../contract/shop/order.ts';
import { createOrderServicePost, okResponseSchema, type OrderServiceResult } from './post.ts';

/** Places an order; the same body again answers the same. @throws OrderServiceError 'Could not post order' */
export const postOrder = createOrderServicePost<OrderBody, PlacedOrder>(
  'order',
  placedOrderSchema,
  'Could not post order',
);

/** Asks how the payment of an order stands, or takes it up again. @throws OrderServiceError 'Could not post order' */
export const postOrderPayment = createOrderServicePost<OrderPaymentBody, PlacedOrder>(
  'order/payment',
  placedOrderSchema,
  'Could not post order',
);

/** React Query's description of the question how a waiting order stands. Begins nothing at the provider. */
export const orderPaymentQuery = (orderUuid: string) => ({
  queryKey: ['order-payment', orderUuid],
  queryFn: (): Promise<OrderServiceResult<PlacedOrder>> => postOrderPayment({ order_uuid: orderUuid, resume: false }),
});

/** Gives the held pieces of an unpaid order free. @throws OrderServiceError 'Could not post order' */
export const postOrderCancellation = createOrderServicePost<CancellationBody, unknown>(
  'order/cancellation',
  okResponseSchema,
  'Could not post order',
);

/** Lets the service check and capture the payment. @throws OrderServiceError 'Could not post PayPal Transaction' */
export const postPaypalTransaction = createOrderServicePost<PaypalTransactionBody, unknown>(
  'order/paypal_transaction',
  okResponseSchema,
  'Could not post PayPal Transaction',
);

/**
 * Lets the service place the order at Klarna. @throws OrderServiceError 'Could not place klarna order' where nobody answers,
 * 'Could not post order' where something else than the service does (specification §8)
 */
export const postKlarnaOrder = createOrderServicePost<KlarnaOrderBody, unknown>(
  'klarna/order',
  z.object({ message: z.literal('ok') }),
  (kind) => (kind === 'network' ? 'Could not place klarna order' : 'Could not post order'),
);
