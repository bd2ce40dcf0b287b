// The end of records: they are deleted with the mails about them, and with what Directus keeps of them beside. In the
// transaction of whoever calls: the job and the erasure.
import type { Knex } from 'knex';

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

/** Earlier states of items, what the staff said about them, links to them. */
export const deleteCopies = async (
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
export const deleteMailsAbout = async (
  transaction: Knex.Transaction,
  collection: string,
  ids: readonly string[],
): Promise<void> => {
  const { rows } = await transaction.raw<{ rows: { id: string }[] }>(
    `select id from ecommerce_mail where split_part(about, ':', 1) = ? and split_part(about, ':', 2) = any(?)`,
    [collection, ids],
  );
  await deleteRecords(
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
export const deleteRecords = async (
  transaction: Knex.Transaction,
  collection: string,
  ids: readonly string[],
): Promise<void> => {
  if (ids.length === 0) return;
  if (collection !== 'ecommerce_mail') await deleteMailsAbout(transaction, collection, ids);
  for (const child of children[collection] ?? []) {
    const below = await transaction(child.collection).whereIn(child.key, ids).select<{ id: string }[]>('id');
    await deleteCopies(
      transaction,
      child.collection,
      below.map(({ id }) => id),
    );
  }
  await deleteCopies(transaction, collection, ids);
  await transaction(collection).whereIn('id', ids).delete();
};
