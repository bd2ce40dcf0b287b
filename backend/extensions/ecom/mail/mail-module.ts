// The mail module. Emails are written to an outbox in the same transaction as the data they report, and a job sends
// them: immediately after a write in this process, on schedule, and when the staff resets a mail to "pending".
import { createDirectusAssetReader } from './outbox/render-email-inline-images.ts';
import { createOutboxWorker } from './outbox/outbox-worker.ts';
import { setOutboxWorkerTrigger, retryMailsNow } from './outbox/claim-due-mail.ts';
import { mailPreviewRoutes } from './preview/mail-preview-routes.ts';
import type { OrderServiceModule } from '../platform/route-types-and-handlers.ts';
import { defineScheduledJob } from '../platform/define-scheduled-job.ts';

export const mailOrderServiceModule: OrderServiceModule = {
  routes: mailPreviewRoutes,
  hooks: [
    {
      name: 'ecom-mails',
      config: (hooks, context) => {
        const outboxJob = defineScheduledJob({
          // The schedule also finds mails of an instance that ended before sending them.
          tasks: [createOutboxWorker(context, createDirectusAssetReader(context))],
          triggers: (run, { action }) => {
            setOutboxWorkerTrigger(run);
            // Setting the state to "pending" in the studio restarts the attempts immediately.
            action('ecommerce_mail.items.update', ({ keys, payload }) => {
              if ((payload as { state?: unknown }).state !== 'pending') return;
              retryMailsNow(context.database, keys as string[]).then(run, (error: unknown) =>
                context.logger.error(error, 'A mail could not be rescheduled.'),
              );
            });
          },
        });
        outboxJob(hooks, context);
      },
    },
  ],
  gauges: [{ name: 'mail', table: 'ecommerce_mail', help: 'Mails of the outbox', open: ['pending'] }],
};
