// Reads the state of a payment from PayPal, captures it if the shopper approved it, and records the outcome. The only
// code path for the browser, the webhook, the reconciliation job and the payment deadline: they only trigger it.
import type { PaypalOrder } from '../../../../../contract/payment-provider-responses.ts';
import {
  classifyPaypalCapture,
  classifyPaypalError,
  type PaypalErrorOutcome,
  type PaypalStaffAlertCause,
} from '../../../../../domain/paypal-error-outcomes.ts';
import type { OrderServiceContext } from '../../platform/route-types-and-handlers.ts';
import {
  pendingPaymentStates,
  type PaymentRow,
  authorizedOrLaterPaymentStates,
} from '../orders/payment-and-refund-row-schemas.ts';
import { type OrderWithPaymentAccounts, readOrderWithPaymentAccounts } from './payment-provider-accounts.ts';
import { singleFlight } from './call-payment-provider.ts';
import { findPaypalPaymentMismatch } from './find-payment-mismatch.ts';
import { readPaymentById, recordPaymentCheckTime } from './payment-repository.ts';
import { capturePaypalOrder, type PaypalCredentials, readPaypalOrder } from './paypal-client.ts';
import {
  markPaymentCaptureStarted,
  storeUnpaidPaymentEndState,
  readOutcomeOfSucceededPayment,
  recordPaymentMismatch,
  recordSuccessfulPayment,
  recordRequiredPaypalReapproval,
  declinePaymentAndAlertStaff,
  alertStaffAboutPendingPayment,
  type PaymentOutcome,
  toOutcomeOfEndedUnpaidPayment,
} from './record-payment-outcome.ts';
import { toPaymentStaffAlertMessage } from './payment-staff-alerts.ts';

interface PaypalContext {
  service: OrderServiceContext;
  payment: PaymentRow & { providerId: string };
  order: OrderWithPaymentAccounts;
  account: PaypalCredentials;
}

/** PayPal has deleted the order (orders expire after hours). */
const isNotFound = ({ status }: { status: number | undefined }): boolean => status === 404;

const toCapture = (paypalOrder: PaypalOrder) => paypalOrder.purchase_units[0]?.payments?.captures?.[0];

/** PayPal refused the payment permanently, for example a declined card. The shopper can start another one. */
const declinePayment = async ({ service, payment }: PaypalContext, note?: string): Promise<PaymentOutcome> => {
  await storeUnpaidPaymentEndState(service, payment, 'declined', note);
  return 'refused';
};

/** Refused for a reason that the staff has to fix. */
const declineAndAlertStaff = async (
  { service, payment }: PaypalContext,
  issue: string,
  cause: PaypalStaffAlertCause = 'request',
): Promise<PaymentOutcome> => {
  await declinePaymentAndAlertStaff(service, payment, {
    topic: issue,
    ...toPaymentStaffAlertMessage(`paypal.${cause}`, { issue }),
  });
  return 'reported';
};

/** The order accepts no more payments, and nothing was captured. */
const cancelPayment = async ({ service, payment }: PaypalContext): Promise<PaymentOutcome> => {
  await storeUnpaidPaymentEndState(service, payment, 'cancelled');
  // Another process may have recorded the payment in the meantime.
  return readOutcomeOfSucceededPayment(service.database, payment);
};

/** The shopper has paid, but PayPal or the bank has not decided. The order keeps its state, for days if necessary. */
const awaitCapture = async (
  { service, payment }: PaypalContext,
  reason = 'PENDING',
  { cause }: PaypalErrorOutcome,
): Promise<PaymentOutcome> => {
  if (cause)
    await alertStaffAboutPendingPayment(service, payment, {
      topic: reason,
      ...toPaymentStaffAlertMessage('paypal.pending', { issue: reason }),
    });
  else await recordPaymentCheckTime(service.database, payment.id);
  return 'waiting';
};

/** Records what PayPal captured. With any difference from the order, the order stays unpaid. */
const reconcileCompletedOrder = async (context: PaypalContext, paypalOrder: PaypalOrder): Promise<PaymentOutcome> => {
  const { service, payment, order } = context;
  const capture = toCapture(paypalOrder);
  const expected = { id: payment.providerId, merchantId: payment.details.merchant_id };
  const difference = findPaypalPaymentMismatch(paypalOrder, order, expected);
  if (!capture) {
    await recordPaymentCheckTime(service.database, payment.id);
    return 'pending';
  }
  const outcome = classifyPaypalCapture(capture);
  if (outcome.action === 'wait') return awaitCapture(context, capture.status_details?.reason, outcome);
  if (outcome.action === 'alert_staff') return declineAndAlertStaff(context, capture.status, outcome.cause);
  if (outcome.action === 'partly_refunded') {
    await recordPaymentMismatch(service, payment, capture.id, 'teilweise erstattet');
    return 'refused';
  }
  if (outcome.action !== 'taken') return declinePayment(context);
  if (difference) {
    service.logger.error(`The PayPal capture of order ${order.number} does not match the order: ${difference}.`);
    await recordPaymentMismatch(service, payment, capture.id, difference);
    return 'refused';
  }
  return recordSuccessfulPayment(service, payment, { state: 'captured', capture_id: capture.id });
};

const readAndReconcileOrder = async (context: PaypalContext): Promise<PaymentOutcome> => {
  const paypalOrder = await readPaypalOrder(context.account, context.payment.providerId);
  if (!paypalOrder.ok || paypalOrder.value.status !== 'COMPLETED') return 'pending';
  return reconcileCompletedOrder(context, paypalOrder.value);
};

/**
 * Handles a refused capture. First checks at PayPal whether the payment was captured anyway: the refusal may be caused
 * by a retry.
 */
