// POST /ecom/paypal/webhook: PayPal says that something has happened. A hint, no more: the payment is asked about, and only once
// that is done the answer is 200; otherwise PayPal says it again.
import type { PaypalEvent } from '../../../../contract/payments/paypal.ts';
import type { Answer } from '../../../../contract/shop/order-answer.ts';
import type { Request, Service } from '../http.ts';
import { readPayments } from './payment-rows.ts';
import { verifyPaypalWebhook } from './paypal-client.ts';
import { readPaidOrder } from './read-order.ts';
import { settlePaypal } from './settle-paypal.ts';
import { toHintAnswer } from './to-answer.ts';

/** The shopper has agreed, also once more after being sent back. */
const approvedEvent = 'CHECKOUT.ORDER.APPROVED';

const toOrderNumber = ({ event_type: type, resource }: PaypalEvent): string | undefined =>
  type.startsWith('CHECKOUT.ORDER.') ? resource.id : resource.supplementary_data?.related_ids?.order_id;

export const hearPaypal = async (event: PaypalEvent, service: Service, { headers, body }: Request): Promise<Answer> => {
  const number = toOrderNumber(event);
  const [payment] = number ? await readPayments(service.database, { provider: 'paypal', provider_id: number }) : [];
  // Of another shop on the same account, or of no interest: nothing is left to do.
  if (!payment) return { status: 'ok' };
  const order = await readPaidOrder(service, payment.order);
  if (!order?.paypal) return { status: 'error', code: 'payment_pending' };
  // As it came, not as it was read: PayPal signs every field in its place.
  const verified = await verifyPaypalWebhook(order.paypal, headers, body);
  if (!verified.ok) return { status: 'error', code: 'payment_pending' };
  if (!verified.value) {
    service.logger.warn('A call of the PayPal webhook was not signed by PayPal.');
    return { status: 'error', code: 'invalid_input' };
  }
  return toHintAnswer(await settlePaypal(service, payment.id, { isAgreed: event.event_type === approvedEvent }));
};
