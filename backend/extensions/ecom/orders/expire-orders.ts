// Cancels orders that were to be paid by a time which has passed, and frees their pieces; orders to be collected are seen to
// beside. Run by the schedule below on every instance of the backend: two of them at the same order do no harm, the first one
// cancels it.
import type { Service } from '../http.ts';
import { defineJob } from '../jobs.ts';
import { settleOrRelease } from '../payments/may-cancel.ts';
import { changeState } from './change-state.ts';
import { endPickups } from './end-pickups.ts';

/** As many at a time; the others wait for the next round. */
const batchSize = 50;

const isExpired = `state = 'awaiting_payment' and hold_until < now() and paid_at is null`;

const expireOrder = async (service: Service, id: string): Promise<void> => {
  // Asked outside of the transaction: a provider may take its time.
  if ((await settleOrRelease(service, id)) !== 'free') return;
  await service.database.transaction(async (transaction) => {
    // Whoever else is at this order (another instance, the staff) finishes first; what is left to do shows the next round.
    const order = await transaction('ecommerce_order')
      .where({ id })
      .whereRaw(isExpired)
      .forUpdate()
      .skipLocked()
      .first<{ id: string } | undefined>('id');
    if (!order) return;
    await changeState(transaction, id, 'cancelled', { actor: 'Shop', note: 'Nicht bezahlt: Frist abgelaufen' });
  });
};

/** One order that cannot be cancelled does not keep the others. */
const expireOrders = async (service: Service): Promise<void> => {
  const orders = await service
    .database('ecommerce_order')
    .whereRaw(isExpired)
    .orderBy('hold_until')
    .limit(batchSize)
    .select<{ id: string }[]>('id');
  for (const { id } of orders) {
    try {
      await expireOrder(service, id);
    } catch (error) {
      service.logger.error(error, `The order ${id} could not be cancelled after its hold.`);
    }
  }
};

export const expiryJob = defineJob(async (context) => {
  await expireOrders(context);
  await endPickups(context);
});
