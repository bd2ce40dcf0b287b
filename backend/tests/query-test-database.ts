// Queries of tests to the database of a backend, past Directus and its caches.
import pg from 'pg';
import type { DatabaseRow } from '../database/with-database-connection.ts';

/** One pool per database: opening a connection takes as long as forty queries. */
const pools = new Map<string, pg.Pool>();

const openPool = (databaseUrl: string): pg.Pool => {
  const pool = new pg.Pool({ connectionString: databaseUrl, allowExitOnIdle: true });
  // An idle connection is lost when its database is dropped or its server killed; the pool replaces it.
  pool.on('error', () => undefined);
  pools.set(databaseUrl, pool);
  return pool;
};

export const queryTestDatabase = async (
  databaseUrl: string,
  sql: string,
  values: unknown[] = [],
): Promise<DatabaseRow[]> => {
  const pool = pools.get(databaseUrl) ?? openPool(databaseUrl);
  return (await pool.query<DatabaseRow>(sql, values)).rows;
};
