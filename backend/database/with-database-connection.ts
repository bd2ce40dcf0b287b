// A short-lived connection to the database for tasks that Directus does not support: indexes, checks before a
// migration, the record of seeded content, and the lock for applying a content model.
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';

export type DatabaseRow = Record<string, unknown>;

export interface DatabaseConnection {
  /** Runs one statement; pass values only as `$1`, `$2` … */
  readRows: (sql: string, values?: unknown[]) => Promise<DatabaseRow[]>;
}

/** A table or column name as SQL, quoted. */
export const quoteIdentifier = (name: string): string => pg.escapeIdentifier(name);

/** Opens a connection for `work` and always closes it. */
export const withDatabaseConnection = async <Result>(
  url: string,
  work: (database: DatabaseConnection) => Promise<Result>,
): Promise<Result> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // A connection closed by the server emits an error event in addition to the failing query, which reports the error.
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
 * Acquires the lock for this connection; it is released when the connection closes. Polls, because a waiting statement
 * would block a concurrent index build of the lock's owner.
 */
export const acquireContentModelLock = async (
  { readRows }: DatabaseConnection,
  kind: 'alone' | 'shared',
  onWait: () => void = () => undefined,
): Promise<void> => {
  const lockFunction = kind === 'alone' ? 'pg_try_advisory_lock' : 'pg_try_advisory_lock_shared';
  const tryAcquire = async (): Promise<boolean> => {
    const [row] = await readRows(`select ${lockFunction}(${key}) as acquired`);
    return row?.['acquired'] === true;
  };
  if (await tryAcquire()) return;
  onWait();
  do await setTimeout(pollMs);
  while (!(await tryAcquire()));
};
