// Responds with the current state of an order, after it was placed and to later requests of the same browser.
import type { OrderServiceErrorResponse } from '../../../../../contract/shop/order-service-ok-or-error-response.ts';
import type { PaymentStatusRequestBody, PlacedOrderResponse } from '../../../../../contract/shop/order.ts';
import { toJointDeliveryDateRange } from '../../../../../domain/delivery-time.ts';
import { retryOnDeadlockOrSerializationFailure } from '../../platform/database-helpers.ts';
import type { OrderServiceContext } from '../../platform/route-types-and-handlers.ts';
import { type Order, readOrder } from '../orders/read-order.ts';
import { toPaymentRefusalResponse } from '../payments/payment-routes.ts';
import { startOrResumePayment } from '../payments/start-or-resume-payment.ts';

interface PlacedOrderResponseOptions {
  shouldResume: boolean;
  /**
   * Payment providers know the order's id, so the key, which opens the order with its addresses, is only for the browser
   * that sends the whole order.
   */
  includesAccessKey: boolean;
}

/**
 * With `shouldResume`, starts or resumes the payment of an order that awaits one. The provider may report it as paid
 * or refuse it; the order exists either way.
 */
export const createPlacedOrderResponse = async (
  service: OrderServiceContext,
  order: Order,
  { shouldResume, includesAccessKey }: PlacedOrderResponseOptions,
): Promise<PlacedOrderResponse | OrderServiceErrorResponse> => {
  const isResumed = shouldResume && order.state === 'awaiting_payment';
  const payment = isResumed ? await startOrResumePayment(service, order) : { kind: 'none' as const };
  if (typeof payment === 'string') return toPaymentRefusalResponse(payment);
  // Resuming may have captured a payment that the shopper approved in the meantime.
  const current = isResumed && payment.kind === 'none' ? await readOrder(service.database, order.id) : order;
  return {
    status: 'ok',
    order_uuid: order.id,
    order_number: order.number,
    state: (current ?? order).state,
    total_cents: order.totalCents,
    due_cents: order.dueCents,
    expected: toJointDeliveryDateRange(order.lines.map(({ expected }) => expected)),
    access_key: includesAccessKey ? order.accessKey : null,
    payment,
  };
};

/**
 * POST /ecom/order/payment. The secret `order_uuid` authorizes the call: only the browser that placed the order has
 * it.
 */
export const handlePaymentStatusRequest = (
  body: PaymentStatusRequestBody,
  service: OrderServiceContext,
): Promise<PlacedOrderResponse | OrderServiceErrorResponse> =>
  retryOnDeadlockOrSerializationFailure(async () => {
    const order = await readOrder(service.database, body.order_uuid);
    if (order?.project.domain !== body.project) return { status: 'error', code: 'unknown_order' };
    return createPlacedOrderResponse(service, order, { shouldResume: body.resume, includesAccessKey: false });
  });
