// Has the outbox sent: in rounds, at once where something was written in this process, and again where the staff says so in
// the studio. Registered by the bundle; runs on every instance of the backend.
import type { Context } from '../http.ts';
import { createSender } from './sending/create-sender.ts';
import { registerSender } from './sending/wake.ts';

/** With seconds in front. What was written by an instance that ended before sending it waits no longer than this. */
const everyTenSeconds = '*/10 * * * * *';

type Item = Record<string, unknown>;

interface Register {
  schedule: (cron: string, handler: () => Promise<void>) => void;
  filter: (event: string, handler: (item: Item) => Item) => void;
  action: (event: string, handler: () => void) => void;
}

export const scheduleMails = ({ schedule, filter, action }: Register, context: Context): void => {
  const sender = createSender(context);
  const send = (): void => void sender.send();
  registerSender(send);
  schedule(everyTenSeconds, sender.send);
  // "Pending" in the studio: from the beginning, and now.
  filter('ecommerce_mail.items.update', (item) =>
    item['state'] === 'pending'
      ? { ...item, attempts: 0, last_error: null, next_attempt_at: new Date().toISOString() }
      : item,
  );
  action('ecommerce_mail.items.update', send);
};
