// Purges Directus's cache of answers to visitors, so that product pages tell soon that a product is sold out or free again. Called
// where stock changes. Coalesced: a busy day must not keep the cache empty.
import type { ExtensionContext } from './http.ts';

/** Between two purges at least; also how late a page may tell. */
const intervalMs = 3_000;

let purge: (() => Promise<void>) | undefined;
let timer: NodeJS.Timeout | undefined;

/** The answers to visitors only: what Directus keeps of the schema and of permissions stays. */
export const registerCachePurge = ({ services, database, logger, getSchema }: ExtensionContext): void => {
  purge = async () => {
    try {
      const utils = new services.UtilsService({
        schema: await getSchema(),
        knex: database,
        accountability: { admin: true, role: null, roles: [], user: null, app: false, ip: null },
      });
      await utils.clearCache({ system: false });
    } catch (error) {
      logger.warn(error, 'What visitors read could not be made fresh; it becomes so by itself in some minutes.');
    }
  };
};

/** Once the transaction is committed. */
export const purgeCacheAfterCommit = (transaction: { executionPromise: Promise<unknown> }): void => {
  transaction.executionPromise.then(schedulePurge, () => undefined);
};

const schedulePurge = (): void => {
  timer ??= setTimeout(() => {
    timer = undefined;
    void purge?.();
  }, intervalMs);
  timer.unref();
};
