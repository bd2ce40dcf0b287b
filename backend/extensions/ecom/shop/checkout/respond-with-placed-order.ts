// How an order that is written stands, as its browser is answered: after placing it, and whenever it asks again.
import type { Refusal } from '../../../../../contract/shop/order-answer.ts';
import type { OrderPaymentBody, PlacedOrder } from '../../../../../contract/shop/order.ts';
import { toLatestDates } from '../../../../../domain/delivery-time.ts';
import { retryOnSerializationFailure } from '../../platform/database.ts';
import type { ServiceContext } from '../../platform/http.ts';
import { type Order, readOrder } from '../orders/order.ts';
import { toPaymentRefusal } from '../payments/payment-routes.ts';
import { startPayment } from '../payments/start-payment.ts';

/**
 * The order with the state of the moment. With `resumes` the payment of a waiting one is begun or taken up at its provider,
 * which may also find that it is paid, or refuse. The order stands all the same.
 */
export const respondWithPlacedOrder = async (
  service: ServiceContext,
  order: Order,
  { shouldResume }: { shouldResume: boolean },
): Promise<PlacedOrder | Refusal> => {
  const isResumed = shouldResume && order.state === 'awaiting_payment';
  const payment = isResumed ? await startPayment(service, order) : { kind: 'none' as const };
  if (typeof payment === 'string') return toPaymentRefusal(payment);
  // Asking the provider may have settled what the shopper has agreed to meanwhile.
  const current = isResumed && payment.kind === 'none' ? await readOrder(service.database, order.id) : order;
  return {
    status: 'ok',
    order_uuid: order.id,
    order_number: order.number,
    state: (current ?? order).state,
    total_cents: order.totalCents,
    expected: toLatestDates(order.lines.map(({ expected }) => expected)),
    payment,
  };
};

/** POST /ecom/order/payment. Knowing the `order_uuid` is the right to ask: only the browser that made it knows it. */
export const handleOrderPaymentRequest = (
  body: OrderPaymentBody,
  service: ServiceContext,
): Promise<PlacedOrder | Refusal> =>
  retryOnSerializationFailure(async () => {
    const order = await readOrder(service.database, body.order_uuid);
    if (order?.project.domain !== body.project) return { status: 'error', code: 'unknown_order' };
    return respondWithPlacedOrder(service, order, { shouldResume: body.resume });
  });
