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

const settlePayment = (
  service: ServiceContext,
  { id, provider }: Payment,
  options: ReconcilePaypalOptions = {},
): Promise<PaymentOutcome> =>
  provider === 'paypal' ? reconcilePaypalPayment(service, id, options) : reconcileKlarnaPayment(service, id);

type Verdict = 'free' | 'settled' | 'unknown';

/** After this an approval has lapsed at every provider: what the service has not begun to take cannot be taken any more. */
const approvalMs = 3 * 60 * 60_000;

/** Gives a payment up; from here on the service takes nothing with it. `unknown` where it has just begun to. */
const giveUp = async ({ database }: ServiceContext, { id }: Payment): Promise<Verdict> =>
  (await updatePayment(database, id, ['created'], { state: 'cancelled' })) ? 'free' : 'unknown';

/** The provider, or at least the shopper, has not heard of it: nobody can have agreed to it. */
const isUnheard = ({ provider, providerId, details }: Payment): boolean =>
  (provider === 'paypal' ? providerId : details.session_id) === undefined;

const judge = async (service: ServiceContext, payment: Payment, isHoldOver: boolean): Promise<Verdict> => {
  // Money is taken only by the service, and only after it has said so in the payment's state: what the shopper gives up
  // before needs no word of the provider, and whoever has approved meanwhile is not charged.
  if (payment.state === 'created' && (!isHoldOver || isUnheard(payment))) return giveUp(service, payment);
  // At the end of a hold a shopper who has agreed, and whose browser was lost, gets what was ordered.
  const settlement = await settlePayment(service, payment, { isAgreed: isHoldOver });
  if (settlement === 'settled') return 'settled';
  if (settlement === 'refused' || settlement === 'reported' || settlement === 'closed') return 'free';
  if (settlement === 'returned') return giveUp(service, payment);
  const isLapsed = Date.now() - payment.createdAt.getTime() > approvalMs;
  return payment.state === 'created' && (settlement === 'open' || isLapsed) ? giveUp(service, payment) : 'unknown';
};

/**
 * `free`: nothing was paid and nothing can be paid any more, so the order may be cancelled. `settled`: the money is there,
 * and the order is paid. `unknown`: the provider does not answer; ask again later. Called outside of transactions, by whoever
 * gives the order up and, once its hold is over, by the schedule that ends it.
 */
export const reconcileOrReleasePayments = async (service: ServiceContext, order: string): Promise<Verdict> => {
  const { database } = service;
  const payments = (await readPayments(database, { order })).filter(({ state }) =>
    pendingPaymentStates.includes(state),
  );
  if (payments.length === 0) return 'free';
  const row = await database('ecommerce_order')
    .where({ id: order })
    .first<{ hold_until: Date | null } | undefined>('hold_until');
  const isHoldOver = !row?.hold_until || row.hold_until.getTime() < Date.now();
  const verdicts: Verdict[] = [];
  for (const payment of payments) verdicts.push(await judge(service, payment, isHoldOver));
  return (
    verdicts.find((verdict) => verdict === 'settled') ?? verdicts.find((verdict) => verdict === 'unknown') ?? 'free'
  );
};

/** As many at a time; the others wait for the next run. */
const batchSize = 20;

/**
 * After a minute and a half, in which a browser settles by itself; then at growing intervals, each a quarter of how long the
 * payment has been open. Every one ends: providers forget what is not paid, after three hours (PayPal) or two days (Klarna).
 */
const isDue = `now() - coalesce(checked_at, date_created) >
  greatest(interval '90 seconds', (coalesce(checked_at, date_created) - date_created) / 4)`;

const sweepPayments = defineJobTask({
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
      if (payment && (await settlePayment(service, payment)) === 'pending')
        await markPaymentChecked(service.database, id);
    } catch (error) {
      await markPaymentChecked(service.database, id);
      throw error;
    }
  },
  describeFailure: ({ id }) => `The payment ${id} could not be asked about.`,
});

export const paymentReconciliationJob = defineJob({
  tasks: [sweepPayments, captureShippedKlarnaOrders, watchKlarnaAuthorizations],
});
