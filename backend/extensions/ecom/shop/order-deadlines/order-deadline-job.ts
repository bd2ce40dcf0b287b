// Cancels orders whose payment deadline has passed and releases their stock; also runs the pickup deadlines. Runs on
// every instance: the first one to lock an order cancels it.
import type { OrderServiceContext } from '../../platform/route-types-and-handlers.ts';
import { defineScheduledJob, defineDueItemsJobTask } from '../../platform/define-scheduled-job.ts';
import { getGermanStaffMessage } from '../../platform/service-translators.ts';
import { transitionOrderState } from '../orders/transition-order-state.ts';
import { cancelOrReconcilePayments } from '../payments/reconcile-payments.ts';
import { remindAndCancelUncollectedOrdersTask, migrateLegacyPickupOrders } from './pickup-deadlines.ts';

/** The next run handles the remaining ones. */
const batchSize = 50;

const isPaymentOverdue = `state = 'awaiting_payment' and hold_until < now() and paid_at is null`;

const expireOrder = async (service: OrderServiceContext, id: string): Promise<void> => {
  // Outside the transaction, because providers can be slow.
  if ((await cancelOrReconcilePayments(service, id)) !== 'unpaid') return;
  await service.database.transaction(async (transaction) => {
    // Skips orders that another instance or the staff has locked; the next run selects them again.
    const order = await transaction('ecommerce_order')
      .where({ id })
      .whereRaw(isPaymentOverdue)
      .forUpdate()
      .skipLocked()
      .first<{ id: string } | undefined>('id');
    if (!order) return;
    await transitionOrderState(transaction, id, 'cancelled', {
      actor: getGermanStaffMessage('actors.shop'),
      cause: 'payment_deadline',
      note: getGermanStaffMessage('history.paymentOverdue'),
    });
  });
};

const expireOrders = defineDueItemsJobTask({
  selectDue: async ({ database }) =>
    database('ecommerce_order')
      .whereRaw(isPaymentOverdue)
      .orderBy('hold_until')
      .limit(batchSize)
      .select<{ id: string }[]>('id'),
  handle: (service, { id }) => expireOrder(service, id),
  describeFailure: ({ id }) => `The order ${id} could not be cancelled after its payment deadline.`,
});

export const orderDeadlineJob = defineScheduledJob({
  tasks: [expireOrders, migrateLegacyPickupOrders, remindAndCancelUncollectedOrdersTask],
});
