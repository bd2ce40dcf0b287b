// What all subjects stand on: HTTP, jobs, limits, metrics, readiness, graceful shutdown. The routes and hooks that
// belong to none of them, and the job that deletes and anonymises on time (backend/privacy).
import { applyRetention } from '../../../privacy/apply-retention.ts';
import { registerCachePurge } from './cache-purge.ts';
import { closeConnectionsWhileShuttingDown, registerReadiness } from './graceful-shutdown.ts';
import { rejectUnreadableBodies, type ServiceModule } from './http.ts';
import { guardProjectTimeZone } from './guards.ts';
import { defineJob, hourMs } from './jobs.ts';

/** Runs the job that deletes and anonymises on time (backend/privacy). */
const retentionJob = defineJob({
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

export const platformModule: ServiceModule = {
  routes: (router, context) => {
    registerReadiness(router, context);
    registerCachePurge(context);
  },
  hooks: [
    { name: 'ecom-end', config: closeConnectionsWhileShuttingDown },
    { name: 'ecom-unreadable-bodies', config: rejectUnreadableBodies },
    { name: 'ecom-retention', config: retentionJob },
    { name: 'ecom-time-zones', config: guardProjectTimeZone },
  ],
};
