// One run of the retention job. Each batch has its own transaction and skips locked rows, which wait for the next run,
// so any number of backends may run it concurrently.
import type { Knex } from 'knex';
import {
  anonymiseOrders,
  deleteDirectusRecordsAboutItems,
  deleteRecordsWithMails,
} from './delete-and-anonymise-records.ts';
import { fieldPrivacyClassifications } from './personal-data-fields.ts';
import {
  orderRetentionRule,
  retentionRules,
  type RetentionRule,
  toRetentionEndSql,
  toRetentionFromClause,
} from './retention-rules.ts';

/** Rows per transaction. */
const batchSize = 200;

/** Number of deleted or anonymised rows by collection. */
export type DeletedAndAnonymisedCounts = Record<string, number>;

type BatchHandler = (transaction: Knex.Transaction, ids: string[]) => Promise<void>;

/** Handles the rows that `sql` finds, batch by batch; returns their number. */
const handleInBatches = async (database: Knex, sql: string, handle: BatchHandler): Promise<number> => {
  let total = 0;
  for (;;) {
    const count = await database.transaction(async (transaction) => {
      const { rows } = await transaction.raw<{ rows: { id: string }[] }>(
        `${sql} limit ${batchSize} for update of r skip locked`,
      );
      await handle(
        transaction,
        rows.map(({ id }) => id),
      );
      return rows.length;
    });
    total += count;
    if (count < batchSize) return total;
  }
};

const toExpiredRowsSql = (rule: RetentionRule): string =>
  `select r.id ${toRetentionFromClause(rule)} and ${toRetentionEndSql(rule)} < now()`;

/** Emails about records that the staff deleted. Pending emails are sent first. */
const toOrphanedMailsSql = (collection: string): string =>
  `select r.id from ecommerce_mail r
    where r.state <> 'pending' and split_part(r.about, ':', 1) = '${collection}'
      and not exists (select from ${collection} record where record.id::text = split_part(r.about, ':', 2))`;

/** Retention of the publication history. */
export const publicationRetentionDays = 90;

/** Publications in progress are kept regardless of their age. */
const oldPublications = `select r.id from publication r
  where r.state not in ('queued', 'sending', 'sent', 'building')
    and r.date_created < now() - interval '${publicationRetentionDays} days'`;

/** Deleted items of which Directus still keeps copies. */
const readOrphanedCopies = async (database: Knex, collection: string): Promise<string[]> => {
  const tables = ['directus_revisions', 'directus_comments', 'directus_notifications', 'directus_shares'];
  const { rows } = await database.raw<{ rows: { item: string }[] }>(
    `select distinct copy.item from (${tables.map((table) => `select item, collection from ${table}`).join(' union all ')}) copy
      where copy.collection = ? and not exists (select from ${collection} record where record.id::text = copy.item)`,
    [collection],
  );
  return rows.map(({ item }) => item);
};

/** Deletes and anonymises all expired records. Idempotent and safe to interrupt. */
export const applyRetentionRules = async (database: Knex): Promise<DeletedAndAnonymisedCounts> => {
  const outcome: DeletedAndAnonymisedCounts = {};
  const addCount = (collection: string, count: number): void => {
    if (count > 0) outcome[collection] = (outcome[collection] ?? 0) + count;
  };
  for (const rule of retentionRules) {
    const { collection } = rule;
    addCount(
      collection,
      await handleInBatches(database, toExpiredRowsSql(rule), (transaction, ids) =>
        deleteRecordsWithMails(transaction, collection, ids),
      ),
    );
  }
  addCount('ecommerce_order', await handleInBatches(database, toExpiredRowsSql(orderRetentionRule), anonymiseOrders));
  addCount(
    'publication',
    await handleInBatches(database, oldPublications, (transaction, ids) =>
      deleteRecordsWithMails(transaction, 'publication', ids),
    ),
  );
  for (const collection of new Set(retentionRules.map((rule) => rule.collection))) {
    addCount(
      'ecommerce_mail',
      await handleInBatches(database, toOrphanedMailsSql(collection), (transaction, ids) =>
        deleteRecordsWithMails(transaction, 'ecommerce_mail', ids),
      ),
    );
  }
  // Includes comments that the staff wrote on records and deleted.
  for (const collection of [...Object.keys(fieldPrivacyClassifications), 'directus_comments']) {
    const items = await readOrphanedCopies(database, collection);
    if (items.length > 0)
      await database.transaction((transaction) => deleteDirectusRecordsAboutItems(transaction, collection, items));
  }
  return outcome;
};
