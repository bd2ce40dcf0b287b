// GET /ecom/ready: whether this instance is to get requests, for whatever stands in front of several. And while the instance
// ends, every answer tells the proxy to open its next connection elsewhere.
import type { Router } from './create-handler.ts';
import type { Context, Next } from './http.ts';
import { isStopping } from './stopping.ts';

/** A database that takes longer is not one to send visitors to. */
const patienceMs = 2_000;

interface Answer {
  set: (name: string, value: string) => unknown;
  status: (code: number) => { json: (body: unknown) => unknown };
}

const isDatabaseThere = async ({ database }: Context): Promise<boolean> => {
  try {
    await database.raw('select 1').timeout(patienceMs);
    return true;
  } catch {
    return false;
  }
};

export const registerReadiness = (router: Router, context: Context): void => {
  router.get('/ready', async (_request: unknown, response: Answer) => {
    response.set('Cache-Control', 'no-store');
    const state = isStopping() ? 'stopping' : (await isDatabaseThere(context)) ? 'ready' : 'database_away';
    response.status(state === 'ready' ? 200 : 503).json({ state });
  });
};

interface App {
  use: (handler: (request: unknown, response: Answer, next: Next) => void) => unknown;
}

interface Register {
  init: (event: 'middlewares.before', handler: (meta: { app: App }) => void) => void;
}

export const sendElsewhereWhileStopping = ({ init }: Register): void => {
  init('middlewares.before', ({ app }) => {
    app.use((_request, response, next) => {
      if (isStopping()) response.set('Connection', 'close');
      next();
    });
  });
};
