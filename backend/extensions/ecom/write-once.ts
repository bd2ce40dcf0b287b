// Writes what a visitor sent: at most once per attempt, so that a retry after a lost answer makes no second record.
import type { Context } from './http.ts';

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'RECORD_NOT_UNIQUE';

/** An `attempt` that is there already has been written before, and that is all its sender wants to know. */
export const writeOnce = async (
  { services, database, getSchema }: Context,
  collection: string,
  attempt: string | undefined,
  item: Record<string, unknown>,
): Promise<void> => {
  const items = new services.ItemsService(collection, {
    schema: await getSchema(),
    knex: database,
    accountability: null,
  });
  try {
    // No visitor can read what is written here, so nothing of what is kept for visitors becomes stale: a flood of such
    // writes must not empty it again and again.
    await items.createOne({ ...item, ...(attempt !== undefined && { id: attempt }) }, { autoPurgeCache: false });
  } catch (error) {
    if (attempt === undefined || !isTaken(error)) throw error;
  }
};
