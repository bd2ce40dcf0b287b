// The mails of all subjects: written into an outbox in the transaction of what they tell, and sent from there. The job of this
// subject: it sends what is due, at once where something was written in this process, and again where the staff says so in the studio.
import { createOutboxWorker } from './outbox/outbox-worker.ts';
import { registerOutboxWorker, retryMailsNow } from './outbox/outbox.ts';
import type { ServiceModule } from '../platform/http.ts';
import { defineJob } from '../platform/jobs.ts';

export const mailModule: ServiceModule = {
  hooks: [
    {
      name: 'ecom-mails',
      config: (hooks, context) => {
        const outboxJob = defineJob({
          // What was written by an instance that ended before sending it waits no longer than until the next run.
          tasks: [createOutboxWorker(context)],
          triggers: (run, { action }) => {
            registerOutboxWorker(run);
            // "Pending" in the studio: tried from the beginning, and now.
            action('ecommerce_mail.items.update', ({ keys, payload }) => {
              if ((payload as { state?: unknown }).state !== 'pending') return;
              retryMailsNow(context.database, keys as string[]).then(run, (error: unknown) =>
                context.logger.error(error, 'A mail could not be made due again.'),
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
