// Purges Directus's response cache after a stock change, so that product pages soon show the new availability. Purges
// are throttled, so that frequent orders do not keep the cache empty.
import type { DirectusExtensionContext } from './route-types-and-handlers.ts';

/** Minimum time between two purges, and the longest time a page shows outdated stock. */
const intervalMs = 3_000;

let purge: (() => Promise<void>) | undefined;
let timer: NodeJS.Timeout | undefined;

/** Purges cached responses only; the caches of schema and permissions stay. */
export const purgeResponseCache = async ({
  services,
  database,
  getSchema,
}: Pick<DirectusExtensionContext, 'database' | 'getSchema' | 'services'>): Promise<void> => {
  const utils = new services.UtilsService({
    schema: await getSchema(),
    knex: database,
    accountability: { admin: true, role: null, roles: [], user: null, app: false, ip: null },
  });
  await utils.clearCache({ system: false });
};

export const initializeResponseCachePurge = (context: DirectusExtensionContext): void => {
  purge = async () => {
    try {
      await purgeResponseCache(context);
    } catch (error) {
      context.logger.warn(error, 'The response cache could not be purged; its entries expire within minutes.');
    }
  };
};

/** Schedules a purge once the transaction has committed. */
export const purgeCacheAfterCommit = (transaction: { executionPromise: Promise<unknown> }): void => {
  transaction.executionPromise.then(schedulePurge, () => undefined);
};

/**
 * Purges at once, because the studio reads records again right after saving them, and once more: a response that was
 * read before the commit may be stored after the first purge.
 */
export const purgeResponseCacheNow = async (): Promise<void> => {
  schedulePurge();
  await purge?.();
};

const schedulePurge = (): void => {
  timer ??= setTimeout(() => {
    timer = undefined;
    void purge?.();
  }, intervalMs);
  timer.unref();
};
