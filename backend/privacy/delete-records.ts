// Deletes records with the emails about them and Directus's copies (revisions, comments); orders, which the law
// requires to keep, are anonymised. Runs in the caller's transaction.
import type { Knex } from 'knex';
import { contentModel } from '../schema/schema.ts';
import { classifiedFields } from './personal-fields.ts';

/** Directus's own tables that say something about an item or lead to it; of their rows it keeps revisions, too. */
const notesTables = ['directus_comments', 'directus_notifications', 'directus_versions', 'directus_shares'] as const;

const deleteRevisions = async (
  transaction: Knex.Transaction,
  collection: string,
  items: readonly string[],
): Promise<void> => {
  // A revision may name another one as its cause.
  await transaction.raw(
    `update directus_revisions set parent = null where parent in
       (select id from directus_revisions where collection = ? and item = any(?))`,
    [collection, items],
  );
  await transaction('directus_revisions').where({ collection }).whereIn('item', items).delete();
};

/** Deletes revisions, comments, notifications and shares of items. */
export const deleteDirectusCopies = async (
  transaction: Knex.Transaction,
  collection: string,
  items: readonly string[],
): Promise<void> => {
  if (items.length === 0) return;
  await deleteRevisions(transaction, collection, items);
  for (const table of notesTables) {
    const rows = await transaction(table)
      .where({ collection })
      .whereIn('item', items)
      .delete()
      .returning<{ id: number | string }[]>('id');
    if (rows.length > 0)
      await deleteRevisions(
        transaction,
        table,
        rows.map(({ id }) => String(id)),
      );
  }
};

/** Mails that say they are about one of these records (`<collection>:<id>`). */
const deleteMailsAbout = async (
  transaction: Knex.Transaction,
  collection: string,
  ids: readonly string[],
): Promise<void> => {
  const { rows } = await transaction.raw<{ rows: { id: string }[] }>(
    `select id from ecommerce_mail where split_part(about, ':', 1) = ? and split_part(about, ':', 2) = any(?)`,
    [collection, ids],
  );
  await deleteRecordsWithMails(
    transaction,
    'ecommerce_mail',
    rows.map(({ id }) => id),
  );
};

/** What hangs below a record goes with it by the database's own rule; its copies do not. */
const children: Readonly<Record<string, { collection: string; key: string }[]>> = {
  newsletter_subscription: [{ collection: 'newsletter_event', key: 'subscription' }],
};

/** Deletes rows of a collection. */
export const deleteRecordsWithMails = async (
  transaction: Knex.Transaction,
  collection: string,
  ids: readonly string[],
): Promise<void> => {
  if (ids.length === 0) return;
  if (collection !== 'ecommerce_mail') await deleteMailsAbout(transaction, collection, ids);
  for (const child of children[collection] ?? []) {
    const below = await transaction(child.collection).whereIn(child.key, ids).select<{ id: string }[]>('id');
    await deleteDirectusCopies(
      transaction,
      child.collection,
      below.map(({ id }) => id),
    );
  }
  await deleteDirectusCopies(transaction, collection, ids);
  await transaction(collection).whereIn('id', ids).delete();
};

/** Replaces the value of a required text column. */
const nothing = '–';

/** Every personal field and key of a collection, emptied. */
const toEmptied = (collection: string): Record<string, string | null> => {
  const { personal, keys = [] } = classifiedFields[collection] ?? { personal: [] };
  const columns = contentModel.find(({ name }) => name === collection)?.fields ?? [];
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

/**
 * What is left of an order when its time is over: figures, pieces and states. Names, addresses, engravings and
 * numbers at providers go, and the mails with them. In the transaction of whoever calls: the job and the erasure.
 */
export const anonymiseOrders = async (transaction: Knex.Transaction, orders: readonly string[]): Promise<void> => {
  if (orders.length === 0) return;
  for (const collection of parts) {
    const ids = await readParts(transaction, collection, orders);
    await transaction(collection).whereIn('id', ids).update(toEmptied(collection));
    await deleteDirectusCopies(transaction, collection, ids);
    if (collection === 'ecommerce_refund') await deleteMailsAbout(transaction, collection, ids);
    // A rating that is published keeps the name given for it, and nothing leads from it to the order.
    if (collection === 'ecommerce_order_line')
      await transaction('ecommerce_product_rating').whereIn('order_line', ids).update({ order_line: null });
  }
  await deleteRecordsWithMails(transaction, 'ecommerce_mail', await readParts(transaction, 'ecommerce_mail', orders));
  await deleteMailsAbout(transaction, 'ecommerce_order', orders);
  await deleteDirectusCopies(transaction, 'ecommerce_order', orders);
  await transaction('ecommerce_order')
    .whereIn('id', orders)
    .update({ ...toEmptied('ecommerce_order'), anonymised_at: transaction.fn.now() });
};
