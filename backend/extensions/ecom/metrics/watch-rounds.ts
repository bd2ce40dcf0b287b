// Notes of each part of the bundle when its round last came to its end, and how many errors it has logged: a sweeper that
// stands still is seen before somebody misses what it does. Wraps all hooks of the bundle.
import { Counter, Gauge } from 'prom-client';
import type { Context } from '../http.ts';

type Handler = () => Promise<void> | void;

/** What a hook is given; parts that this file does not touch are handed on as they are. */
interface Register {
  schedule: (cron: string, handler: Handler) => void;
}

interface Hook {
  name: string;
  // Each hook names the part of Directus's functions that it uses; together they have no narrower type.
  config: (register: never, context: Context) => void;
}

const lastEnds = new Gauge({
  ...{ name: 'storefront_round_last_end_timestamp_seconds', help: 'When a round of this part last came to its end' },
  labelNames: ['part'],
});

const errors = new Counter({
  ...{ name: 'storefront_part_errors_total', help: 'Errors that this part has logged' },
  labelNames: ['part'],
});

const countErrors = (logger: Context['logger'], part: string): Context['logger'] => {
  errors.inc({ part }, 0);
  // The logger's own methods need it as their `this`.
  const counting = Object.create(logger) as Context['logger'];
  counting.error = (error, message) => {
    errors.inc({ part });
    logger.error(error, message);
  };
  return counting;
};

const watchHook = ({ name, config }: Hook): Hook => ({
  name,
  config: (register: Register, context) =>
    config(
      {
        ...register,
        schedule: (cron: string, handler: Handler) =>
          register.schedule(cron, async () => {
            await handler();
            lastEnds.set({ part: name }, Date.now() / 1000);
          }),
      } as never,
      { ...context, logger: countErrors(context.logger, name) },
    ),
});

export const watchRounds = (hooks: Hook[]): Hook[] => hooks.map(watchHook);
