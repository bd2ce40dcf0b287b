// Reconciles pending payments with the providers: before an unpaid order is cancelled, and periodically for payments
// that were not checked for a while (a closed browser, a lost response, a crash between capture and recording).
import type { OrderServiceContext } from '../../platform/route-types-and-handlers.ts';
import { defineScheduledJob, defineDueItemsJobTask } from '../../platform/define-scheduled-job.ts';
import { readOrder } from '../orders/read-order.ts';
import { pendingPaymentStates, type PaymentRow } from '../orders/payment-and-refund-row-schemas.ts';
import {
  captureShippedKlarnaOrders,
  extendExpiringKlarnaAuthorizations,
} from './capture-and-extend-klarna-authorizations.ts';
import { updatePaymentIfInState, readPaymentById, recordPaymentCheckTime } from './payment-repository.ts';
import type { PaymentOutcome } from './record-payment-outcome.ts';
import { reconcileKlarnaPayment } from './reconcile-klarna-payment.ts';
import { reconcilePaypalPayment, type ReconcilePaypalOptions } from './reconcile-paypal-payment.ts';

const reconcilePayment = (
  service: OrderServiceContext,
  { id, provider }: PaymentRow,
  options: ReconcilePaypalOptions = {},
): Promise<PaymentOutcome> =>
  provider === 'paypal' ? reconcilePaypalPayment(service, id, options) : reconcileKlarnaPayment(service, id);

type ReleaseResult = 'unpaid' | 'paid' | 'unknown';

/** After this time an approval has expired at every provider: a capture that has not started can no longer succeed. */
const approvalLifetimeMs = 3 * 60 * 60_000;

/** Cancels a payment; the service will not capture it. `unknown` if a capture has just started. */
const cancelPayment = async ({ database }: OrderServiceContext, { id }: PaymentRow): Promise<ReleaseResult> =>
  (await updatePaymentIfInState(database, id, ['created'], { state: 'cancelled' })) ? 'unpaid' : 'unknown';

/** Whether the payment never reached the shopper, so nobody can have approved it. */
const isUnknownToShopper = ({ provider, providerId, details }: PaymentRow): boolean =>
  (provider === 'paypal' ? providerId : details.session_id) === undefined;

const reconcileOrRelease = async (
  service: OrderServiceContext,
  payment: PaymentRow,
  isReservationExpired: boolean,
): Promise<ReleaseResult> => {
  // Only the service captures money, and it sets the payment to `approved` first. Before that, it can be cancelled
  // without a response from the provider: even if the shopper has approved it, nothing is charged.
  if (payment.state === 'created' && (!isReservationExpired || isUnknownToShopper(payment)))
    return cancelPayment(service, payment);
  // When the reservation expires, a shopper who approved and whose browser was closed still gets the order.
  const outcome = await reconcilePayment(service, payment, { isApproved: isReservationExpired });
  if (outcome === 'paid') return 'paid';
  if (outcome === 'refused' || outcome === 'reported' || outcome === 'closed') return 'unpaid';
  if (outcome === 'returned') return cancelPayment(service, payment);
  const isLapsed = Date.now() - payment.createdAt.getTime() > approvalLifetimeMs;
  return payment.state === 'created' && (outcome === 'open' || isLapsed) ? cancelPayment(service, payment) : 'unknown';
};

/**
 * `unpaid`: nothing was paid and nothing more can be paid, so the order can be cancelled. `paid`: the order is paid.
 * `unknown`: the provider does not respond; retry later. Must not be called inside a transaction.
 */
export const cancelOrReconcilePayments = async (service: OrderServiceContext, id: string): Promise<ReleaseResult> => {
  const { payments = [], holdUntil = null } = (await readOrder(service.database, id)) ?? {};
  const isReservationExpired = holdUntil === null || holdUntil.getTime() < Date.now();
  const results: ReleaseResult[] = [];
  for (const payment of payments.filter(({ state }) => pendingPaymentStates.includes(state)))
    results.push(await reconcileOrRelease(service, payment, isReservationExpired));
  return results.find((result) => result === 'paid') ?? results.find((result) => result === 'unknown') ?? 'unpaid';
};

/** The next run handles the remaining ones. */
const batchSize = 20;

/**
 * First after 90 seconds, in which the browser usually completes the payment; then at growing intervals, each a
 * quarter of the payment's age. Every payment ends: providers drop unpaid orders after three hours (PayPal) or two
 * days (Klarna).
 */
const isDue = `now() - coalesce(checked_at, date_created) >
  greatest(interval '90 seconds', (coalesce(checked_at, date_created) - date_created) / 4)`;

const reconcilePendingPayments = defineDueItemsJobTask({
  selectDue: async ({ database }) =>
    database('ecommerce_payment')
      .whereIn('state', pendingPaymentStates)
      .whereRaw(isDue)
      .orderByRaw('checked_at nulls first')
      .limit(batchSize)
      .select<{ id: string }[]>('id'),
  handle: async (service, { id }) => {
    try {
      const payment = await readPaymentById(service.database, id);
      if (payment && (await reconcilePayment(service, payment)) === 'pending')
        await recordPaymentCheckTime(service.database, id);
    } catch (error) {
      await recordPaymentCheckTime(service.database, id);
      throw error;
    }
  },
  describeFailure: ({ id }) => `The payment ${id} could not be reconciled.`,
});

export const paymentReconciliationJob = defineScheduledJob({
  tasks: [reconcilePendingPayments, captureShippedKlarnaOrders, extendExpiringKlarnaAuthorizations],
});
