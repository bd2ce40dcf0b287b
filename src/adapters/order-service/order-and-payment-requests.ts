// POST /ecom/order and its follow-up requests until the order is paid or cancelled.
import { z } from 'zod';
import {
  type OrderCancellationRequestBody,
  type KlarnaConfirmationRequestBody,
  type OrderRequestBody,
  type PaymentStatusRequestBody,
  type PaypalConfirmationRequestBody,
  type PlacedOrderResponse,
  placedOrderResponseSchema,
} from '../../../contract/shop/order.ts';
import {
  createOrderServicePost,
  createOrderServicePostWithResponse,
  type OrderServiceResult,
} from './order-service-post.ts';

/** Places an order; idempotent for the same body. @throws OrderServiceError 'Could not post order' */
export const postOrder = createOrderServicePostWithResponse<OrderRequestBody, PlacedOrderResponse>(
  'order',
  'Could not post order',
  placedOrderResponseSchema,
);

/** Reads the payment state of an order, or resumes its payment. @throws OrderServiceError 'Could not post order' */
export const readOrResumeOrderPayment = createOrderServicePostWithResponse<
  PaymentStatusRequestBody,
  PlacedOrderResponse
>('order/payment', 'Could not post order', placedOrderResponseSchema);

/** React Query options of a pending order's payment state. Starts nothing at the provider. */
export const orderPaymentStatusQueryOptions = (orderUuid: string) => ({
  queryKey: ['order-payment', orderUuid],
  queryFn: (): Promise<OrderServiceResult<PlacedOrderResponse>> =>
    readOrResumeOrderPayment({ order_uuid: orderUuid, resume: false }),
});

/** Releases the stock reservation of an unpaid order. @throws OrderServiceError 'Could not post order' */
export const postOrderCancellation = createOrderServicePost<OrderCancellationRequestBody>(
  'order/cancellation',
  'Could not post order',
);

/** Has the service verify and capture the payment. @throws OrderServiceError 'Could not post PayPal Transaction' */
export const postPaypalPaymentConfirmation = createOrderServicePost<PaypalConfirmationRequestBody>(
  'order/paypal_transaction',
  'Could not post PayPal Transaction',
);

/**
 * Has the service place the order at Klarna.
 * @throws OrderServiceError 'Could not place klarna order' without a response, 'Could not post order' for a response
 *   that is not the order service's (specification §8)
 */
export const postKlarnaPaymentConfirmation = createOrderServicePostWithResponse<KlarnaConfirmationRequestBody, unknown>(
  'klarna/order',
  (kind) => (kind === 'network' ? 'Could not place klarna order' : 'Could not post order'),
  z.object({ message: z.literal('ok') }),
);
