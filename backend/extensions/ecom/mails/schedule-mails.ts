// Has the outbox sent: in rounds, at once where something was written in this process, and again where the staff says so in
// the studio. Registered by the bundle; runs on every instance of the backend.
import type { Context } from '../http.ts';
import { createSender } from './sending/create-sender.ts';
import { renewMails } from './sending/outbox.ts';
import { registerSender } from './sending/wake.ts';

/** With seconds in front. What was written by an instance that ended before sending it waits no longer than this. */
const everyTenSeconds = '*/10 * * * * *';

interface Update {
  keys: string[];
  payload: Record<string, unknown>;
}

interface Register {
  schedule: (cron: string, handler: () => Promise<void>) => void;
  action: (event: string, handler: (update: Update) => Promise<void>) => void;
}

export const scheduleMails = ({ schedule, action }: Register, context: Context): void => {
  const sender = createSender(context);
  registerSender(() => void sender.send());
  schedule(everyTenSeconds, sender.send);
  // "Pending" in the studio: tried from the beginning, and now.
  action('ecommerce_mail.items.update', async ({ keys, payload }) => {
    if (payload['state'] !== 'pending') return;
    await renewMails(context.database, keys);
    void sender.send();
  });
};
