// What the database says at the moment somebody asks: orders, payments, mails and publications by state, and how long the
// oldest of them waits.
import { Gauge } from 'prom-client';
import type { Context, Database } from '../http.ts';
import { openStates } from '../payments/payment-rows.ts';

interface Waiting {
  name: string;
  table: string;
  help: string;
  /** Beside the state, what else the rows are counted by. */
  by?: string;
  /** The states in which a row waits for something, and since when. */
  open: readonly string[];
  since: string;
}

const waiting: Waiting[] = [
  {
    ...{ name: 'order', table: 'ecommerce_order', help: 'Orders' },
    ...{ open: ['awaiting_payment'], since: 'date_created' },
  },
  {
    ...{ name: 'payment', table: 'ecommerce_payment', help: 'Payments at PayPal and Klarna', by: 'provider' },
    ...{ open: openStates, since: 'date_created' },
  },
  {
    ...{ name: 'mail', table: 'ecommerce_mail', help: 'Mails of the outbox' },
    ...{ open: ['pending'], since: 'date_created' },
  },
  {
    ...{ name: 'publication', table: 'publication', help: 'Publications of editors’ changes' },
    ...{ open: ['queued', 'sending', 'sent', 'building'], since: 'date_created' },
  },
];

type Count = Record<string, string> & { count: string };

const countRows = (database: Database, { table, by }: Waiting): Promise<Count[]> =>
  database(table)
    .select(by === undefined ? ['state'] : ['state', by])
    .count({ count: '*' })
    .groupBy(by === undefined ? ['state'] : ['state', by]) as unknown as Promise<Count[]>;

const readOldestSeconds = async (database: Database, { table, open, since }: Waiting): Promise<number> => {
  const oldest = await database(table)
    .whereIn('state', open)
    .first<{ age: number | null } | undefined>(
      database.raw('extract(epoch from now() - min(??))::float8 as age', [since]),
    );
  return Math.max(0, oldest?.age ?? 0);
};

/** A question that fails leaves its figures out of this answer; the others stay. */
const createQuiet =
  (logger: Context['logger']) =>
  async (gauge: Gauge, read: () => Promise<void>): Promise<void> => {
    gauge.reset();
    try {
      await read();
    } catch (error) {
      logger.warn(error, 'The metrics of the shop could not all be read.');
    }
  };

/** Asked at each scrape: every 15 seconds or less often is what they are made for. */
export const gaugeDatabase = (database: Database, logger: Context['logger']): void => {
  const quiet = createQuiet(logger);
  for (const rows of waiting) {
    const { name, help, by, table } = rows;
    const isThere = (): Promise<boolean> => database.schema.hasTable(table);
    new Gauge({
      ...{ name: `storefront_${name}s`, help: `${help}, by state` },
      labelNames: by === undefined ? ['state'] : ['state', by],
      collect() {
        return quiet(this, async () => {
          if (!(await isThere())) return;
          for (const { count, ...labels } of await countRows(database, rows)) this.set(labels, Number(count));
        });
      },
    });
    new Gauge({
      ...{
        name: `storefront_${name}_oldest_open_seconds`,
        help: `Age of the oldest of them that waits; 0 where none does`,
      },
      collect() {
        return quiet(this, async () => {
          if (await isThere()) this.set(await readOldestSeconds(database, rows));
        });
      },
    });
  }
};
