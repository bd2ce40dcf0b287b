// What is left of an order when its time is over: figures, pieces and states. Names, addresses, engravings and numbers at
// providers go, and the mails with them. In the transaction of whoever calls: the job and the erasure.
import type { Knex } from 'knex';
import { schema } from '../schema/schema.ts';
import { deleteCopies, deleteMailsAbout, deleteRecords } from './end-records.ts';
import { sortedFields } from './personal-fields.ts';

/** Stands where the database wants a text. */
const nothing = '–';

/** Every personal field and key of a collection, emptied. */
const toEmptied = (collection: string): Record<string, string | null> => {
  const { personal, keys = [] } = sortedFields[collection] ?? { personal: [] };
  const columns = schema.find(({ name }) => name === collection)?.fields ?? [];
  return Object.fromEntries(
    [...personal, ...keys].map((name) => {
      const isNeeded = columns.find((field) => field.name === name)?.column?.nullable === false;
      return [name, isNeeded ? nothing : null];
    }),
  );
};

const parts = ['ecommerce_order_line', 'ecommerce_order_history', 'ecommerce_payment', 'ecommerce_refund'] as const;

/** The rows of what belongs to the orders. */
const readParts = async (
  transaction: Knex.Transaction,
  collection: string,
  orders: readonly string[],
): Promise<string[]> =>
  (await transaction(collection).whereIn('order', orders).select<{ id: string }[]>('id')).map(({ id }) => id);

export const anonymiseOrders = async (transaction: Knex.Transaction, orders: readonly string[]): Promise<void> => {
  if (orders.length === 0) return;
  for (const collection of parts) {
    const ids = await readParts(transaction, collection, orders);
    await transaction(collection).whereIn('id', ids).update(toEmptied(collection));
    await deleteCopies(transaction, collection, ids);
    if (collection === 'ecommerce_refund') await deleteMailsAbout(transaction, collection, ids);
    // A rating that is published keeps the name given for it, and nothing leads from it to the order.
    if (collection === 'ecommerce_order_line')
      await transaction('ecommerce_product_rating').whereIn('order_line', ids).update({ order_line: null });
  }
  await deleteRecords(transaction, 'ecommerce_mail', await readParts(transaction, 'ecommerce_mail', orders));
  await deleteMailsAbout(transaction, 'ecommerce_order', orders);
  await deleteCopies(transaction, 'ecommerce_order', orders);
  await transaction('ecommerce_order')
    .whereIn('id', orders)
    .update({ ...toEmptied('ecommerce_order'), anonymised_at: transaction.fn.now() });
};
