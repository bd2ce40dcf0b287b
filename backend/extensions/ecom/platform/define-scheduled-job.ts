// Scheduled jobs, run on every instance of the backend: one run at a time, none starts during a shutdown, and the
// shutdown waits for the current run. Everything periodic is a job.
import type { HookConfig, RegisterFunctions } from '@directus/types';
import { finishBeforeShutdown, isShuttingDown } from './graceful-shutdown.ts';
import type { DirectusExtensionContext } from './route-types-and-handlers.ts';

export const hourMs = 60 * 60_000;

/**
 * Returns a function that runs `work`, or queues one further run if it is already running, so that the latest change is
 * always processed. With `isFollowUp: false`, a call during a run is ignored. Nothing starts during a shutdown.
 */
const createSingleFlight = (work: () => Promise<void>): ((options?: { isFollowUp: boolean }) => Promise<void>) => {
  let running: Promise<void> | undefined;
  let isRunRequested = false;
  const runWhileRequested = async (): Promise<void> => {
    try {
      while (isRunRequested && !isShuttingDown()) {
        isRunRequested = false;
        await work();
      }
    } finally {
      running = undefined;
    }
  };
  return ({ isFollowUp } = { isFollowUp: true }) => {
    if (isShuttingDown()) return running ?? Promise.resolve();
    if (running && !isFollowUp) return Promise.resolve();
    isRunRequested = true;
    return (running ??= finishBeforeShutdown(runWhileRequested()));
  };
};

export interface DueItemsTask<Item> {
  /** One batch; the remaining items wait for the next run. */
  selectDue: (context: DirectusExtensionContext) => Promise<readonly Item[]>;
  handle: (context: DirectusExtensionContext, item: Item) => Promise<unknown>;
  /** Message for the log. */
  describeFailure: (item: Item) => string;
}

/** Handles due items one by one. A failing item is logged and does not block the others. */
export const defineDueItemsJobTask =
  <Item>({ selectDue, handle, describeFailure }: DueItemsTask<Item>) =>
  async (context: DirectusExtensionContext): Promise<void> => {
    for (const item of await selectDue(context)) {
      try {
        await handle(context, item);
      } catch (error) {
        context.logger.error(error, describeFailure(item));
      }
    }
  };

interface Job {
  /** Run one after the other. */
  tasks: readonly ((context: DirectusExtensionContext) => Promise<void>)[];
  /** Cron expression with a leading seconds field; `JOB_SCHEDULE` by default (directus-environment.ts). */
  schedule?: string;
  /** Minimum time between two runs, regardless of the schedule. */
  intervalMs?: number;
  /** False while the database still lacks the tables and columns that the job needs; not asked again once true. */
  isReady?: (context: DirectusExtensionContext) => Promise<boolean>;
  /** Registers events that run the job immediately. `run` never throws. */
  triggers?: (run: () => void, hooks: RegisterFunctions, context: DirectusExtensionContext) => void;
}

export const defineScheduledJob =
  ({ tasks, schedule, intervalMs = 0, isReady, triggers }: Job): HookConfig =>
  (hooks, context) => {
    let nextAt = 0;
    let isKnownReady = isReady === undefined;
    const run = createSingleFlight(async () => {
      try {
        if (Date.now() < nextAt) return;
        isKnownReady ||= (await isReady?.(context)) === true;
        if (!isKnownReady) return;
        nextAt = Date.now() + intervalMs;
        for (const task of tasks) await task(context);
      } catch (error) {
        context.logger.error(error, 'A job has failed.');
      }
    });
    // A run that outlasts the schedule's interval is not followed by another one immediately.
    hooks.schedule(schedule ?? String(context.env['JOB_SCHEDULE']), () => run({ isFollowUp: false }));
    triggers?.(() => void run(), hooks, context);
  };
