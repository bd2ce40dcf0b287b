// One run of the retention job, in batches: each is a transaction of its own, and locked rows wait for the next run.
// Any number of backends may run it at once.
import type { Knex } from 'knex';
import { anonymiseOrders, deleteDirectusCopies, deleteRecordsWithMails } from './delete-records.ts';
import { classifiedFields } from './personal-fields.ts';
import {
  orderRetentionRule,
  retentionRules,
  type RetentionRule,
  toRetentionEndSql,
  toRetentionSourceSql,
} from './retention-rules.ts';

/** Rows per transaction. */
const batchSize = 200;

/** How many rows of a collection have ended, by its name. */
export type RetentionCounts = Record<string, number>;

type Act = (transaction: Knex.Transaction, ids: string[]) => Promise<void>;

/** Takes what `sql` finds, batch by batch, until nothing is left. */
const actInBatches = async (database: Knex, sql: string, act: Act): Promise<number> => {
  let total = 0;
  for (;;) {
    const count = await database.transaction(async (transaction) => {
      const { rows } = await transaction.raw<{ rows: { id: string }[] }>(
        `${sql} limit ${batchSize} for update of r skip locked`,
      );
      await act(
        transaction,
        rows.map(({ id }) => id),
      );
      return rows.length;
    });
    total += count;
    if (count < batchSize) return total;
  }
};

const toEnded = (rule: RetentionRule): string =>
  `select r.id ${toRetentionSourceSql(rule)} and ${toRetentionEndSql(rule)} < now()`;

/** Mails about what is not there any more, because the staff has deleted it; what is still to be sent is sent first. */
const strayMails = (collection: string): string =>
  `select r.id from ecommerce_mail r
    where r.state <> 'pending' and split_part(r.about, ':', 1) = '${collection}'
      and not exists (select from ${collection} record where record.id::text = split_part(r.about, ':', 2))`;

/** How long the history of publications is kept. */
export const publicationRetentionDays = 90;

/** One that is under way stays, however long it takes. */
const oldPublications = `select r.id from publication r
  where r.state not in ('queued', 'sending', 'sent', 'building')
    and r.date_created < now() - interval '${publicationRetentionDays} days'`;

/** Items that Directus still keeps copies of, though they are not there any more. */
const readStrays = async (database: Knex, collection: string): Promise<string[]> => {
  const tables = ['directus_revisions', 'directus_comments', 'directus_notifications', 'directus_shares'];
  const { rows } = await database.raw<{ rows: { item: string }[] }>(
    `select distinct copy.item from (${tables.map((table) => `select item, collection from ${table}`).join(' union all ')}) copy
      where copy.collection = ? and not exists (select from ${collection} record where record.id::text = copy.item)`,
    [collection],
  );
  return rows.map(({ item }) => item);
};

/** Deletes and anonymises everything that is due. Safe to interrupt and to repeat. */
export const applyRetention = async (database: Knex): Promise<RetentionCounts> => {
  const outcome: RetentionCounts = {};
  const note = (collection: string, count: number): void => {
    if (count > 0) outcome[collection] = (outcome[collection] ?? 0) + count;
  };
  for (const rule of retentionRules) {
    const { collection } = rule;
    note(
      collection,
      await actInBatches(database, toEnded(rule), (transaction, ids) =>
        deleteRecordsWithMails(transaction, collection, ids),
      ),
    );
  }
  note('ecommerce_order', await actInBatches(database, toEnded(orderRetentionRule), anonymiseOrders));
  note(
    'publication',
    await actInBatches(database, oldPublications, (transaction, ids) =>
      deleteRecordsWithMails(transaction, 'publication', ids),
    ),
  );
  for (const collection of new Set(retentionRules.map((rule) => rule.collection))) {
    note(
      'ecommerce_mail',
      await actInBatches(database, strayMails(collection), (transaction, ids) =>
        deleteRecordsWithMails(transaction, 'ecommerce_mail', ids),
      ),
    );
  }
  // Also of what the staff noted beside records and has deleted itself.
  for (const collection of [...Object.keys(classifiedFields), 'directus_comments']) {
    const items = await readStrays(database, collection);
    if (items.length > 0)
      await database.transaction((transaction) => deleteDirectusCopies(transaction, collection, items));
  }
  return outcome;
};
