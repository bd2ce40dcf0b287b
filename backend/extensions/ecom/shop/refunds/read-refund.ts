// Reads one row of ecommerce_refund, to find its order; the order itself holds all its refunds (orders/read-order.ts).
import type { Knex } from 'knex';
import { isUuid } from '../../platform/database-helpers.ts';
import { type RefundRow, refundRowSchema } from '../orders/payment-and-refund-row-schemas.ts';

/** `undefined` if the refund does not exist. */
export const readRefund = async (database: Knex, id: string): Promise<RefundRow | undefined> => {
  if (!isUuid(id)) return undefined;
  const rows: unknown[] = await database('ecommerce_refund').where({ id });
  return rows.length === 0 ? undefined : refundRowSchema.parse(rows[0]);
};
