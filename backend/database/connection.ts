// One short-lived connection to the database for what Directus does not offer: indexes, checks before a migration,
// what was seeded, and the lock under which a content model is brought in. Called by the applier, the seeder, the
// backup and the launcher.
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';

export type DatabaseRow = Record<string, unknown>;

export interface Database {
  /** Rows of one statement; values only ever as `$1`, `$2` … */
  readRows: (sql: string, values?: unknown[]) => Promise<DatabaseRow[]>;
}

/** A table or column name as SQL, quoted. */
export const quoteIdentifier = (name: string): string => pg.escapeIdentifier(name);

/** Opens a connection, hands it to `work` and closes it whatever happens. */
export const withDatabase = async <Result>(
  url: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // A connection that the server closes raises an event beside the failing query; the query carries the error.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work({
      readRows: async (sql, values = []) => (await client.query<DatabaseRow>(sql, values)).rows,
    });
  } finally {
    await client.end();
  }
};

const key = "hashtextextended('storefront content model', 0)";
const pollMs = 500;

/**
 * Resolves once the lock is this connection's, which gives it back at its end. Asked again and again: a statement that waits
 * would hold up the indexes that the other one builds.
 */
export const acquireContentModelLock = async (
  { readRows }: Database,
  kind: 'alone' | 'shared',
  onWait: () => void = () => undefined,
): Promise<void> => {
  const ask = kind === 'alone' ? 'pg_try_advisory_lock' : 'pg_try_advisory_lock_shared';
  const isTaken = async (): Promise<boolean> => {
    const [row] = await readRows(`select ${ask}(${key}) as taken`);
    return row?.['taken'] === true;
  };
  if (await isTaken()) return;
  onWait();
  do await setTimeout(pollMs);
  while (!(await isTaken()));
};
