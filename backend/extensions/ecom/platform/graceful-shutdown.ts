// The end of this instance, as its launcher announces it: nothing new is begun, what has been begun is finished, load balancers
// are told to go elsewhere. Used by jobs; backend/launch/stop-with-launcher.ts announces.
import { subscribe } from 'node:diagnostics_channel';
import type { HookConfig } from '@directus/types';
import type { NextFunction, Response, Router } from 'express';
import { type ExtensionContext, handleAsync } from './http.ts';

/** As in backend/launch/stop-with-launcher.ts. */
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

export const isShuttingDown = (): boolean => isAnnounced;

/** The instance ends after this work, not in the midst of it. */
export const finishBeforeShutdown = <Result>(work: Promise<Result>): Promise<Result> => {
  underWay.add(work);
  const forget = (): void => void underWay.delete(work);
  work.then(forget, forget);
  return work;
};

/** A database that takes longer is not one to send visitors to. */
const databaseTimeoutMs = 2_000;

const isDatabaseThere = async ({ database }: ExtensionContext): Promise<boolean> => {
  try {
    await database.raw('select 1').timeout(databaseTimeoutMs);
    return true;
  } catch {
    return false;
  }
};

/** GET /ecom/ready: whether this instance is to get requests, for whatever stands in front of several. */
export const registerReadiness = (router: Router, context: ExtensionContext): void => {
  router.get(
    '/ready',
    handleAsync(async (_request, response) => {
      response.set('Cache-Control', 'no-store');
      const state = isShuttingDown() ? 'stopping' : (await isDatabaseThere(context)) ? 'ready' : 'database_away';
      response.status(state === 'ready' ? 200 : 503).json({ state });
    }),
  );
};

/** While the instance ends, every answer tells the proxy to open its next connection elsewhere. */
export const closeConnectionsWhileShuttingDown: HookConfig = ({ init }) => {
  init('middlewares.before', (meta) => {
    (meta['app'] as Router).use((_request: unknown, response: Response, next: NextFunction) => {
      if (isShuttingDown()) response.set('Connection', 'close');
      next();
    });
  });
};
