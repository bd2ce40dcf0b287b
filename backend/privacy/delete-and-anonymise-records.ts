// Deletes records with the emails about them and Directus's copies (revisions, comments); orders, which the law
// requires to keep, are anonymised. Runs in the caller's transaction.
import type { Knex } from 'knex';
import { contentModelCollections } from '../schema/content-model.ts';
import { fieldPrivacyClassifications } from './personal-data-fields.ts';

/** Directus's tables whose rows reference items; Directus keeps revisions of these rows, too. */
const notesTables = ['directus_comments', 'directus_notifications', 'directus_versions', 'directus_shares'] as const;

const deleteRevisions = async (
  transaction: Knex.Transaction,
  collection: string,
  items: readonly string[],
): Promise<void> => {
  // A revision may reference another one as its parent.
  await transaction.raw(
    `update directus_revisions set parent = null where parent in
       (select id from directus_revisions where collection = ? and item = any(?))`,
    [collection, items],
  );
  await transaction('directus_revisions').where({ collection }).whereIn('item', items).delete();
};

/** Deletes revisions, comments, notifications, content versions and shares of items. */
export const deleteDirectusRecordsAboutItems = async (
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

/** Deletes emails whose `about` (`<collection>:<id>`) references one of these records. */
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

/** Child records, which the database deletes by cascade; Directus's copies of them are deleted here. */
const children: Readonly<Record<string, { collection: string; key: string }[]>> = {
  newsletter_subscription: [{ collection: 'newsletter_event', key: 'subscription' }],
};

/** Deletes rows of a collection with the emails about them and Directus's copies. */
export const deleteRecordsWithMails = async (
  transaction: Knex.Transaction,
  collection: string,
  ids: readonly string[],
): Promise<void> => {
  if (ids.length === 0) return;
  if (collection !== 'ecommerce_mail') await deleteMailsAbout(transaction, collection, ids);
  for (const child of children[collection] ?? []) {
    const childRows = await transaction(child.collection).whereIn(child.key, ids).select<{ id: string }[]>('id');
    await deleteDirectusRecordsAboutItems(
      transaction,
      child.collection,
      childRows.map(({ id }) => id),
    );
  }
  await deleteDirectusRecordsAboutItems(transaction, collection, ids);
  await transaction(collection).whereIn('id', ids).delete();
};

/** Replaces the value of a required text column. */
const placeholder = '–';

/** Empty values for every personal field and key of a collection. */
const toEmptied = (collection: string): Record<string, string | null> => {
  const { personal, keys = [] } = fieldPrivacyClassifications[collection] ?? { personal: [] };
  const columns = contentModelCollections.find(({ name }) => name === collection)?.fields ?? [];
  return Object.fromEntries(
    [...personal, ...keys].map((name) => {
      const isRequired = columns.find((field) => field.name === name)?.column?.nullable === false;
      return [name, isRequired ? placeholder : null];
    }),
  );
};

const parts = ['ecommerce_order_line', 'ecommerce_order_history', 'ecommerce_payment', 'ecommerce_refund'] as const;

/** Ids of the rows that belong to the orders. */
const readParts = async (
  transaction: Knex.Transaction,
  collection: string,
  orders: readonly string[],
): Promise<string[]> =>
  (await transaction(collection).whereIn('order', orders).select<{ id: string }[]>('id')).map(({ id }) => id);

/**
 * Anonymises expired orders: amounts, lines and states are kept; names, addresses, engravings, provider ids and the
 * emails are deleted. Runs in the caller's transaction.
 */
export const anonymiseOrders = async (transaction: Knex.Transaction, orders: readonly string[]): Promise<void> => {
  if (orders.length === 0) return;
  for (const collection of parts) {
    const ids = await readParts(transaction, collection, orders);
    await transaction(collection).whereIn('id', ids).update(toEmptied(collection));
    await deleteDirectusRecordsAboutItems(transaction, collection, ids);
    if (collection === 'ecommerce_refund') await deleteMailsAbout(transaction, collection, ids);
    // A published rating keeps its author's name, but no longer references the order.
    if (collection === 'ecommerce_order_line')
      await transaction('ecommerce_product_rating').whereIn('order_line', ids).update({ order_line: null });
  }
  await deleteRecordsWithMails(transaction, 'ecommerce_mail', await readParts(transaction, 'ecommerce_mail', orders));
  await deleteMailsAbout(transaction, 'ecommerce_order', orders);
  await deleteDirectusRecordsAboutItems(transaction, 'ecommerce_order', orders);
  await transaction('ecommerce_order')
    .whereIn('id', orders)
    .update({ ...toEmptied('ecommerce_order'), anonymised_at: transaction.fn.now() });
};
