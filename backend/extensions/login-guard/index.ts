// A Directus hook before `/auth/login`: limits failed attempts per address and account (limits.ts), and lines up the others
// (turns.ts), so that attempts to guess a password neither lock anybody out nor slow the shop down.
// Loaded by Directus from the extensions folder; without it Directus does not start.
import type { RateLimitRequestHandler } from 'express-rate-limit';
import type { Context } from '../ecom/platform/http.ts';
import { createFailureLimits, createSecondFactorLimit, toAddress } from './limits.ts';
import { createTurns } from './turns.ts';

/** As Express calls a handler. */
type Handler = (...call: Parameters<RateLimitRequestHandler>) => unknown;

interface App {
  post: (path: string, ...handlers: Handler[]) => unknown;
}

interface Hooks {
  init: (event: 'routes.before', handler: (meta: { app: App }) => void) => void;
}

/** Keeps the code of a refusal for the limit of second factors. */
const noteRefusal: Handler = (_request, response, next) => {
  const send = response.json.bind(response);
  response.json = (body: unknown) => {
    const [error] = (body as { errors?: { extensions?: { code?: string } }[] } | undefined)?.errors ?? [];
    response.locals['refusal'] = error?.extensions?.code;
    return send(body);
  };
  next();
};

const createTurn = (): Handler => {
  const turns = createTurns();
  return (request, response, next) => {
    turns.take(toAddress(request.ip), (end) => {
      // The answer ends the turn, with the time that Directus lets pass before every answer: two hashes a second at most.
      response.once('close', end);
      if (response.destroyed || response.writableEnded) end();
      else next();
    });
  };
};

const register = ({ init }: Hooks, context: Context): void => {
  const handlers = [noteRefusal, ...createFailureLimits(context), createTurn(), createSecondFactorLimit(context)];
  init('routes.before', ({ app }) => app.post('/auth/login', ...handlers));
};

export default register;
