// The end of this instance, as its launcher announces it: nothing new is begun, what has been begun is ended, load balancers
// are told to go elsewhere. Used by the rounds and the routes; backend/launch/end-with-launcher.ts announces.
import { subscribe } from 'node:diagnostics_channel';

/** As in backend/launch/end-with-launcher.ts. */
const channelName = 'storefront:stop';

/** What the launcher's part of this process sends: it waits for what it is given. */
interface Stop {
  waitFor: (work: Promise<unknown>) => void;
}

let isAnnounced = false;
const underWay = new Set<Promise<unknown>>();

subscribe(channelName, (message) => {
  isAnnounced = true;
  (message as Stop).waitFor(Promise.allSettled(underWay));
});

export const isStopping = (): boolean => isAnnounced;

/** The instance ends after this work, not in the midst of it. */
export const endAfter = <Result>(work: Promise<Result>): Promise<Result> => {
  underWay.add(work);
  const forget = (): void => void underWay.delete(work);
  work.then(forget, forget);
  return work;
};

type Schedule = (cron: string, handler: () => Promise<void>) => void;

/** A part of the bundle whose rounds end with the instance. */
export const withOrderlyRounds =
  <Register extends { schedule: Schedule }, Context>(register: (hooks: Register, context: Context) => void) =>
  (hooks: Register, context: Context): void =>
    register(
      {
        ...hooks,
        schedule: (cron: string, round: () => Promise<void>) =>
          hooks.schedule(cron, async () => {
            if (!isAnnounced) await endAfter(round());
          }),
      },
      context,
    );
