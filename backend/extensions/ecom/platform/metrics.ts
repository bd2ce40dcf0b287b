// The shop's metrics in Directus's `/metrics` (enabled with METRICS_TOKENS): requests, service responses, open database
// rows, jobs. Counts and ages only, no personal data (decision 035).
import type { HookConfig } from '@directus/types';
import type { NextFunction, Request, Response, Router } from 'express';
import type { Knex } from 'knex';
import { collectDefaultMetrics, Counter, Gauge, Histogram } from 'prom-client';
import type { DirectusExtensionContext, StateGaugeDefinition, OrderServiceModule } from './route-types-and-handlers.ts';

/** Histogram buckets in seconds: from a cached read to an order that waits for a payment provider. */
const buckets = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** The route pattern, such as `/items/:collection`: the concrete path could contain anything. */
const toRoute = ({ baseUrl, route }: Request): string => {
  const path: unknown = (route as { path?: unknown } | undefined)?.path;
  return typeof path === 'string' ? `${baseUrl.toLowerCase()}${path}`.replace(/(?<=.)\/$/, '') : 'none';
};

const measureRequests = (app: Router): void => {
  const durations = new Histogram({
    name: 'storefront_request_seconds',
    help: 'Duration of requests to the backend',
    buckets,
    labelNames: ['method', 'route', 'status'],
  });
  const answers = new Counter({
    name: 'storefront_answers_total',
    help: 'Responses of the order service by result: ok, or the error code',
    labelNames: ['route', 'result'],
  });
  app.use((request: Request, response: Response, next: NextFunction) => {
    const stop = durations.startTimer();
    response.once('finish', () => {
      const route = toRoute(request);
      stop({ method: request.method, route, status: `${Math.floor(response.statusCode / 100)}xx` });
      const result: unknown = response.locals['result'];
      if (typeof result === 'string') answers.inc({ route, result });
    });
    next();
  });
};

type Count = Record<string, string> & { count: string };

const countRows = (database: Knex, { table, by }: StateGaugeDefinition): Promise<Count[]> => {
  const columns = ['state', ...(by === undefined ? [] : [by])];
  return database(table).select(columns).count({ count: '*' }).groupBy(columns) as unknown as Promise<Count[]>;
};

const readOldestSeconds = async (database: Knex, { table, open }: StateGaugeDefinition): Promise<number> => {
  const oldest = await database(table)
    .whereIn('state', open)
    .first<{ age: number | null } | undefined>(
      database.raw('extract(epoch from now() - min(date_created))::float8 as age'),
    );
  return Math.max(0, oldest?.age ?? 0);
};

/** Logs a failing query, so that it omits only its own metric from the response. */
const createSafeReader =
  (logger: DirectusExtensionContext['logger']) =>
  async (gauge: Gauge, read: () => Promise<void>): Promise<void> => {
    gauge.reset();
    try {
      await read();
    } catch (error) {
      logger.warn(error, 'Not all metrics of the shop could be read.');
    }
  };

/** Gauges query the database on every scrape, which is fine for scrape intervals of 15 seconds or more. */
const gaugeDatabase = (
  { database, logger }: DirectusExtensionContext,
  gauges: readonly StateGaugeDefinition[],
): void => {
  const readSafely = createSafeReader(logger);
  for (const definition of gauges) {
    const { name, help, by, table } = definition;
    const tableExists = (): Promise<boolean> => database.schema.hasTable(table);
    new Gauge({
      name: `storefront_${name}s`,
      help: `${help}, by state`,
      labelNames: by === undefined ? ['state'] : ['state', by],
      collect() {
        return readSafely(this, async () => {
          if (!(await tableExists())) return;
          for (const { count, ...labels } of await countRows(database, definition)) this.set(labels, Number(count));
        });
      },
    });
    new Gauge({
      name: `storefront_${name}_oldest_open_seconds`,
      help: `Age of the oldest open row in seconds; 0 if none is open`,
      collect() {
        return readSafely(this, async () => {
          if (await tableExists()) this.set(await readOldestSeconds(database, definition));
        });
      },
    });
  }
};

export const createPrometheusMetricsHook =
  (gauges: readonly StateGaugeDefinition[]): HookConfig =>
  ({ init }, context) => {
    if (context.env['METRICS_ENABLED'] !== true) return;
    collectDefaultMetrics();
    gaugeDatabase(context, gauges);
    init('middlewares.before', (meta) => measureRequests(meta['app'] as Router));
  };

const lastEnds = new Gauge({
  name: 'storefront_round_last_end_timestamp_seconds',
  help: 'Time at which the last run of this job ended',
  labelNames: ['part'],
});

const errors = new Counter({
  name: 'storefront_part_errors_total',
  help: 'Errors logged by this part of the backend',
  labelNames: ['part'],
});

const countErrors = (logger: DirectusExtensionContext['logger'], part: string): DirectusExtensionContext['logger'] => {
  errors.inc({ part }, 0);
  // The logger's own methods need it as their `this`.
  const counting = Object.create(logger) as DirectusExtensionContext['logger'];
  counting.error = (error: unknown, message?: string) => {
    errors.inc({ part });
    logger.error(error, message);
  };
  return counting;
};

/** Records when a hook's job last finished and how many errors it logged, so that a stuck job is noticed early. */
export const withJobMetrics = ({
  name,
  config,
}: OrderServiceModule['hooks'][number]): OrderServiceModule['hooks'][number] => ({
  name,
  config: (register, context) =>
    config(
      {
        ...register,
        schedule: (cron, handler) =>
          register.schedule(cron, async () => {
            await handler();
            lastEnds.set({ part: name }, Date.now() / 1000);
          }),
      },
      { ...context, logger: countErrors(context.logger, name) },
    ),
});