const handleCaptureRefusal = async (
  context: PaypalContext,
  issue: string,
  errorOutcome: PaypalErrorOutcome,
): Promise<PaymentOutcome> => {
  const { service, payment, account } = context;
  const paypalOrder = await readPaypalOrder(account, payment.providerId);
  if (!paypalOrder.ok && !isNotFound(paypalOrder)) return 'pending';
  if (paypalOrder.ok && paypalOrder.value.status === 'COMPLETED')
    return reconcileCompletedOrder(context, paypalOrder.value);
  switch (errorOutcome.action) {
    case 'wait':
      await recordPaymentCheckTime(service.database, payment.id);
      return 'waiting';
    case 'return_to_paypal':
      await recordRequiredPaypalReapproval(service, payment);
      return 'returned';
    case 'alert_staff':
      return declineAndAlertStaff(context, issue, errorOutcome.cause);
    case 'pay_another_way':
      return declinePayment(context);
  }
};

/** A new request id after the payer was returned to PayPal: PayPal repeats its first response for a known one. */
const toRequestId = ({ id, details }: PaymentRow): string => (details.returns ? `${id}-${details.returns}` : id);

/** Captures the payment. After a crash the payment stays `approved`, and the job retries with the same request id. */
const capturePayment = async (context: PaypalContext): Promise<PaymentOutcome> => {
  const { service, payment, account } = context;
  if ((await markPaymentCaptureStarted(service, payment, payment.details)) === 'closed') return cancelPayment(context);
  const captureResult = await capturePaypalOrder(account, payment.providerId, toRequestId(payment));
  // Captured by an earlier call: read the capture from the order.
  if (captureResult.ok || captureResult.issue === 'ORDER_ALREADY_CAPTURED') return readAndReconcileOrder(context);
  service.logger.warn(`PayPal did not capture order ${context.order.number}: ${captureResult.issue}.`);
  const errorOutcome = classifyPaypalError(captureResult.issue, captureResult.status);
  const isDecided = captureResult.isFinal || errorOutcome.action !== 'wait';
  return isDecided ? handleCaptureRefusal(context, captureResult.issue, errorOutcome) : 'pending';
};

export interface ReconcilePaypalOptions {
  /**
   * Set if the shopper is known to have approved (browser, webhook), or at the last attempt. Otherwise a payer who was
   * returned to PayPal is not charged: PayPal may still report the earlier approval.
   */
  isApproved?: boolean;
}

/** The webhook may have tried the capture already, or recorded that PayPal requires a new approval. */
const isCaptureRefused = async ({ database }: OrderServiceContext, id: string): Promise<boolean> => {
  const payment = await readPaymentById(database, id);
  return payment?.state === 'approved' || (payment?.details.returns ?? 0) > 0;
};

const reconcile = async (
  service: OrderServiceContext,
  id: string,
  { isApproved }: ReconcilePaypalOptions,
): Promise<PaymentOutcome> => {
  const payment = await readPaymentById(service.database, id);
  if (!payment) return 'refused';
  if (!pendingPaymentStates.includes(payment.state)) {
    if (authorizedOrLaterPaymentStates.includes(payment.state))
      return readOutcomeOfSucceededPayment(service.database, payment);
    return toOutcomeOfEndedUnpaidPayment(payment);
  }
  const order = await readOrderWithPaymentAccounts(service, payment.order);
  const { providerId } = payment;
  if (!order?.paypal) return 'pending';
  if (providerId === undefined) {
    // PayPal may have created an order, but no shopper has seen it.
    if (order.state === 'awaiting_payment') return 'pending';
    await storeUnpaidPaymentEndState(service, payment, 'cancelled');
    return 'closed';
  }
  const context: PaypalContext = { service, payment: { ...payment, providerId }, order, account: order.paypal };
  const paypalOrder = await readPaypalOrder(order.paypal, providerId);
  if (!paypalOrder.ok) {
    if (isNotFound(paypalOrder)) {
      await storeUnpaidPaymentEndState(service, payment, 'cancelled');
      return 'refused';
    }
    service.logger.warn(`PayPal did not return the state of order ${order.number}: ${paypalOrder.issue}.`);
    await recordPaymentCheckTime(service.database, payment.id);
    return 'pending';
  }
  if (paypalOrder.value.status === 'COMPLETED') return reconcileCompletedOrder(context, paypalOrder.value);
  const expected = { id: providerId, merchantId: payment.details.merchant_id };
  const difference = findPaypalPaymentMismatch(paypalOrder.value, order, expected);
  if (difference) {
    service.logger.error(`The PayPal order does not match order ${order.number}: ${difference}. Nothing was captured.`);
    return declinePayment(
      context,
      `PayPal nennt etwas anderes als bestellt (${difference}); es wurde nichts eingezogen.`,
    );
  }
  if (paypalOrder.value.status === 'VOIDED') return declinePayment(context);
  const awaitsNewApproval = (payment.details.returns ?? 0) > 0 && !isApproved;
  if (paypalOrder.value.status === 'APPROVED' && !awaitsNewApproval) return capturePayment(context);
  if (order.state !== 'awaiting_payment') return cancelPayment(context);
  await recordPaymentCheckTime(service.database, payment.id);
  const isApprovalRequired =
    paypalOrder.value.status === 'PAYER_ACTION_REQUIRED' && (await isCaptureRefused(service, id));
  return isApproved && isApprovalRequired ? 'returned' : 'open';
};

/** Concurrent calls share one result, so that they capture once. */
export const reconcilePaypalPayment = (
  service: OrderServiceContext,
  payment: string,
  options: ReconcilePaypalOptions = {},
): Promise<PaymentOutcome> =>
  singleFlight(`reconcile ${payment} ${String(options.isApproved === true)}`, () =>
    reconcile(service, payment, options),
  );
