// POST /ecom/order/paypal_transaction: the shopper has agreed, says the browser; PayPal is asked. (specification §7)
import type { PaypalTransactionBody } from '../../../../contract/shop/order.ts';
import type { Answer } from '../../../../contract/shop/order-answer.ts';
import type { Service } from '../http.ts';
import { readPayments } from './payment-rows.ts';
import { readPaidOrder } from './read-order.ts';
import { settlePaypal } from './settle-paypal.ts';
import { toAnswer } from './to-answer.ts';

/** Only the payment that the service itself has begun for this order counts, whatever number the browser names. */
export const postPaypalTransaction = async (body: PaypalTransactionBody, service: Service): Promise<Answer> => {
  const order = await readPaidOrder(service, body.order_id);
  if (order?.domain !== body.project) return { status: 'error', code: 'unknown_order', field: 'order_id' };
  const payments = await readPayments(service.database, { order: order.id, provider: 'paypal' });
  const payment = payments.find(({ providerId }) => providerId === body.paypal.order_id);
  if (!payment) return { status: 'error', code: 'payment_refused', field: 'paypal' };
  return toAnswer(await settlePaypal(service, payment.id, { isAgreed: true }));
};
