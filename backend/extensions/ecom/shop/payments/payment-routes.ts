// Payment routes for browsers, webhooks and callbacks. A call is only a trigger: the service reads the state of the
// payment from the provider and responds with that (specification §7).
import type {
  KlarnaAuthorizationCallbackBody,
  PaypalWebhookEvent,
} from '../../../../../contract/payment-provider-responses.ts';
import type {
  OrderServiceOkOrErrorResponse,
  OrderServiceErrorResponse,
} from '../../../../../contract/shop/order-service-ok-or-error-response.ts';
import type {
  KlarnaConfirmationRequestBody,
  PaypalConfirmationRequestBody,
} from '../../../../../contract/shop/order.ts';
import type { UnparsedOrderServiceRequest, OrderServiceContext } from '../../platform/route-types-and-handlers.ts';
import { readOrder } from '../orders/read-order.ts';
import { readOrderWithPaymentAccounts } from './payment-provider-accounts.ts';
import { readPaymentById, readPaymentsByOwnOrProviderId } from './payment-repository.ts';
import { verifyPaypalWebhook } from './paypal-client.ts';
import type { PaymentOutcome } from './record-payment-outcome.ts';
import { reconcileKlarnaPayment } from './reconcile-klarna-payment.ts';
import { reconcilePaypalPayment } from './reconcile-paypal-payment.ts';

/**
 * POST /ecom/klarna/order: the browser reports Klarna's authorization token; the service places the order at Klarna
 * with it.
 */
export const confirmKlarnaPayment = async (
  body: KlarnaConfirmationRequestBody,
  service: OrderServiceContext,
): Promise<OrderServiceOkOrErrorResponse> => {
  const order = await readOrder(service.database, body.order_uuid);
  if (order?.project.domain !== body.project) return { status: 'error', code: 'unknown_order', field: 'order_uuid' };
  const payment = order.payments.findLast(({ provider }) => provider === 'klarna');
  if (!payment) return { status: 'error', code: 'payment_refused', field: 'authorization_token' };
  const answer = toPaymentAnswer(await reconcileKlarnaPayment(service, payment.id, body.authorization_token));
  // The specification requires `message` in this response.
  const ok = { status: 'ok', message: 'ok' } as const;
  return answer.status === 'ok' ? ok : answer;
};

/**
 * POST /ecom/order/paypal_transaction: the browser reports that the shopper approved the payment; the service checks
 * that at PayPal. The id from the browser must belong to a payment that the service started for this order.
 */
export const confirmPaypalPayment = async (
  body: PaypalConfirmationRequestBody,
  service: OrderServiceContext,
): Promise<OrderServiceOkOrErrorResponse> => {
  const order = await readOrder(service.database, body.order_id);
  if (order?.project.domain !== body.project) return { status: 'error', code: 'unknown_order', field: 'order_id' };
  const payment = order.payments.find(
    ({ provider, providerId }) => provider === 'paypal' && providerId === body.paypal.order_id,
  );
  if (!payment) return { status: 'error', code: 'payment_refused', field: 'paypal' };
  return toPaymentAnswer(await reconcilePaypalPayment(service, payment.id, { isApproved: true }));
};

/**
 * POST /ecom/klarna/callback/{payment}: Klarna also sends the authorization token to the service, in case the browser
 * was closed.
 */
export const handleKlarnaAuthorizationCallback = async (
  { authorization_token: token, session_id: session }: KlarnaAuthorizationCallbackBody,
  service: OrderServiceContext,
  { params }: UnparsedOrderServiceRequest,
): Promise<OrderServiceOkOrErrorResponse> => {
  const payment = await readPaymentById(service.database, params['payment'] ?? '');
  const isKnownSession =
    payment?.provider === 'klarna' && (session === undefined || session === payment.details.session_id);
  if (!payment || !isKnownSession) return { status: 'error', code: 'unknown_order' };
  return toWebhookAnswer(await reconcileKlarnaPayment(service, payment.id, token));
};

/** The shopper approved the payment, possibly again after being returned to PayPal. */
const approvedEvent = 'CHECKOUT.ORDER.APPROVED';

const toPaypalOrderId = ({ event_type: type, resource }: PaypalWebhookEvent): string | undefined =>
  type.startsWith('CHECKOUT.ORDER.') ? resource.id : resource.supplementary_data?.related_ids?.order_id;

/**
 * POST /ecom/paypal/webhook: responds with 200 only after the payment was reconciled with PayPal; otherwise PayPal
 * sends the event again.
 */
export const handlePaypalWebhook = async (
  event: PaypalWebhookEvent,
  service: OrderServiceContext,
  { headers, body }: UnparsedOrderServiceRequest,
): Promise<OrderServiceOkOrErrorResponse> => {
  const paypalOrderId = toPaypalOrderId(event);
  const [payment] = paypalOrderId
    ? await readPaymentsByOwnOrProviderId(service.database, { provider: 'paypal', provider_id: paypalOrderId })
    : [];
  // An event of another shop on the same account, or of a type that is not handled here.
  if (!payment) return { status: 'ok' };
  const order = await readOrderWithPaymentAccounts(service, payment.order);
  if (!order?.paypal) return { status: 'error', code: 'payment_pending' };
  // The body as received instead of the parsed one: PayPal signs every field.
  const verified = await verifyPaypalWebhook(order.paypal, headers, body);
  if (!verified.ok) return { status: 'error', code: 'payment_pending' };
  if (!verified.value) {
    service.logger.warn('A PayPal webhook call had no valid signature.');
    return { status: 'error', code: 'invalid_input' };
  }
  return toWebhookAnswer(
    await reconcilePaypalPayment(service, payment.id, { isApproved: event.event_type === approvedEvent }),
  );
};

/** With `open`, the browser reports an approval that the provider does not report yet. A retry may help. */
const toPaymentAnswer = (outcome: PaymentOutcome): OrderServiceOkOrErrorResponse =>
  outcome === 'paid' ? { status: 'ok' } : toPaymentRefusalResponse(outcome);

export const toPaymentRefusalResponse = (outcome: Exclude<PaymentOutcome, 'paid'>): OrderServiceErrorResponse => {
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

/** Acknowledges a webhook, unless a retry may change the outcome. */
const toWebhookAnswer = (outcome: PaymentOutcome): OrderServiceOkOrErrorResponse =>
  outcome === 'pending' ? toPaymentAnswer(outcome) : { status: 'ok' };
