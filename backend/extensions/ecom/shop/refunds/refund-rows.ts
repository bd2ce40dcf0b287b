// Reads rows of ecommerce_refund.
import type { Knex } from 'knex';
import { type Refund, refundRowSchema } from '../orders/payment-and-refund.ts';

/** Oldest first. */
export const readRefunds = async (database: Knex, where: { id: string } | { payment: string }): Promise<Refund[]> =>
  (await database('ecommerce_refund').where(where).orderBy('date_created').orderBy('id').select<unknown[]>('*')).map(
    (row) => refundRowSchema.parse(row),
  );

export const readRefund = async (database: Knex, id: string): Promise<Refund | undefined> =>
  (await readRefunds(database, { id }))[0];
