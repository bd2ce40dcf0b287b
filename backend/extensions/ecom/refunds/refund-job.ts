// Goes on with refunds that nobody waits for: after a crash, a lost answer, a provider that was away, or one that takes days.
// Run on every instance; each refund is taken by one of them.
import type { Service } from '../http.ts';
import { defineJob } from '../jobs.ts';
import { processRefund } from './process-refund.ts';
import { openRefundStates } from './refund-rows.ts';

/** As many at a time; the others wait for the next round. */
const batchSize = 20;

/** One that cannot be made does not keep the others. */
const processDueRefunds = async (service: Service): Promise<void> => {
  const due = await service
    .database('ecommerce_refund')
    .whereIn('state', openRefundStates)
    .where('next_attempt_at', '<=', service.database.fn.now())
    .orderBy('next_attempt_at')
    .limit(batchSize)
    .select<{ id: string }[]>('id');
  for (const { id } of due) {
    try {
      await processRefund(service, id);
    } catch (error) {
      service.logger.error(error, `The refund ${id} could not be gone on with.`);
    }
  }
};

export const refundJob = defineJob(async (context) => {
  // A database of an earlier version gets its tables after Directus has started.
  if (await context.database.schema.hasTable('ecommerce_refund')) await processDueRefunds(context);
});
