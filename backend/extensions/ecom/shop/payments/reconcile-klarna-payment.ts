// Places the order of an authorization at Klarna and writes down what became of it. The one way for the browser's token, the
// callback's, the sweeper and the end of a hold.
import type { ServiceContext } from '../../platform/http.ts';
import { translateForStaff } from '../../platform/texts.ts';
import { pendingPaymentStates, type Payment, succeededPaymentStates } from '../orders/payment.ts';
import { type OrderWithProviderAccounts, readOrderWithProviderAccounts } from './provider-accounts.ts';
import { singleFlight } from './call-provider.ts';
import { findKlarnaMismatch } from './find-mismatch.ts';
import {
  type KlarnaAccount,
  placeKlarnaOrder,
  readKlarnaOrder,
  readKlarnaSession,
  releaseKlarnaAuthorization,
} from './klarna-client.ts';
import { toKlarnaCallbackUrl, toKlarnaOrderRequest } from './klarna-order-request.ts';
import { updatePayment, isDuplicateProviderId, readPayment, markPaymentChecked } from './payment-rows.ts';
import {
  startPaymentCapture,
  endPayment,
  readSucceededPaymentOutcome,
  recordPaymentMismatch,
  recordPayment,
  type PaymentOutcome,
  toEndedPaymentOutcome,
} from './record-payment.ts';

interface KlarnaContext {
  service: ServiceContext;
  payment: Payment;
  order: OrderWithProviderAccounts;
  account: KlarnaAccount;
}

const declinePayment = async ({ service, payment }: KlarnaContext, note?: string): Promise<PaymentOutcome> => {
  await endPayment(service, payment, 'declined', note);
  return 'refused';
};

const keepWaiting = async (
  { service, payment }: KlarnaContext,
  outcome: 'open' | 'pending' | 'waiting' = 'pending',
): Promise<PaymentOutcome> => {
  await markPaymentChecked(service.database, payment.id);
  return outcome;
};

/** What Klarna has taken over: equal to the order, or nothing is paid. */
const reconcilePlacedOrder = async (context: KlarnaContext, klarnaOrderId: string): Promise<PaymentOutcome> => {
  const { service, payment, order, account } = context;
  const klarnaOrder = await readKlarnaOrder(account, klarnaOrderId);
  if (!klarnaOrder.ok) return keepWaiting(context);
  const difference = findKlarnaMismatch(klarnaOrder.value, order);
  if (difference || klarnaOrder.value.order_id !== klarnaOrderId) {
    service.logger.error(`Klarna has taken over something else than order ${order.number}: ${difference ?? 'order'}.`);
    await recordPaymentMismatch(service, payment, klarnaOrderId, difference ?? 'order');
    return 'refused';
  }
  if (klarnaOrder.value.fraud_status === 'REJECTED' || klarnaOrder.value.status === 'CANCELLED')
    return declinePayment(context);
  // Klarna looks into it, for a day at most.
  if (klarnaOrder.value.fraud_status === 'PENDING') return keepWaiting(context, 'waiting');
  const endsAt = klarnaOrder.value.expires_at;
  const capture = {
    state: 'authorized',
    provider_id: klarnaOrderId,
    capture_id: klarnaOrderId,
    ...(endsAt && { details: { ...payment.details, expires_at: endsAt } }),
  } as const;
  return recordPayment(service, payment, capture);
};

/** An authorization that becomes no order is given back, so that it does not weigh on the shopper's limit at Klarna. */
const releaseAuthorization = async (
  { service, payment, account }: KlarnaContext,
  token: string,
): Promise<PaymentOutcome> => {
  const released = await releaseKlarnaAuthorization(account, token);
  if (!released.ok) service.logger.warn(`Klarna did not take an authorization back: ${released.issue}.`);
  await endPayment(service, payment, 'cancelled');
  // Another process may have been faster and have it paid.
  return readSucceededPaymentOutcome(service.database, payment);
};

/** The token is used up, but with which order? Klarna answers a repetition with the first answer for a day only. */
const reconcileUsedToken = async (context: KlarnaContext): Promise<PaymentOutcome> => {
  const { payment, account } = context;
  const session = await readKlarnaSession(account, payment.details.session_id ?? '');
  if (!session.ok) return keepWaiting(context);
  return declinePayment(
    context,
    session.value.status === 'complete' ? translateForStaff('payment.klarna.unknownNumber') : undefined,
  );
};

