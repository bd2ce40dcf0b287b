// Periodic work of the service, on every instance of the backend: one run at a time, none begins while the instance shuts down, and
// the instance shuts down after the run that is under way.
import type { HookConfig, RegisterFunctions } from '@directus/types';
import { finishBeforeShutdown, isShuttingDown } from './graceful-shutdown.ts';
import type { ExtensionContext } from './http.ts';

export const hourMs = 60 * 60_000;

/** With seconds in front: soon enough for whoever waits for it. */
export const everyTenSeconds = '*/10 * * * * *';

/**
 * Runs `work`, or once more after the run that is under way, so that nothing that was there when it was called is missed.
 * Nothing is run while the instance shuts down. Without `isFollowUp` a run that is under way is enough.
 */
export const createSingleFlight = (work: () => Promise<void>): ((how?: { isFollowUp: boolean }) => Promise<void>) => {
  let running: Promise<void> | undefined;
  let isWanted = false;
  const runWhileWanted = async (): Promise<void> => {
    try {
      while (isWanted && !isShuttingDown()) {
        isWanted = false;
        await work();
      }
    } finally {
      running = undefined;
    }
  };
  return ({ isFollowUp } = { isFollowUp: true }) => {
    if (isShuttingDown()) return running ?? Promise.resolve();
    if (running && !isFollowUp) return Promise.resolve();
    isWanted = true;
    return (running ??= finishBeforeShutdown(runWhileWanted()));
  };
};

export interface JobTask<Item> {
  /** A batch; the others wait for the next run. */
  selectDue: (context: ExtensionContext) => Promise<readonly Item[]>;
  handle: (context: ExtensionContext, item: Item) => Promise<unknown>;
  /** For the log. */
  describeFailure: (item: Item) => string;
}

/** Handles what is due, one after the other. One that cannot be handled does not keep the others. */
export const defineJobTask =
  <Item>({ selectDue, handle, describeFailure }: JobTask<Item>) =>
  async (context: ExtensionContext): Promise<void> => {
    for (const item of await selectDue(context)) {
      try {
        await handle(context, item);
      } catch (error) {
        context.logger.error(error, describeFailure(item));
      }
    }
  };

interface Job {
  /** One after the other. */
  tasks: readonly ((context: ExtensionContext) => Promise<void>)[];
  /** A cron expression with seconds in front; every ten seconds if left out. */
  schedule?: string;
  /** Time between two runs at least, whatever the schedule says. */
  intervalMs?: number;
  /** A database of an earlier version gets its tables and columns after Directus has started. */
  isReady?: (context: ExtensionContext) => Promise<boolean>;
  /** Registers what else makes the job run, at once. `run` never throws. */
  triggers?: (run: () => void, hooks: RegisterFunctions, context: ExtensionContext) => void;
}

export const defineJob =
  ({ tasks, schedule = everyTenSeconds, intervalMs = 0, isReady, triggers }: Job): HookConfig =>
  (hooks, context) => {
    let nextAt = 0;
    const run = createSingleFlight(async () => {
      try {
        if (Date.now() < nextAt || (isReady && !(await isReady(context)))) return;
        nextAt = Date.now() + intervalMs;
        for (const task of tasks) await task(context);
      } catch (error) {
        context.logger.error(error, 'A job has failed.');
      }
    });
    // A run that takes longer than the schedule's interval is not followed by another one at once.
    hooks.schedule(schedule, () => run({ isFollowUp: false }));
    triggers?.(() => void run(), hooks, context);
  };
