// Periodic work of the bundle, on every instance of the backend: one round at a time, none begins while the instance stops, and the
// instance stops after the round that is under way.
import type { Context } from './http.ts';
import { withOrderlyRounds } from './stopping.ts';

interface Hooks {
  schedule: (cron: string, handler: () => Promise<void>) => void;
}

/** A hook of Directus. */
type RegisterJob = (hooks: Hooks, context: Context) => void;

/** With seconds in front. */
const everyTenSeconds = '*/10 * * * * *';
const hourMs = 60 * 60_000;

const scheduleRounds = ({ schedule }: Hooks, cron: string, round: () => Promise<void>): void => {
  let isRunning = false;
  schedule(cron, async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      await round();
    } finally {
      isRunning = false;
    }
  });
};

/** Runs every ten seconds: soon enough for whoever waits for it. */
export const defineJob = (run: (context: Context) => Promise<void>): RegisterJob =>
  withOrderlyRounds((hooks, context) => scheduleRounds(hooks, everyTenSeconds, () => run(context)));

interface HourlyJob {
  /** Of the minute: jobs do not begin at the same moment. */
  second: number;
  /** A database of an earlier version gets its tables and columns after Directus has started. */
  isReady: (context: Context) => Promise<boolean>;
  run: (context: Context) => Promise<void>;
}

/** Runs soon after the start and then once an hour. */
export const defineHourlyJob = ({ second, isReady, run }: HourlyJob): RegisterJob =>
  withOrderlyRounds((hooks, context) => {
    let nextAt = 0;
    scheduleRounds(hooks, `${second} * * * * *`, async () => {
      if (Date.now() < nextAt || !(await isReady(context))) return;
      nextAt = Date.now() + hourMs;
      await run(context);
    });
  });
