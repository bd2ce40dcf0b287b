// Graceful shutdown of this instance, announced by its launcher (backend/launch/stop-with-launcher.ts): no new job
// starts, running work finishes, and load balancers see the instance as not ready.
import { subscribe } from 'node:diagnostics_channel';
import type { HookConfig } from '@directus/types';
import type { NextFunction, Response, Router } from 'express';
import { readinessSchema } from '../../../../contract/reference/plain-schemas.ts';
import { type ExtensionContext, handleAsync, type ServiceRoute } from './http.ts';

/** Same name as in backend/launch/stop-with-launcher.ts. */
const channelName = 'storefront:stop';

/** Message of the launcher's part of this process, which waits for every promise passed to `waitFor`. */
interface Stop {
  waitFor: (work: Promise<unknown>) => void;
}

let isAnnounced = false;
const underWay = new Set<Promise<unknown>>();

subscribe(channelName, (message) => {
  isAnnounced = true;
  (message as Stop).waitFor(Promise.allSettled(underWay));
});

export const isShuttingDown = (): boolean => isAnnounced;

/** Delays the shutdown until `work` has settled. */
export const finishBeforeShutdown = <Result>(work: Promise<Result>): Promise<Result> => {
  underWay.add(work);
  const forget = (): void => void underWay.delete(work);
  work.then(forget, forget);
  return work;
};

/** A database that takes longer counts as unavailable. */
const databaseTimeoutMs = 2_000;

const isDatabaseThere = async ({ database }: ExtensionContext): Promise<boolean> => {
  try {
    await database.raw('select 1').timeout(databaseTimeoutMs);
    return true;
  } catch {
    return false;
  }
};

/** GET /ecom/ready: the readiness probe for load balancers. */
export const readinessRoute: ServiceRoute = {
  method: 'get',
  path: '/ready',
  summary: 'Health check of one instance of the backend',
  description: 'For load balancers and monitors, at the address of the instance; the proxy does not pass it on.',
  caller: 'anyone',
  answers: [
    { status: 200, description: 'The instance takes requests.', schema: readinessSchema },
    { status: 503, description: 'The instance shuts down or cannot reach its database.', schema: readinessSchema },
  ],
  refusals: [],
  guards: [],
  createHandler: (context) =>
    handleAsync(async (_request, response) => {
      response.set('Cache-Control', 'no-store');
      const state = isShuttingDown() ? 'stopping' : (await isDatabaseThere(context)) ? 'ready' : 'database_away';
      response.status(state === 'ready' ? 200 : 503).json({ state });
    }),
};

/** During shutdown every response closes its connection, so that the proxy reconnects to another instance. */
export const closeConnectionsWhileShuttingDown: HookConfig = ({ init }) => {
  init('middlewares.before', (meta) => {
    (meta['app'] as Router).use((_request: unknown, response: Response, next: NextFunction) => {
      if (isShuttingDown()) response.set('Connection', 'close');
      next();
    });
  });
};
