// When the providers are asked how open payments stand: before an unpaid order is given up, and for payments that nobody has asked about
// for a while (a browser that never came back, an answer that was lost, a crash between taking the money and writing it down).
import type { ServiceContext } from '../../platform/http.ts';
import { defineJob, defineJobTask } from '../../platform/jobs.ts';
import { pendingPaymentStates, type Payment } from '../orders/payment.ts';
import { captureShippedKlarnaOrders, watchKlarnaAuthorizations } from './klarna-authorizations.ts';
import { updatePayment, readPayment, readPayments, markPaymentChecked } from './payment-rows.ts';
import type { PaymentOutcome } from './record-payment.ts';
import { reconcileKlarnaPayment } from './reconcile-klarna-payment.ts';
import { reconcilePaypalPayment, type ReconcilePaypalOptions } from './reconcile-paypal-payment.ts';

const reconcilePayment = (
  service: ServiceContext,
  { id, provider }: Payment,
  options: ReconcilePaypalOptions = {},
): Promise<PaymentOutcome> =>
  provider === 'paypal' ? reconcilePaypalPayment(service, id, options) : reconcileKlarnaPayment(service, id);

type ReleaseResult = 'unpaid' | 'paid' | 'unknown';

/** After this an approval has lapsed at every provider: what the service has not begun to take cannot be taken any more. */
const approvalLifetimeMs = 3 * 60 * 60_000;

/** Gives a payment up; from here on the service takes nothing with it. `unknown` where it has just begun to. */
const cancelPayment = async ({ database }: ServiceContext, { id }: Payment): Promise<ReleaseResult> =>
  (await updatePayment(database, id, ['created'], { state: 'cancelled' })) ? 'unpaid' : 'unknown';

/** The provider, or at least the shopper, has not heard of it: nobody can have agreed to it. */
const isUnknownToShopper = ({ provider, providerId, details }: Payment): boolean =>
  (provider === 'paypal' ? providerId : details.session_id) === undefined;

const reconcileOrRelease = async (
  service: ServiceContext,
  payment: Payment,
  isReservationExpired: boolean,
): Promise<ReleaseResult> => {
  // Money is taken only by the service, and only after it has said so in the payment's state: what the shopper gives up
  // before needs no word of the provider, and whoever has approved meanwhile is not charged.
  if (payment.state === 'created' && (!isReservationExpired || isUnknownToShopper(payment)))
    return cancelPayment(service, payment);
  // At the end of a hold a shopper who has agreed, and whose browser was lost, gets what was ordered.
  const outcome = await reconcilePayment(service, payment, { isApproved: isReservationExpired });
  if (outcome === 'paid') return 'paid';
  if (outcome === 'refused' || outcome === 'reported' || outcome === 'closed') return 'unpaid';
  if (outcome === 'returned') return cancelPayment(service, payment);
  const isLapsed = Date.now() - payment.createdAt.getTime() > approvalLifetimeMs;
  return payment.state === 'created' && (outcome === 'open' || isLapsed) ? cancelPayment(service, payment) : 'unknown';
};

/**
 * `free`: nothing was paid and nothing can be paid any more, so the order may be cancelled. `settled`: the money is there,
 * and the order is paid. `unknown`: the provider does not answer; ask again later. Called outside of transactions, by whoever
 * gives the order up and, once its hold is over, by the schedule that ends it.
 */
export const reconcileOrReleasePayments = async (service: ServiceContext, order: string): Promise<ReleaseResult> => {
  const { database } = service;
  const payments = (await readPayments(database, { order })).filter(({ state }) =>
    pendingPaymentStates.includes(state),
  );
  if (payments.length === 0) return 'unpaid';
  const row = await database('ecommerce_order')
    .where({ id: order })
    .first<{ hold_until: Date | null } | undefined>('hold_until');
  const isReservationExpired = !row?.hold_until || row.hold_until.getTime() < Date.now();
  const results: ReleaseResult[] = [];
  for (const payment of payments) results.push(await reconcileOrRelease(service, payment, isReservationExpired));
  return results.find((result) => result === 'paid') ?? results.find((result) => result === 'unknown') ?? 'unpaid';
};

/** As many at a time; the others wait for the next run. */
const batchSize = 20;

/**
 * After a minute and a half, in which a browser settles by itself; then at growing intervals, each a quarter of how long the
 * payment has been open. Every one ends: providers forget what is not paid, after three hours (PayPal) or two days (Klarna).
 */
const isDue = `now() - coalesce(checked_at, date_created) >
  greatest(interval '90 seconds', (coalesce(checked_at, date_created) - date_created) / 4)`;

const reconcilePendingPayments = defineJobTask({
  selectDue: async ({ database }) =>
    database('ecommerce_payment')
      .whereIn('state', pendingPaymentStates)
      .whereRaw(isDue)
      .orderByRaw('checked_at nulls first')
      .limit(batchSize)
      .select<{ id: string }[]>('id'),
  handle: async (service, { id }) => {
    try {
      const payment = await readPayment(service.database, id);
      if (payment && (await reconcilePayment(service, payment)) === 'pending')
        await markPaymentChecked(service.database, id);
    } catch (error) {
      await markPaymentChecked(service.database, id);
      throw error;
    }
  },
  describeFailure: ({ id }) => `The payment ${id} could not be asked about.`,
});

export const paymentReconciliationJob = defineJob({
  tasks: [reconcilePendingPayments, captureShippedKlarnaOrders, watchKlarnaAuthorizations],
});
