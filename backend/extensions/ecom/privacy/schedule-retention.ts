// Runs the job that deletes and anonymises on time (backend/privacy): soon after the start and then once an hour, on every
// instance of the backend. Registered by the bundle.
import { applyRetention } from '../../../privacy/apply-retention.ts';
import type { Context, Database } from '../http.ts';

/** With seconds in front. */
const everyMinute = '23 * * * * *';
const hourMs = 60 * 60_000;

interface Register {
  schedule: (cron: string, handler: () => Promise<void>) => void;
}

/** A new database, or one of an earlier version, gets its columns after Directus has started. */
const isReady = async (database: Database): Promise<boolean> =>
  (await database.schema.hasTable('privacy_settings')) &&
  (await database.schema.hasColumn('ecommerce_order', 'anonymised_at'));

export const scheduleRetention = ({ schedule }: Register, { database, logger }: Context): void => {
  let nextAt = 0;
  let isRunning = false;
  schedule(everyMinute, async () => {
    if (isRunning || Date.now() < nextAt) return;
    isRunning = true;
    try {
      if (!(await isReady(database))) return;
      nextAt = Date.now() + hourMs;
      const ended = Object.entries(await applyRetention(database));
      if (ended.length > 0)
        logger.info(`Retention: ${ended.map(([name, count]) => `${name} ${count}`).join(', ')} ended.`);
    } catch (error) {
      logger.error(error, 'What has been kept long enough could not all be deleted; it is tried again in an hour.');
    } finally {
      isRunning = false;
    }
  });
};
