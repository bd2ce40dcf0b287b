// Places the order of an authorization at Klarna and records the outcome. The only code path for the browser's token,
// Klarna's callback, the reconciliation job and the payment deadline.
import type { OrderServiceContext } from '../../platform/route-types-and-handlers.ts';
import { getGermanStaffMessage } from '../../platform/service-translators.ts';
import {
  pendingPaymentStates,
  type PaymentRow,
  authorizedOrLaterPaymentStates,
} from '../orders/payment-and-refund-row-schemas.ts';
import { type OrderWithPaymentAccounts, readOrderWithPaymentAccounts } from './payment-provider-accounts.ts';
import { singleFlight } from './call-payment-provider.ts';
import { findKlarnaPaymentMismatch } from './find-payment-mismatch.ts';
import {
  type KlarnaAccount,
  placeKlarnaOrder,
  readKlarnaOrder,
  readKlarnaSession,
  cancelKlarnaAuthorization,
} from './klarna-client.ts';
import { toKlarnaCallbackUrl, toKlarnaOrderRequest } from './klarna-order-request.ts';
import {
  updatePaymentIfInState,
  isUniqueViolation,
  readPaymentById,
  recordPaymentCheckTime,
} from './payment-repository.ts';
import {
  markPaymentCaptureStarted,
  storeUnpaidPaymentEndState,
  readOutcomeOfSucceededPayment,
  recordPaymentMismatch,
  recordSuccessfulPayment,
  type PaymentOutcome,
  toOutcomeOfEndedUnpaidPayment,
} from './record-payment-outcome.ts';

interface KlarnaContext {
  service: OrderServiceContext;
  payment: PaymentRow;
  order: OrderWithPaymentAccounts;
  account: KlarnaAccount;
}

const declinePayment = async ({ service, payment }: KlarnaContext, note?: string): Promise<PaymentOutcome> => {
  await storeUnpaidPaymentEndState(service, payment, 'declined', note);
  return 'refused';
};

const keepWaiting = async (
  { service, payment }: KlarnaContext,
  outcome: 'open' | 'pending' | 'waiting' = 'pending',
): Promise<PaymentOutcome> => {
  await recordPaymentCheckTime(service.database, payment.id);
  return outcome;
};

/** Reconciles an order that Klarna accepted. With any difference from ours, the order stays unpaid. */
const reconcilePlacedOrder = async (context: KlarnaContext, klarnaOrderId: string): Promise<PaymentOutcome> => {
  const { service, payment, order, account } = context;
  const klarnaOrder = await readKlarnaOrder(account, klarnaOrderId);
  if (!klarnaOrder.ok) return keepWaiting(context);
  const difference = findKlarnaPaymentMismatch(klarnaOrder.value, order);
  if (difference || klarnaOrder.value.order_id !== klarnaOrderId) {
    service.logger.error(`The order placed at Klarna does not match order ${order.number}: ${difference ?? 'order'}.`);
    await recordPaymentMismatch(service, payment, klarnaOrderId, difference ?? 'order');
    return 'refused';
  }
  if (klarnaOrder.value.fraud_status === 'REJECTED' || klarnaOrder.value.status === 'CANCELLED')
    return declinePayment(context);
  // Klarna's fraud review takes a day at most.
  if (klarnaOrder.value.fraud_status === 'PENDING') return keepWaiting(context, 'waiting');
  const endsAt = klarnaOrder.value.expires_at;
  const capture = {
    state: 'authorized',
    provider_id: klarnaOrderId,
    capture_id: klarnaOrderId,
    ...(endsAt && { details: { ...payment.details, expires_at: endsAt } }),
  } as const;
  return recordSuccessfulPayment(service, payment, capture);
};

/** Cancels an authorization that will not become an order, so that it does not reduce the shopper's limit at Klarna. */
const releaseAuthorization = async (
  { service, payment, account }: KlarnaContext,
  token: string,
): Promise<PaymentOutcome> => {
  const released = await cancelKlarnaAuthorization(account, token);
  if (!released.ok) service.logger.warn(`Klarna did not release an authorization: ${released.issue}.`);
  await storeUnpaidPaymentEndState(service, payment, 'cancelled');
  // Another process may have recorded the payment in the meantime.
  return readOutcomeOfSucceededPayment(service.database, payment);
};

/**
 * The token was used for an unknown order: Klarna repeats the first response, which contains its id, for a day only.
 */
