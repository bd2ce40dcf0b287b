// What the routes of the service have in common: each reads its body, calls one function and sends that one's answer.
import type { Accountability, ApiExtensionContext, HookConfig } from '@directus/types';
import type express from 'express';
import type { NextFunction, RequestHandler, Response, Router } from 'express';
import type { Knex } from 'knex';
import { fromLegacyMoneyNames, withLegacyMoneyNames } from '../../../../contract/shop/legacy-money-names.ts';
import { type ServiceAnswer, readBody, refusalStatuses } from '../../../../contract/shop/order-answer.ts';

/** What Directus hands to an extension. */
export type Context = Omit<ApiExtensionContext, 'env'> & { env: Record<string, unknown> };

/** What the parts behind the routes need: they know nothing of Express. */
export interface Service {
  database: Knex;
  env: Record<string, unknown>;
  logger: Record<'error' | 'info' | 'warn', (entry: unknown, message?: string) => void>;
}

export type Request = Omit<express.Request, 'body'> & {
  body: unknown;
  /** Whom Directus has recognised, by the studio's session or a token. */
  accountability?: Accountability | null;
};

/** A gauge of the rows of one table by their state; see metrics.ts. */
export interface StateGauge {
  name: string;
  table: string;
  help: string;
  /** Beside the state, what else the rows are counted by. */
  by?: string;
  /** The states in which a row waits for something. */
  open: readonly string[];
}

/** What one subject of the service (a folder beside this one) brings along; put together in index.ts. */
export interface Subject {
  routes?: (router: Router, context: Context) => void;
  /** Jobs, guards and reactions, by their names in package.json. */
  hooks: { name: string; config: HookConfig }[];
  gauges?: StateGauge[];
}

export const sendAnswer = (response: Response, answer: ServiceAnswer): void => {
  // Counted by metrics.ts.
  response.locals['result'] = answer.status === 'ok' ? 'ok' : answer.code;
  response.status(answer.status === 'ok' ? 200 : refusalStatuses[answer.code]).json(withLegacyMoneyNames(answer));
};

/** Whatever is thrown goes to Directus, which logs it and answers 500 without a word about it. */
export const handleAsync =
  (act: (request: Request, response: Response) => Promise<void>): RequestHandler =>
  (request, response, next) => {
    act(request, response).catch(next);
  };

export const createHandler = <Body>(
  schema: Parameters<typeof readBody<Body>>[0],
  act: (body: Body, context: Context, request: Request) => Promise<ServiceAnswer>,
  context: Context,
): RequestHandler =>
  handleAsync(async (request, response) => {
    const read = readBody(schema, fromLegacyMoneyNames(request.body));
    sendAnswer(
      response,
      read.ok
        ? await act(read.body, context, request)
        : { status: 'error', code: 'invalid_input', field: read.fields[0] },
    );
  });

const isUnreadable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'INVALID_PAYLOAD';

/**
 * A body that is no JSON, or too large, never reaches a route: Directus refuses it while reading it. This hook gives such a
 * refusal the form of all others of the service.
 */
export const answerUnreadableBodies: HookConfig = ({ init }) => {
  init('routes.before', (meta) => {
    // Express tells a handler of errors by its four parameters.
    (meta['app'] as Router).use(
      '/ecom',
      (error: unknown, _request: unknown, response: Response, next: NextFunction) => {
        if (isUnreadable(error)) sendAnswer(response, { status: 'error', code: 'invalid_input' });
        else next(error);
      },
    );
  });
};
