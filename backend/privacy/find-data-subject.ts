// Finds all records that a project stores about one email address, and opens the database connection of the privacy
// commands.
import knex, { type Knex } from 'knex';

export interface DataSubject {
  project: string;
  email: string;
  /** Ids by collection; a collection without any is an empty list. */
  ids: Readonly<Record<string, readonly string[]>>;
}

/** Collections with an email column. */
const collectionsWithEmail = [
  'contact_message',
  'ecommerce_request',
  'appointment',
  'newsletter_subscription',
  'ecommerce_withdrawal',
  'ecommerce_order',
] as const;

interface IdRow {
  id: string;
}

const toIds = (rows: IdRow[]): string[] => rows.map(({ id }) => id);

const findChildren = async (database: Knex, collection: string, key: string, ids: string[]): Promise<string[]> =>
  toIds(await database(collection).whereIn(key, ids).select<IdRow[]>('id'));

/** Emails to the address, with the address as reply-to, or about one of this person's records. */
const findMails = async (
  database: Knex,
  { project, email, ids }: DataSubject,
  orders: readonly string[],
): Promise<string[]> => {
  const occasions = Object.entries(ids).flatMap(([collection, found]) => found.map((id) => `${collection}:${id}`));
  const { rows } = await database.raw<{ rows: IdRow[] }>(
    `select id from ecommerce_mail where project = ? and (lower(recipient) = lower(?) or lower(reply_to) = lower(?)
       or "order" = any(?) or split_part(about, ':', 1) || ':' || split_part(about, ':', 2) = any(?))`,
    [project, email, email, orders, occasions],
  );
  return toIds(rows);
};

/** `undefined` if no project has the domain. The email address is compared case-insensitively. */
export const findDataSubject = async (
  database: Knex,
  { domain, email }: { domain: string; email: string },
): Promise<DataSubject | undefined> => {
  const found = await database('project').where({ domain }).first<IdRow | undefined>('id');
  if (!found) return undefined;
  const project = found.id;
  const ids: Record<string, string[]> = {};
  for (const collection of collectionsWithEmail) {
    ids[collection] = toIds(
      await database(collection)
        .where({ project })
        .whereRaw('lower(email) = lower(?)', [email])
        .orderBy('date_created')
        .select<IdRow[]>('id'),
    );
  }
  const { ecommerce_order: orders = [], newsletter_subscription: subscriptions = [] } = ids;
  const lines = await findChildren(database, 'ecommerce_order_line', 'order', orders);
  const refunds = await findChildren(database, 'ecommerce_refund', 'order', orders);
  const mails = await findMails(database, { project, email, ids: { ...ids, ecommerce_refund: refunds } }, orders);
  return {
    project,
    email,
    ids: {
      ...ids,
      newsletter_event: await findChildren(database, 'newsletter_event', 'subscription', subscriptions),
      ecommerce_order_line: lines,
      ecommerce_order_history: await findChildren(database, 'ecommerce_order_history', 'order', orders),
      ecommerce_payment: await findChildren(database, 'ecommerce_payment', 'order', orders),
      ecommerce_refund: refunds,
      ecommerce_invoice: await findChildren(database, 'ecommerce_invoice', 'order', orders),
      // Bought, and redeemed or given back.
      ecommerce_voucher: await findChildren(database, 'ecommerce_voucher', 'order', orders),
      ecommerce_voucher_movement: await findChildren(database, 'ecommerce_voucher_movement', 'order', orders),
      // Ratings have no email address; only those of verified buyers reference an order line.
      ecommerce_product_rating: await findChildren(database, 'ecommerce_product_rating', 'order_line', lines),
      ecommerce_mail: mails,
    },
  };
};

/** Opens a database connection for a privacy command and always closes it. */
export const withKnexConnection = async <Result>(
  url: string,
  work: (database: Knex) => Promise<Result>,
): Promise<Result> => {
  const database = knex({
    client: 'pg',
    pool: { min: 0, max: 1 },
    acquireConnectionTimeout: 10_000,
    connection: { connectionString: url, connectionTimeoutMillis: 10_000 },
  });
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
};
