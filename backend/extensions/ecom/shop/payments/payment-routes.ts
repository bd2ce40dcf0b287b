// The routes of payments: what a browser says about its payment, and what the providers call by themselves. Each is a hint: the
// provider is asked, and what is settled is answered (specification §7).
import type { KlarnaCallback, PaypalEvent } from '../../../../../contract/payments.ts';
import type { ServiceAnswer, Refusal } from '../../../../../contract/shop/order-answer.ts';
import type { KlarnaOrderBody, PaypalTransactionBody } from '../../../../../contract/shop/order.ts';
import type { ServiceRequest, ServiceContext } from '../../platform/http.ts';
import { readOrderWithProviderAccounts } from './provider-accounts.ts';
import { readPayment, readPayments } from './payment-rows.ts';
import { verifyPaypalWebhook } from './paypal-client.ts';
import type { PaymentOutcome } from './record-payment.ts';
import { reconcileKlarnaPayment } from './reconcile-klarna-payment.ts';
import { reconcilePaypalPayment } from './reconcile-paypal-payment.ts';

/** POST /ecom/klarna/order: Klarna has authorized, says the browser, and gives a token; the order is placed with it at Klarna. */
export const confirmKlarnaPayment = async (body: KlarnaOrderBody, service: ServiceContext): Promise<ServiceAnswer> => {
  const order = await readOrderWithProviderAccounts(service, body.order_uuid);
  if (order?.project.domain !== body.project) return { status: 'error', code: 'unknown_order', field: 'order_uuid' };
  const payment = (await readPayments(service.database, { order: order.id, provider: 'klarna' })).at(-1);
  if (!payment) return { status: 'error', code: 'payment_refused', field: 'authorization_token' };
  const answer = toPaymentAnswer(await reconcileKlarnaPayment(service, payment.id, body.authorization_token));
  // The specification wants a message in the answer of this call.
  const ok = { status: 'ok', message: 'ok' } as const;
  return answer.status === 'ok' ? ok : answer;
};

/**
 * POST /ecom/order/paypal_transaction: the shopper has agreed, says the browser; PayPal is asked. Only the payment that the service itself has begun for this order counts,
 * whatever number the browser names.
 */
export const confirmPaypalPayment = async (
  body: PaypalTransactionBody,
  service: ServiceContext,
): Promise<ServiceAnswer> => {
  const order = await readOrderWithProviderAccounts(service, body.order_id);
  if (order?.project.domain !== body.project) return { status: 'error', code: 'unknown_order', field: 'order_id' };
  const payments = await readPayments(service.database, { order: order.id, provider: 'paypal' });
  const payment = payments.find(({ providerId }) => providerId === body.paypal.order_id);
  if (!payment) return { status: 'error', code: 'payment_refused', field: 'paypal' };
  return toPaymentAnswer(await reconcilePaypalPayment(service, payment.id, { isApproved: true }));
};

/**
 * POST /ecom/klarna/callback/{payment}: Klarna has authorized and gives the token a second time, in case the shopper's browser
 * was lost.
 */
export const handleKlarnaCallback = async (
  { authorization_token: token, session_id: session }: KlarnaCallback,
  service: ServiceContext,
  { params }: ServiceRequest,
): Promise<ServiceAnswer> => {
  const payment = await readPayment(service.database, params['payment'] ?? '');
  const isKnownSession =
    payment?.provider === 'klarna' && (session === undefined || session === payment.details.session_id);
  if (!payment || !isKnownSession) return { status: 'error', code: 'unknown_order' };
  return toWebhookAnswer(await reconcileKlarnaPayment(service, payment.id, token));
};

/** The shopper has agreed, also once more after being sent back. */
const approvedEvent = 'CHECKOUT.ORDER.APPROVED';

const toPaypalOrderId = ({ event_type: type, resource }: PaypalEvent): string | undefined =>
  type.startsWith('CHECKOUT.ORDER.') ? resource.id : resource.supplementary_data?.related_ids?.order_id;

/**
 * POST /ecom/paypal/webhook: PayPal says that something has happened. Only once the payment has been asked about the answer is
 * 200; otherwise PayPal says it again.
 */
export const handlePaypalWebhook = async (
  event: PaypalEvent,
  service: ServiceContext,
  { headers, body }: ServiceRequest,
): Promise<ServiceAnswer> => {
  const paypalOrderId = toPaypalOrderId(event);
  const [payment] = paypalOrderId
    ? await readPayments(service.database, { provider: 'paypal', provider_id: paypalOrderId })
    : [];
  // Of another shop on the same account, or of no interest: nothing is left to do.
  if (!payment) return { status: 'ok' };
  const order = await readOrderWithProviderAccounts(service, payment.order);
  if (!order?.paypal) return { status: 'error', code: 'payment_pending' };
  // As it came, not as it was read: PayPal signs every field in its place.
  const verified = await verifyPaypalWebhook(order.paypal, headers, body);
  if (!verified.ok) return { status: 'error', code: 'payment_pending' };
  if (!verified.value) {
    service.logger.warn('A call of the PayPal webhook was not signed by PayPal.');
    return { status: 'error', code: 'invalid_input' };
  }
  return toWebhookAnswer(
    await reconcilePaypalPayment(service, payment.id, { isApproved: event.event_type === approvedEvent }),
  );
};

/** `open` is not yet known to the provider, though the browser says it is done: sending the same again may help. */
const toPaymentAnswer = (outcome: PaymentOutcome): ServiceAnswer =>
  outcome === 'paid' ? { status: 'ok' } : toPaymentRefusal(outcome);

/** Of whatever is not paid. */
export const toPaymentRefusal = (outcome: Exclude<PaymentOutcome, 'paid'>): Refusal => {
  switch (outcome) {
    case 'refused':
      return { status: 'error', code: 'payment_refused', advice: 'pay_another_way' };
    case 'reported':
      return { status: 'error', code: 'payment_refused', advice: 'alert_staff' };
    case 'returned':
      return { status: 'error', code: 'payment_refused', advice: 'return_to_provider' };
    case 'closed':
      return { status: 'error', code: 'order_closed' };
    case 'waiting':
      return { status: 'error', code: 'payment_pending', advice: 'wait' };
    case 'open':
    case 'pending':
      return { status: 'error', code: 'payment_pending' };
  }
};

/** For a hint, which is not about the answer: done, unless asking again can change something. */
const toWebhookAnswer = (outcome: PaymentOutcome): ServiceAnswer =>
  outcome === 'pending' ? toPaymentAnswer(outcome) : { status: 'ok' };
