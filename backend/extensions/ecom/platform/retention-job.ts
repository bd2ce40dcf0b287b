// Runs the job that deletes and anonymises on time (backend/privacy). Registered by the bundle.
import { applyRetention } from '../../../privacy/apply-retention.ts';
import { defineJob, hourMs } from './jobs.ts';

export const retentionJob = defineJob({
  schedule: '23 * * * * *',
  intervalMs: hourMs,
  isReady: async ({ database }) =>
    (await database.schema.hasTable('privacy_settings')) &&
    (await database.schema.hasColumn('ecommerce_order', 'anonymised_at')),
  tasks: [
    async ({ database, logger }) => {
      try {
        const ended = Object.entries(await applyRetention(database));
        if (ended.length > 0)
          logger.info(`Retention: ${ended.map(([name, count]) => `${name} ${count}`).join(', ')} ended.`);
      } catch (error) {
        logger.error(error, 'What has been kept long enough could not all be deleted; it is tried again in an hour.');
      }
    },
  ],
});
