// Cancels orders that were to be paid by a time which has passed, and frees their pieces; orders to be collected are seen to
// beside. Run by the schedule below on every instance of the backend: two of them at the same order do no harm, the first one
// cancels it.
import type { ServiceContext } from '../../platform/http.ts';
import { defineJob, defineJobTask } from '../../platform/jobs.ts';
import { translateForStaff } from '../../platform/texts.ts';
import { transitionOrderState } from '../orders/transition-order-state.ts';
import { reconcileOrReleasePayments } from '../payments/reconcile-payments.ts';
import { processPickupDeadlines, migrateLegacyPickups } from './pickup-deadlines.ts';

/** As many at a time; the others wait for the next run. */
const batchSize = 50;

const isPaymentOverdue = `state = 'awaiting_payment' and hold_until < now() and paid_at is null`;

const expireOrder = async (service: ServiceContext, id: string): Promise<void> => {
  // Asked outside of the transaction: a provider may take its time.
  if ((await reconcileOrReleasePayments(service, id)) !== 'unpaid') return;
  await service.database.transaction(async (transaction) => {
    // Whoever else is at this order (another instance, the staff) finishes first; what is left to do shows the next run.
    const order = await transaction('ecommerce_order')
      .where({ id })
      .whereRaw(isPaymentOverdue)
      .forUpdate()
      .skipLocked()
      .first<{ id: string } | undefined>('id');
    if (!order) return;
    await transitionOrderState(transaction, id, 'cancelled', {
      actor: translateForStaff('actors.shop'),
      cause: 'payment_deadline',
      note: translateForStaff('history.paymentOverdue'),
    });
  });
};

const expireOrders = defineJobTask({
  selectDue: async ({ database }) =>
    database('ecommerce_order')
      .whereRaw(isPaymentOverdue)
      .orderBy('hold_until')
      .limit(batchSize)
      .select<{ id: string }[]>('id'),
  handle: (service, { id }) => expireOrder(service, id),
  describeFailure: ({ id }) => `The order ${id} could not be cancelled after its hold.`,
});

export const orderDeadlineJob = defineJob({ tasks: [expireOrders, migrateLegacyPickups, processPickupDeadlines] });
