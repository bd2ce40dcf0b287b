// Loaded into the Directus process before it starts: ends it in order when the launcher says so or ends itself, however that
// happens. In order: the extensions are told and finish what they have begun, then Directus ends its requests.
import { channel } from 'node:diagnostics_channel';

/** As in backend/extensions/ecom/platform/graceful-shutdown.ts. */
const stopChannel = channel('storefront:stop');

/** What the extensions get for what they have begun: two mails, or one answer of a payment provider. */
const workPatienceMs = 10_000;

/** From the launcher: to go on answering for `drainMs`, so that whoever is in front finds another instance. */
interface StopMessage {
  stop: { drainMs: number };
}

const isStopMessage = (message: unknown): message is StopMessage =>
  typeof message === 'object' && message !== null && 'stop' in message;

const wait = (durationMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, durationMs));

let isEnding = false;

const end = async (drainMs: number): Promise<void> => {
  if (isEnding) return;
  isEnding = true;
  const begun: Promise<unknown>[] = [];
  stopChannel.publish({ waitFor: (work: Promise<unknown>) => begun.push(work) });
  await Promise.all([wait(drainMs), Promise.race([Promise.allSettled(begun), wait(workPatienceMs)])]);
  process.kill(process.pid, 'SIGTERM');
};

process.on('message', (message) => {
  if (isStopMessage(message)) void end(message.stop.drainMs);
});
process.on('disconnect', () => void end(0));
// Listening alone is no reason for a program to stay.
process.channel?.unref();