/** Kept before it is asked about: Klarna names the order's number only once. */
const saveKlarnaOrderId = async (context: KlarnaContext, klarnaOrderId: string): Promise<PaymentOutcome> => {
  const { service, payment } = context;
  try {
    await updatePayment(service.database, payment.id, pendingPaymentStates, { provider_id: klarnaOrderId });
  } catch (error) {
    if (!isDuplicateProviderId(error)) throw error;
    return declinePayment(context, translateForStaff('payment.klarna.numberTaken', { number: klarnaOrderId }));
  }
  return reconcilePlacedOrder(context, klarnaOrderId);
};

/**
 * Whether an order that takes no payment any more was placed before, and only the answer lost: then it is asked for by
 * repeating the placing, which makes nothing new of a token that is used up. `undefined` where Klarna does not say.
 */
const wasOrderPlaced = async ({ payment, account }: KlarnaContext): Promise<boolean | undefined> => {
  if (payment.details.authorization_token === undefined) return false;
  const session = await readKlarnaSession(account, payment.details.session_id ?? '');
  return session.ok ? session.value.status === 'complete' : undefined;
};

const placeOrder = async (context: KlarnaContext, token: string): Promise<PaymentOutcome> => {
  const { service, order, account } = context;
  const details = { ...context.payment.details, authorization_token: token };
  if ((await startPaymentCapture(service, context.payment, details)) === 'closed') {
    const isPlaced = await wasOrderPlaced(context);
    if (isPlaced === undefined) return keepWaiting(context);
    if (!isPlaced) return releaseAuthorization(context, token);
  }
  const payment = { ...context.payment, details };
  const body = toKlarnaOrderRequest(order, toKlarnaCallbackUrl(service, payment.id));
  const placed = await placeKlarnaOrder(account, token, body, payment.id);
  if (placed.ok) {
    return saveKlarnaOrderId({ ...context, payment }, placed.value.order_id);
  }
  service.logger.warn(`Klarna did not take over order ${order.number}: ${placed.issue}.`);
  if (placed.status === 404) return reconcileUsedToken({ ...context, payment });
  return placed.isFinal || placed.status === 409 ? declinePayment(context) : keepWaiting(context);
};

const reconcile = async (
  service: ServiceContext,
  id: string,
  requestToken: string | undefined,
): Promise<PaymentOutcome> => {
  const payment = await readPayment(service.database, id);
  if (!payment) return 'refused';
  const order = await readOrderWithProviderAccounts(service, payment.order);
  if (!order?.klarna) return 'pending';
  const context: KlarnaContext = { service, payment, order, account: order.klarna };
  if (succeededPaymentStates.includes(payment.state)) return readSucceededPaymentOutcome(service.database, payment);
  if (!pendingPaymentStates.includes(payment.state)) {
    if (requestToken !== undefined && payment.state === 'cancelled') return releaseAuthorization(context, requestToken);
    return toEndedPaymentOutcome(payment);
  }
  if (payment.providerId !== undefined) return reconcilePlacedOrder(context, payment.providerId);
  // Whoever has begun to place the order has decided on a token.
  const storedToken = payment.details.authorization_token;
  if (storedToken !== undefined) return placeOrder(context, storedToken);
  const { session_id: sessionId } = payment.details;
  if (sessionId === undefined) {
    // Klarna may have opened a session for it, but no shopper has heard of that one.
    if (order.state === 'awaiting_payment') return 'pending';
    await endPayment(service, payment, 'cancelled');
    return 'closed';
  }
  const session = await readKlarnaSession(order.klarna, sessionId);
  if (!session.ok) {
    if (session.status !== 404) return keepWaiting(context);
    await endPayment(service, payment, 'cancelled');
    return 'refused';
  }
  const difference = findKlarnaMismatch(session.value, order);
  if (difference) {
    service.logger.error(`Klarna tells something else than order ${order.number}: ${difference}. Nothing was placed.`);
    return declinePayment(context, translateForStaff('payment.klarna.difference', { difference }));
  }
  const token = session.value.authorization_token ?? requestToken;
  if (token !== undefined) return placeOrder(context, token);
  if (order.state !== 'awaiting_payment') {
    await endPayment(service, payment, 'cancelled');
    return 'closed';
  }
  return keepWaiting(context, 'open');
};

/** `token` is the browser's or the callback's word; where the session itself names one, that one counts. */
export const reconcileKlarnaPayment = (
  service: ServiceContext,
  payment: string,
  token?: string,
): Promise<PaymentOutcome> => singleFlight(`settle ${payment}`, () => reconcile(service, payment, token));
