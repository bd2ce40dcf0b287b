// Foundation of all modules: HTTP, jobs, rate limits, metrics, readiness, graceful shutdown. Registers the routes and
// hooks that belong to no other module, and the retention job (backend/privacy).
import { applyRetentionRules } from '../../../privacy/apply-retention-rules.ts';
import { initializeResponseCachePurge } from './cache-purge.ts';
import { closeConnectionsWhileShuttingDown, readinessRoute } from './graceful-shutdown.ts';
import { unreadableBodyRejectionHook, type OrderServiceModule } from './route-types-and-handlers.ts';
import { projectTimeZoneValidationHook } from './guard-branch-deletion-and-project-time-zone.ts';
import { defineScheduledJob, hourMs } from './define-scheduled-job.ts';
import { initializeVoucherCodeKey } from './voucher-codes.ts';

/** Deletes and anonymises personal data when its retention period ends (backend/privacy). */
const retentionJob = defineScheduledJob({
  schedule: '23 * * * * *',
  intervalMs: hourMs,
  isReady: async ({ database }) =>
    (await database.schema.hasTable('privacy_settings')) &&
    (await database.schema.hasColumn('ecommerce_order', 'anonymised_at')),
  tasks: [
    async ({ database, logger }) => {
      try {
        const removed = Object.entries(await applyRetentionRules(database));
        if (removed.length > 0)
          logger.info(`Retention: ${removed.map(([name, count]) => `${name} ${count}`).join(', ')} ended.`);
      } catch (error) {
        logger.error(error, 'Not all expired records could be deleted; the job tries again in an hour.');
      }
    },
  ],
});

export const platformOrderServiceModule: OrderServiceModule = {
  routes: [readinessRoute],
  setUp: (context) => {
    initializeResponseCachePurge(context);
    initializeVoucherCodeKey(context);
  },
  hooks: [
    { name: 'ecom-end', config: closeConnectionsWhileShuttingDown },
    { name: 'ecom-unreadable-bodies', config: unreadableBodyRejectionHook },
    { name: 'ecom-retention', config: retentionJob },
    { name: 'ecom-time-zones', config: projectTimeZoneValidationHook },
  ],
};
