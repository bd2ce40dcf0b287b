// The queue of searches and their database connections: few run at a time, with a time limit, apart from orders.
import knex, { type Knex } from 'knex';
import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';

/** No query may occupy the database for longer, in milliseconds. */
const statementTimeoutMs = 2_000;

/** Searches at the same time. More of them would only share the processors, so that a rare word would wait for frequent ones. */
const searchesAtATime = availableParallelism() + 1;

const limit = pLimit(searchesAtATime);

/** Searches that may wait; beyond that, a search that nobody reads any more would only delay the others. */
const maxWaiting = 100;

/** Too many searches are waiting. */
export class SearchOverloadedError extends Error {}

/** @throws {SearchOverloadedError} if too many searches are waiting */
export const runConcurrencyLimitedSearch = <Result>(search: () => Promise<Result>): Promise<Result> =>
  limit.pendingCount >= maxWaiting ? Promise.reject(new SearchOverloadedError()) : limit(search);

/**
 * The settings are those of the connection: with a transaction per search they would be three statements more. The
 * planner underestimates what it costs to read long texts outside the index, and to start processes.
 */
const connectionSettingsSql =
  `set default_transaction_read_only = on; set statement_timeout = ${statementTimeoutMs}; ` +
  'set enable_seqscan = off; set max_parallel_workers_per_gather = 0';

interface PostgresConnection {
  query: (sql: string, callback: (error: Error | null) => void) => void;
}

let searchDatabase: Knex | undefined;

/**
 * Read-only connections to Directus's database, as many as searches run at a time. A statement that exceeds the time
 * limit fails with code 57014.
 */
export const getReadOnlySearchDatabase = (database: Knex): Knex =>
  (searchDatabase ??= knex({
    ...(database.client as { config: Knex.Config }).config,
    pool: {
      min: 0,
      max: searchesAtATime,
      afterCreate: (
        connection: PostgresConnection,
        done: (error: Error | null, connection: PostgresConnection) => void,
      ) => {
        connection.query(connectionSettingsSql, (error) => done(error, connection));
      },
    },
  }));
