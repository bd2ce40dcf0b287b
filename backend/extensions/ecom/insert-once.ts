// Writes what a visitor sent: at most once per attempt, so that a retry after a lost answer makes no second record. In the
// caller's transaction, with the mails about it.
import type { Knex } from 'knex';

/**
 * The id of the new record; `undefined` where the attempt, or another record in its place, is there already. Past Directus's
 * cache: no visitor can read what is written here, and a flood of such writes must not empty it again and again.
 */
export const insertOnce = async (
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
