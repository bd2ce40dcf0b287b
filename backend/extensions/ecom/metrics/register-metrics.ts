// The shop's part of Directus's `/metrics` (with METRICS_TOKENS): requests, answers of the order service, what waits in the
// database, the rounds. Counts and ages only, never a person, an order or an address. Registered by the bundle; decision 035.
import { collectDefaultMetrics, Counter, Histogram } from 'prom-client';
import type { Context } from '../http.ts';
import { gaugeDatabase } from './gauge-database.ts';

/** What Express knows of a request when its answer is out. */
interface FinishedRequest {
  method: string;
  baseUrl: string;
  route?: { path: unknown };
}

interface FinishedResponse {
  statusCode: number;
  locals: { result?: unknown };
  once: (event: 'finish', handler: () => void) => unknown;
}

interface App {
  use: (handler: (request: FinishedRequest, response: FinishedResponse, next: () => void) => void) => unknown;
}

interface Register {
  init: (event: 'middlewares.before', handler: (meta: { app: App }) => void) => void;
}

/** Seconds: from a cached read to an order that waits for a payment provider. */
const buckets = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** The pattern of the route, such as `/items/:collection`: what was asked for by name may be anything, in any case. */
const toRoute = ({ baseUrl, route }: FinishedRequest): string =>
  typeof route?.path === 'string' ? `${baseUrl.toLowerCase()}${route.path}`.replace(/(?<=.)\/$/, '') : 'none';

const watchRequests = (app: App): void => {
  const durations = new Histogram({
    ...{ name: 'storefront_request_seconds', help: 'How long requests to the backend take', buckets },
    labelNames: ['method', 'route', 'status'],
  });
  const answers = new Counter({
    ...{ name: 'storefront_answers_total', help: 'Answers of the order service: ok, or the code of the refusal' },
    labelNames: ['route', 'result'],
  });
  app.use((request, response, next) => {
    const stop = durations.startTimer();
    response.once('finish', () => {
      const route = toRoute(request);
      stop({ method: request.method, route, status: `${Math.floor(response.statusCode / 100)}xx` });
      const { result } = response.locals;
      if (typeof result === 'string') answers.inc({ route, result });
    });
    next();
  });
};

export const registerMetrics = ({ init }: Register, { database, env, logger }: Context): void => {
  if (env['METRICS_ENABLED'] !== true) return;
  collectDefaultMetrics();
  gaugeDatabase(database, logger);
  init('middlewares.before', ({ app }) => watchRequests(app));
};
