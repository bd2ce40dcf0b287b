// Waits until a benchmark's backend has indexed its products, as every search needs it.
import { withDatabaseConnection } from '../../backend/database/with-database-connection.ts';
import { pollUntil } from '../../backend/database/poll-until.ts';
import type { RunningBackend } from '../../backend/launch/start-backend.ts';

const hourMs = 3_600_000;

export const queryBenchDatabaseNumber = async ({ databaseUrl }: RunningBackend, sql: string): Promise<number> => {
  const [row] = await withDatabaseConnection(databaseUrl, ({ readRows }) => readRows(sql));
  return Number(Object.values(row ?? {})[0]);
};

/** Waits until the index, its words for corrections and the pages are complete. */
export const waitForSearchIndex = async (backend: RunningBackend): Promise<void> => {
  const count = (table: string) => () => queryBenchDatabaseNumber(backend, `select count(*) from ${table}`);
  await pollUntil(count('product_search_pending'), (pending) => pending === 0, { timeoutMs: hourMs, intervalMs: 500 });
  await pollUntil(count('product_search_word'), (words) => words > 0, { timeoutMs: hourMs });
  await pollUntil(count('page_search_document'), (pages) => pages > 0, { timeoutMs: hourMs });
};
