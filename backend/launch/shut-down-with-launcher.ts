// Loaded into the Directus process before it starts: shuts it down gracefully when the launcher requests it or exits
// for any reason. First the extensions finish their running work, then Directus finishes its requests.
import { channel } from 'node:diagnostics_channel';

/** The same channel as in backend/extensions/ecom/platform/graceful-shutdown.ts. */
const stopChannel = channel('storefront:stop');

/** Time for the running work of the extensions: two emails, or one response of a payment provider. */
const workTimeoutMs = 10_000;

/**
 * Sent by the launcher: Directus keeps answering for `drainMs`, so that the load balancer can switch to another
 * instance.
 */
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
  const running: Promise<unknown>[] = [];
  stopChannel.publish({ waitFor: (work: Promise<unknown>) => running.push(work) });
  await Promise.all([wait(drainMs), Promise.race([Promise.allSettled(running), wait(workTimeoutMs)])]);
  process.kill(process.pid, 'SIGTERM');
};

process.on('message', (message) => {
  if (isStopMessage(message)) void end(message.stop.drainMs);
});
process.on('disconnect', () => void end(0));
// The IPC channel alone must not keep the process alive.
process.channel?.unref();
