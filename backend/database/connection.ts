// One short-lived connection to the database for what Directus does not offer: indexes, checks before a migration,
// what was seeded. Called by the applier, the seeder and the launcher.
import pg from 'pg';

export type Row = Record<string, unknown>;

export interface Database {
  /** Rows of one statement; values only ever as `$1`, `$2` … */
  readRows: (sql: string, values?: unknown[]) => Promise<Row[]>;
}

/** A table or column name as SQL, quoted. */
export const toIdentifier = (name: string): string => pg.escapeIdentifier(name);

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
      readRows: async (sql, values = []) => (await client.query<Row>(sql, values)).rows,
    });
  } finally {
    await client.end();
  }
};
