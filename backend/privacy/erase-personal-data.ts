// Erases what a project stores about one email address (Art. 17 GDPR), and reports what must be retained and until
// when: orders and withdrawals as business records (§ 257 HGB, § 147 AO), the proof of a consent (Art. 7(1) GDPR).
// Idempotent.
import type { Knex } from 'knex';
import { anonymiseOrders, deleteRecordsWithMails } from './delete-and-anonymise-records.ts';
import { findDataSubject, type DataSubject } from './find-data-subject.ts';
import {
  orderRetentionRule,
  type RetentionPeriodFieldName,
  retentionRules,
  type RetentionRule,
  toRetentionEndSql,
  toRetentionFromClause,
} from './retention-rules.ts';

export interface RecordRetainedAtErasure {
  collection: string;
  id: string;
  /** The number of an order or invoice; for other records the date of creation. */
  name: string;
  until: Date;
}

export interface PersonalDataErasureReport {
  /** Number of deleted rows by collection; for orders, of anonymised ones. */
  ended: Record<string, number>;
  /** Number of upcoming appointments among the deleted rows. */
  upcoming: number;
  kept: RecordRetainedAtErasure[];
}

interface RetentionEnd {
  id: string;
  name: string;
  until: Date;
  isOver: boolean;
}

const findRule = (collection: string, period: RetentionPeriodFieldName): RetentionRule => {
  const rule = retentionRules.find((one) => one.collection === collection && one.period === period);
  if (!rule) throw new Error(`There is no rule for ${collection} by ${period}.`);
  return rule;
};

/** Collections whose rows are known by their number. */
const numberedCollections = ['ecommerce_order', 'ecommerce_invoice'];

/** When the retention period of the rows ends; rows to which the rule does not apply are omitted. */
const readRetentionEnds = async (
  transaction: Knex.Transaction,
  rule: RetentionRule,
  ids: readonly string[] = [],
): Promise<RetentionEnd[]> => {
  const name = numberedCollections.includes(rule.collection) ? 'r.number' : `to_char(r.date_created, 'YYYY-MM-DD')`;
  const { rows } = await transaction.raw<{ rows: RetentionEnd[] }>(
    `select r.id, ${name} as name, ${toRetentionEndSql(rule)} as until, ${toRetentionEndSql(rule)} < now() as "isOver"
       ${toRetentionFromClause(rule)} and r.id = any(?) order by 3 for update of r`,
    [ids],
  );
  return rows;
};

/**
 * Unsubscribes subscribers. Subscriptions that were never confirmed are deleted, because they need no proof of consent.
 */
const endNewsletter = async (transaction: Knex.Transaction, ids: readonly string[] = []): Promise<void> => {
  const { rows } = await transaction.raw<{ rows: { id: string }[] }>(
    `select r.id from newsletter_subscription r where r.id = any(?) and r.state <> 'confirmed' and not exists
       (select from newsletter_event event where event.subscription = r.id and event.kind = 'confirmed')`,
    [ids],
  );
  const unconfirmed = rows.map(({ id }) => id);
  await deleteRecordsWithMails(transaction, 'newsletter_subscription', unconfirmed);
  await transaction.raw(
    `with ended as (
       update newsletter_subscription set state = 'unsubscribed', unsubscribed_at = now(), confirm_hash = null
        where id = any(?) and state <> 'unsubscribed' returning id)
     insert into newsletter_event (id, subscription, date_created, kind)
       select gen_random_uuid(), id, now(), 'unsubscribed' from ended`,
    [ids],
  );
};

const countRows = async (transaction: Knex.Transaction, { ids }: DataSubject): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const [collection, found] of Object.entries(ids)) {
    const rows = await transaction(collection).whereIn('id', found).select<{ id: string }[]>('id');
    counts[collection] = rows.length;
  }
  return counts;
};

