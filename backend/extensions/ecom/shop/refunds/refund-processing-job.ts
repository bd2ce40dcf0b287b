// Continues pending refunds: those that take days, and those interrupted by a crash, a lost response or an outage. Runs
// on every instance; each refund is claimed by one of them.
import { defineScheduledJob, defineDueItemsJobTask } from '../../platform/define-scheduled-job.ts';
import { pendingRefundStates } from '../orders/payment-and-refund-row-schemas.ts';
import { processRefund } from './process-refund.ts';

/** The next run handles the remaining ones. */
const batchSize = 20;

export const refundProcessingJob = defineScheduledJob({
  isReady: ({ database }) => database.schema.hasTable('ecommerce_refund'),
  tasks: [
    defineDueItemsJobTask({
      selectDue: async ({ database }) =>
        database('ecommerce_refund')
          .whereIn('state', pendingRefundStates)
          .where('next_attempt_at', '<=', database.fn.now())
          .orderBy('next_attempt_at')
          .limit(batchSize)
          .select<{ id: string }[]>('id'),
      handle: (service, { id }) => processRefund(service, id),
      describeFailure: ({ id }) => `The refund ${id} could not be processed.`,
    }),
  ],
});
