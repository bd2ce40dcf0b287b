// Locks what several orders give back, in the order in which a checkout locks it (docs/decisions/080): codes, vouchers,
// products. Cancelled one after the other, the first order's product would be locked before the second order's code.
import type { Knex } from 'knex';
import { lockReservedStock } from './reserve-stock.ts';

/** The orders must be locked. */
export const lockReturnedRecords = async (transaction: Knex.Transaction, orders: readonly string[]): Promise<void> => {
  const ofOrders = (table: string, key: string) => transaction(table).whereIn(key, orders);
  await transaction('ecommerce_discount_code')
    .whereIn('id', ofOrders('ecommerce_order', 'id').select('discount'))
    .orderBy('id')
    .forNoKeyUpdate()
    .select('id');
  await transaction('ecommerce_voucher')
    .whereIn('id', ofOrders('ecommerce_voucher_movement', 'order').select('voucher'))
    .orderBy('id')
    .forUpdate()
    .select('id');
  await lockReservedStock(transaction, orders);
};
