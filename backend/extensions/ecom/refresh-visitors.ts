// Empties what the backend keeps of its answers to visitors, so that product pages tell soon that a piece is sold out or
// free again. Coalesced: a busy day must not keep the cache empty. Used by the orders.
import type { Context } from './http.ts';

/** Between two emptyings at least, in milliseconds; also how late a page may tell. */
const pauseMs = 3_000;

let emptyCache: (() => Promise<void>) | undefined;
let timer: NodeJS.Timeout | undefined;

/** The answers to visitors only: what Directus keeps of the schema and of permissions stays. */
export const useVisitorCacheOf = ({ services, database, logger, getSchema }: Context): void => {
  emptyCache = async () => {
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
export const refreshVisitorsAfter = (transaction: { executionPromise: Promise<unknown> }): void => {
  transaction.executionPromise.then(refreshVisitors, () => undefined);
};

const refreshVisitors = (): void => {
  timer ??= setTimeout(() => {
    timer = undefined;
    void emptyCache?.();
  }, pauseMs);
  timer.unref();
};
