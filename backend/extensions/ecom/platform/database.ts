// What several parts of the service need of the database: idempotent inserts, and transactions that are tried again.
import type { Knex } from 'knex';

/**
 * Writes what a visitor sent, at most once per attempt, so that a retry after a lost answer makes no second record. Returns the
 * id of the new record; `undefined` where the attempt, or another record in its place, is there already. Past Directus's cache:
 * no visitor can read what is written here, and a flood of such writes must not empty it again and again.
 */
export const insertIdempotently = async (
  transaction: Knex.Transaction,
  collection: string,
  attempt: string | undefined,
  item: Record<string, unknown>,
): Promise<string | undefined> => {
  const [written] = await transaction(collection)
    .insert({
      ...item,
      id: attempt ?? transaction.raw('gen_random_uuid()'),
      date_created: transaction.fn.now(),
    })
    .onConflict()
    .ignore()
    .returning<{ id: string }[]>('id');
  return written?.id;
};

/** Deadlock, and a conflict with a transaction at the same time: nothing was written, and the next attempt may well succeed. */
const serializationFailures = ['40P01', '40001'];
const maxAttempts = 3;

const isSerializationFailure = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && serializationFailures.includes(String(error.code));

/**
 * For work that is idempotent: a change of the data model wants the tables of an order in another order of locks, and
 * PostgreSQL ends one of the two.
 */
export const retryOnSerializationFailure = async <Result>(
  work: () => Promise<Result>,
  attempt = 1,
): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    if (!isSerializationFailure(error) || attempt === maxAttempts) throw error;
    return retryOnSerializationFailure(work, attempt + 1);
  }
};
