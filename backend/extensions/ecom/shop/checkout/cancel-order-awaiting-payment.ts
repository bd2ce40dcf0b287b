// POST /ecom/order/cancellation: cancels an order that awaits its payment and releases its stock immediately. The
// secret `order_uuid` authorizes the call: only the browser that placed the order has it.
import type { Knex } from 'knex';
import type { OrderServiceOkOrErrorResponse } from '../../../../../contract/shop/order-service-ok-or-error-response.ts';
import type { OrderState } from '../../../../../contract/shop/order-constants.ts';
import type { OrderCancellationRequestBody } from '../../../../../contract/shop/order.ts';
import type { OrderServiceContext } from '../../platform/route-types-and-handlers.ts';
import { getGermanStaffMessage } from '../../platform/service-translators.ts';
import { transitionOrderState } from '../orders/transition-order-state.ts';
import { readOrder } from '../orders/read-order.ts';
import { cancelOrReconcilePayments } from '../payments/reconcile-payments.ts';

const readState = async (
  database: Knex,
  { project, order_uuid }: OrderCancellationRequestBody,
): Promise<OrderState | undefined> => {
  const order = await readOrder(database, order_uuid);
  return order?.project.domain === project ? order.state : undefined;
};

export const cancelOrderAwaitingPayment = async (
  body: OrderCancellationRequestBody,
  service: OrderServiceContext,
): Promise<OrderServiceOkOrErrorResponse> => {
  const { database } = service;
  const state = await readState(database, body);
  if (!state) return { status: 'error', code: 'unknown_order' };
  if (state === 'cancelled') return { status: 'ok' };
  if (state !== 'awaiting_payment') return { status: 'error', code: 'order_closed' };
  const paymentResult = await cancelOrReconcilePayments(service, body.order_uuid);
  if (paymentResult === 'unknown') return { status: 'error', code: 'payment_pending' };
  const isCancelled =
    paymentResult === 'unpaid' &&
    (await database.transaction((transaction) =>
      transitionOrderState(transaction, body.order_uuid, 'cancelled', {
        actor: getGermanStaffMessage('actors.customer'),
        cause: 'customer',
        note: getGermanStaffMessage('history.paymentCancelled'),
      }),
    ));
  if (isCancelled || (await readState(database, body)) === 'cancelled') return { status: 'ok' };
  return { status: 'error', code: 'order_closed' };
};