const reconcileUsedToken = async (context: KlarnaContext): Promise<PaymentOutcome> => {
  const { payment, account } = context;
  const session = await readKlarnaSession(account, payment.details.session_id ?? '');
  if (!session.ok) return keepWaiting(context);
  return declinePayment(
    context,
    session.value.status === 'complete' ? getGermanStaffMessage('payment.klarna.unknownNumber') : undefined,
  );
};

/** Stored before the order is read: Klarna returns this id only once. */
const saveKlarnaOrderId = async (context: KlarnaContext, klarnaOrderId: string): Promise<PaymentOutcome> => {
  const { service, payment } = context;
  try {
    await updatePaymentIfInState(service.database, payment.id, pendingPaymentStates, { provider_id: klarnaOrderId });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return declinePayment(context, getGermanStaffMessage('payment.klarna.numberTaken', { number: klarnaOrderId }));
  }
  return reconcilePlacedOrder(context, klarnaOrderId);
};

/**
 * Whether an order that accepts no more payments was placed before and only the response was lost. Then placing it
 * again returns the first response and creates nothing. `undefined` if Klarna does not respond.
 */
const wasOrderPlaced = async ({ payment, account }: KlarnaContext): Promise<boolean | undefined> => {
  if (payment.details.authorization_token === undefined) return false;
  const session = await readKlarnaSession(account, payment.details.session_id ?? '');
  return session.ok ? session.value.status === 'complete' : undefined;
};

const placeOrder = async (context: KlarnaContext, token: string): Promise<PaymentOutcome> => {
  const { service, order, account } = context;
  const details = { ...context.payment.details, authorization_token: token };
  if ((await markPaymentCaptureStarted(service, context.payment, details)) === 'closed') {
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
  service.logger.warn(`Klarna did not accept order ${order.number}: ${placed.issue}.`);
  if (placed.status === 404) return reconcileUsedToken({ ...context, payment });
  return placed.isFinal || placed.status === 409 ? declinePayment(context) : keepWaiting(context);
};

const reconcile = async (
  service: OrderServiceContext,
  id: string,
  requestToken: string | undefined,
): Promise<PaymentOutcome> => {
  const payment = await readPaymentById(service.database, id);
  if (!payment) return 'refused';
  const order = await readOrderWithPaymentAccounts(service, payment.order);
  if (!order?.klarna) return 'pending';
  const context: KlarnaContext = { service, payment, order, account: order.klarna };
  if (authorizedOrLaterPaymentStates.includes(payment.state))
    return readOutcomeOfSucceededPayment(service.database, payment);
  if (!pendingPaymentStates.includes(payment.state)) {
    if (requestToken !== undefined && payment.state === 'cancelled') return releaseAuthorization(context, requestToken);
    return toOutcomeOfEndedUnpaidPayment(payment);
  }
  if (payment.providerId !== undefined) return reconcilePlacedOrder(context, payment.providerId);
  // Retries use the token of the first attempt to place the order.
  const storedToken = payment.details.authorization_token;
  if (storedToken !== undefined) return placeOrder(context, storedToken);
  const { session_id: sessionId } = payment.details;
  if (sessionId === undefined) {
    // Klarna may have created a session, but no shopper has seen it.
    if (order.state === 'awaiting_payment') return 'pending';
    await storeUnpaidPaymentEndState(service, payment, 'cancelled');
    return 'closed';
  }
  const session = await readKlarnaSession(order.klarna, sessionId);
  if (!session.ok) {
    if (session.status !== 404) return keepWaiting(context);
    await storeUnpaidPaymentEndState(service, payment, 'cancelled');
    return 'refused';
  }
  const difference = findKlarnaPaymentMismatch(session.value, order);
  if (difference) {
    service.logger.error(`The Klarna session does not match order ${order.number}: ${difference}. Nothing was placed.`);
    return declinePayment(context, getGermanStaffMessage('payment.klarna.difference', { difference }));
  }
  const token = session.value.authorization_token ?? requestToken;
  if (token !== undefined) return placeOrder(context, token);
  if (order.state !== 'awaiting_payment') {
    await storeUnpaidPaymentEndState(service, payment, 'cancelled');
    return 'closed';
  }
  return keepWaiting(context, 'open');
};

/** `token` comes from the browser or the callback. A token in the session itself takes precedence. */
export const reconcileKlarnaPayment = (
  service: OrderServiceContext,
  payment: string,
  token?: string,
): Promise<PaymentOutcome> => singleFlight(`reconcile ${payment}`, () => reconcile(service, payment, token));
