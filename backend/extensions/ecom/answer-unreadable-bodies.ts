// A body that is no JSON, or too large, never reaches a route: Directus refuses it while reading it. This hook gives such
// a refusal the form of all others of the order service. Registered by the bundle.
import { type Next, type Response, sendAnswer } from './http.ts';

type ErrorHandler = (error: unknown, request: unknown, response: Response, next: Next) => void;

interface App {
  use: (path: string, handler: ErrorHandler) => unknown;
}

interface Register {
  init: (event: 'routes.before', handler: (meta: { app: App }) => void) => void;
}

const isUnreadable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'INVALID_PAYLOAD';

export const answerUnreadableBodies = ({ init }: Register): void => {
  // Express tells a handler of errors by its four parameters.
  init('routes.before', ({ app }) => {
    app.use('/ecom', (error, _request, response, next) => {
      if (isUnreadable(error)) sendAnswer(response, { status: 'error', code: 'invalid_input' });
      else next(error);
    });
  });
};