const deleteMails = async (
  transaction: Knex.Transaction,
  { ids }: DataSubject,
  kept: RecordRetainedAtErasure[],
): Promise<void> => {
  // Consent is proven by its event log, not by its emails.
  const occasions = kept.flatMap(({ collection, id }) =>
    collection === 'ecommerce_withdrawal' ? [`${collection}:${id}`] : [],
  );
  const orders = kept.flatMap(({ collection, id }) => (collection === 'ecommerce_order' ? [id] : []));
  // Emails about refunds are kept with their order.
  const refunds = await transaction('ecommerce_refund').whereIn('order', orders).select<{ id: string }[]>('id');
  occasions.push(...refunds.map(({ id }) => `ecommerce_refund:${id}`));
  const { rows } = await transaction.raw<{ rows: { id: string }[] }>(
    `select id from ecommerce_mail where id = any(?) and not coalesce("order" = any(?), false)
        and not coalesce(split_part(about, ':', 1) || ':' || split_part(about, ':', 2) = any(?), false)`,
    [ids['ecommerce_mail'] ?? [], orders, occasions],
  );
  await deleteRecordsWithMails(
    transaction,
    'ecommerce_mail',
    rows.map(({ id }) => id),
  );
};

const countUpcoming = async (transaction: Knex.Transaction, ids: readonly string[] = []): Promise<number> => {
  const rows = await transaction('appointment')
    .whereIn('id', ids)
    .whereIn('state', ['requested', 'confirmed'])
    .where('starts_at', '>', transaction.fn.now())
    .select<{ id: string }[]>('id');
  return rows.length;
};

const erase = async (transaction: Knex.Transaction, person: DataSubject): Promise<PersonalDataErasureReport> => {
  const { ids } = person;
  const before = await countRows(transaction, person);
  const upcoming = await countUpcoming(transaction, ids['appointment']);
  for (const collection of ['contact_message', 'ecommerce_request', 'appointment', 'ecommerce_product_rating'])
    await deleteRecordsWithMails(transaction, collection, ids[collection] ?? []);
  await endNewsletter(transaction, ids['newsletter_subscription']);
  const kept: RecordRetainedAtErasure[] = [];
  let anonymised = 0;
  for (const rule of [
    findRule('newsletter_subscription', 'newsletter_proof_days'),
    findRule('ecommerce_withdrawal', 'withdrawal_days'),
    findRule('ecommerce_invoice', 'invoice_days'),
    orderRetentionRule,
  ]) {
    const { collection } = rule;
    const endings = await readRetentionEnds(transaction, rule, ids[collection]);
    const over = endings.filter(({ isOver }) => isOver).map(({ id }) => id);
    if (rule === orderRetentionRule) {
      await anonymiseOrders(transaction, over);
      anonymised = over.length;
    } else await deleteRecordsWithMails(transaction, collection, over);
    for (const { id, name, until, isOver } of endings) if (!isOver) kept.push({ collection, id, name, until });
  }
  await deleteMails(transaction, person, kept);
  const after = await countRows(transaction, person);
  const counts = Object.keys(before).map((name) => [name, (before[name] ?? 0) - (after[name] ?? 0)] as const);
  const ended = Object.fromEntries(counts.filter(([, count]) => count > 0));
  return { ended: { ...ended, ...(anonymised > 0 && { ecommerce_order: anonymised }) }, upcoming, kept };
};

class DryRun extends Error {}

/** Runs in one transaction, which a dry run rolls back. `undefined` if no project has the domain. */
export const erasePersonalData = async (
  database: Knex,
  { isDryRun, ...who }: { domain: string; email: string; isDryRun: boolean },
): Promise<PersonalDataErasureReport | undefined> => {
  let erasure: PersonalDataErasureReport | undefined;
  try {
    await database.transaction(async (transaction) => {
      const person = await findDataSubject(transaction, who);
      if (!person) return;
      erasure = await erase(transaction, person);
      if (isDryRun) throw new DryRun();
    });
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
  }
  return erasure;
};
