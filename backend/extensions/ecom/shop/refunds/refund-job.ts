// Goes on with refunds that nobody waits for: after a crash, a lost answer, a provider that was away, or one that takes days.
// Run on every instance; each refund is taken by one of them.
import { defineJob, defineJobTask } from '../../platform/jobs.ts';
import { pendingRefundStates } from '../orders/payment.ts';
import { processRefund } from './process-refund.ts';

/** As many at a time; the others wait for the next run. */
const batchSize = 20;

export const refundJob = defineJob({
  isReady: ({ database }) => database.schema.hasTable('ecommerce_refund'),
  tasks: [
    defineJobTask({
      selectDue: async ({ database }) =>
        database('ecommerce_refund')
          .whereIn('state', pendingRefundStates)
          .where('next_attempt_at', '<=', database.fn.now())
          .orderBy('next_attempt_at')
          .limit(batchSize)
          .select<{ id: string }[]>('id'),
      handle: (service, { id }) => processRefund(service, id),
      describeFailure: ({ id }) => `The refund ${id} could not be gone on with.`,
    }),
  ],
});
