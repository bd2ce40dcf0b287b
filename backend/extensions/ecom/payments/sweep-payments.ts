// Asks the providers about payments that nobody has asked about for a while: a browser that never came back, an answer that
// was lost, a crash between taking the money and writing it down. Run by the schedule below on every instance.
import type { Service } from '../http.ts';
import { defineJob } from '../jobs.ts';
import { captureSentOrders } from './capture-sent-orders.ts';
import { openStates, rememberAsked, readPayment } from './payment-rows.ts';
import { settlePayment } from './settle-payment.ts';
import { watchAuthorizations } from './watch-authorizations.ts';

/** As many at a time; the others wait for the next round. */
const batchSize = 20;

/**
 * After a minute and a half, in which a browser settles by itself; then at growing intervals, each a quarter of how long the
 * payment has been open. Every one ends: providers forget what is not paid, after three hours (PayPal) or two days (Klarna).
 */
const isDue = `now() - coalesce(checked_at, date_created) >
  greatest(interval '90 seconds', (coalesce(checked_at, date_created) - date_created) / 4)`;

/** One payment that cannot be asked about does not keep the others. */
const sweepPayments = async (service: Service): Promise<void> => {
  const due = await service
    .database('ecommerce_payment')
    .whereIn('state', openStates)
    .whereRaw(isDue)
    .orderByRaw('checked_at nulls first')
    .limit(batchSize)
    .select<{ id: string }[]>('id');
  for (const { id } of due) {
    try {
      const payment = await readPayment(service.database, id);
      if (payment && (await settlePayment(service, payment)) === 'pending') await rememberAsked(service.database, id);
    } catch (error) {
      service.logger.error(error, `The payment ${id} could not be asked about.`);
      await rememberAsked(service.database, id);
    }
  }
};

export const paymentSweepJob = defineJob(async (context) => {
  await sweepPayments(context);
  await captureSentOrders(context);
  await watchAuthorizations(context);
});
