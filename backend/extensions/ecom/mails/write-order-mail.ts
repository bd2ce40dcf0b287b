// Writes a mail about an order into the outbox, in the transaction of what it tells.
import type { Knex } from 'knex';

export type OrderMail =
  'cancelled' | 'order_received' | 'order_received_house' | 'payment_received' | 'pickup_ready' | 'shipped';

/** Each kind once per order: writing it again changes nothing. Everything it says is read from the order itself. */
export const writeOrderMail = async (transaction: Knex.Transaction, order: string, kind: OrderMail): Promise<void> => {
  const row = await transaction('ecommerce_order')
    .where({ id: order })
    .first<Record<string, unknown> | undefined>('project', 'email', 'number', 'language');
  if (!row) throw new Error(`There is no order ${order} to write about.`);
  await transaction('ecommerce_mail')
    .insert({
      ...{ id: transaction.raw('gen_random_uuid()'), order, kind, project: row['project'], recipient: row['email'] },
      ...{ subject: `${kind} ${String(row['number'])}`, language: row['language'], state: 'pending', attempts: 0 },
      ...{ date_created: transaction.fn.now(), next_attempt_at: transaction.fn.now() },
    })
    .onConflict(['order', 'kind'])
    .ignore();
};
