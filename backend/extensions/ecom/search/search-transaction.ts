// Runs the queries of a search in a transaction, few at a time and with a time limit.
import type { Knex } from 'knex';
import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import type { SearchScope } from './search-synonyms.ts';

/** No query may occupy the database for longer, in milliseconds. */
const statementTimeoutMs = 2_000;

/**
 * Searches at the same time; the others wait for their turn. More of them would only share the processors, so that a
 * rare word would wait for frequent ones, and orders for a connection.
 */
const limit = pLimit(availableParallelism() + 1);

/** Searches that may wait; beyond that, a search that nobody reads any more would only delay the others. */
const maxWaiting = 100;

/** Too many searches are waiting. */
export class SearchOverloadedError extends Error {}

/**
 * @throws {SearchOverloadedError} if too many searches are waiting
 * @throws a database error with code 57014 if a statement exceeds the time limit
 */
export const withSearchTransaction = <Result>(
  scope: SearchScope,
  work: (scope: SearchScope) => Promise<Result>,
): Promise<Result> => {
  if (limit.pendingCount >= maxWaiting) return Promise.reject(new SearchOverloadedError());
  return limit(() =>
    scope.database.transaction(async (transaction: Knex.Transaction) => {
      // The planner underestimates what it costs to read long texts outside the index, and to start processes.
      await transaction.raw(
        `set transaction read only; set local statement_timeout = ${statementTimeoutMs}; ` +
          'set local enable_seqscan = off; set local max_parallel_workers_per_gather = 0',
      );
      return work({ ...scope, database: transaction });
    }),
  );
};
