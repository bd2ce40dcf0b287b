// Graceful shutdown of this instance, announced by its launcher (backend/launch/shut-down-with-launcher.ts): no new job
// starts, running work finishes, and load balancers see the instance as not ready.
import { subscribe } from 'node:diagnostics_channel';
import type { HookConfig } from '@directus/types';
import type { NextFunction, Response, Router } from 'express';
import { readinessResponseSchema } from '../../../../contract/api-reference/documentation-only-schemas.ts';
import {
  type DirectusExtensionContext,
  createAsyncHandler,
  type OrderServiceRoute,
} from './route-types-and-handlers.ts';

/** Same name as in backend/launch/shut-down-with-launcher.ts. */
const channelName = 'storefront:stop';

/** Message of the launcher's part of this process, which waits for every promise passed to `waitFor`. */
interface Stop {
  waitFor: (work: Promise<unknown>) => void;
}

let isShutdownAnnounced = false;
const pendingWork = new Set<Promise<unknown>>();

subscribe(channelName, (message) => {
  isShutdownAnnounced = true;
  (message as Stop).waitFor(Promise.allSettled(pendingWork));
});

export const isShuttingDown = (): boolean => isShutdownAnnounced;

/** Delays the shutdown until `work` has settled. */
export const finishBeforeShutdown = <Result>(work: Promise<Result>): Promise<Result> => {
  pendingWork.add(work);
  const remove = (): void => void pendingWork.delete(work);
  work.then(remove, remove);
  return work;
};

/** A database that takes longer counts as unreachable. */
const databaseTimeoutMs = 2_000;

const isDatabaseReachable = async ({ database }: DirectusExtensionContext): Promise<boolean> => {
  try {
    await database.raw('select 1').timeout(databaseTimeoutMs);
    return true;
  } catch {
    return false;
  }
};

/** GET /ecom/ready: the readiness probe for load balancers. */
export const readinessRoute: OrderServiceRoute = {
  method: 'get',
  path: '/ready',
  summary: 'Health check of one instance of the backend',
  description: 'For load balancers and monitors, at the address of the instance; the proxy does not forward it.',
  caller: 'anyone',
  answers: [
    { status: 200, description: 'The instance accepts requests.', schema: readinessResponseSchema },
    {
      status: 503,
      description: 'The instance is shutting down or cannot reach its database.',
      schema: readinessResponseSchema,
    },
  ],
  refusals: [],
  guards: [],
  createHandler: (context) =>
    createAsyncHandler(async (_request, response) => {
      response.set('Cache-Control', 'no-store');
      const state = isShuttingDown() ? 'stopping' : (await isDatabaseReachable(context)) ? 'ready' : 'database_away';
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
