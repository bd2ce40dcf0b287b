// What the routes of the service have in common: each reads its body, calls one function and sends that one's answer.
import type { Accountability, ApiExtensionContext, HookConfig } from '@directus/types';
import type express from 'express';
import type { NextFunction, RequestHandler, Response, Router } from 'express';
import type { Knex } from 'knex';
import { fromLegacyMoneyNames, withLegacyMoneyNames } from '../../../../contract/shop/legacy-money-names.ts';
import {
  type OrderServiceResponse,
  parseRequestBody,
  orderServiceErrorStatuses,
} from '../../../../contract/shop/order-service-response.ts';

/** What Directus hands to an extension. */
export type ExtensionContext = Omit<ApiExtensionContext, 'env'> & { env: Record<string, unknown> };

/** What the parts behind the routes need: they know nothing of Express. */
export interface ServiceContext {
  database: Knex;
  env: Record<string, unknown>;
  logger: Record<'error' | 'info' | 'warn', (entry: unknown, message?: string) => void>;
}

export type ServiceRequest = Omit<express.Request, 'body'> & {
  body: unknown;
  /** Whom Directus has recognised, by the studio's session or a token. */
  accountability?: Accountability | null;
};

/** A gauge of the rows of one table by their state; see metrics.ts. */
export interface StateGaugeDefinition {
  name: string;
  table: string;
  help: string;
  /** Beside the state, what else the rows are counted by. */
  by?: string;
  /** The states in which a row waits for something. */
  open: readonly string[];
}

/** What one subject of the service (a folder beside this one) brings along; put together in index.ts. */
export interface ServiceModule {
  routes?: (router: Router, context: ExtensionContext) => void;
  /** Jobs, guards and reactions, by their names in package.json. */
  hooks: { name: string; config: HookConfig }[];
  gauges?: StateGaugeDefinition[];
}

export const sendServiceAnswer = (response: Response, answer: OrderServiceResponse): void => {
  // Counted by metrics.ts.
  response.locals['result'] = answer.status === 'ok' ? 'ok' : answer.code;
  response
    .status(answer.status === 'ok' ? 200 : orderServiceErrorStatuses[answer.code])
    .json(withLegacyMoneyNames(answer));
};

/** Whatever is thrown goes to Directus, which logs it and answers 500 without a word about it. */
export const handleAsync =
  (act: (request: ServiceRequest, response: Response) => Promise<void>): RequestHandler =>
  (request, response, next) => {
    act(request, response).catch(next);
  };

export const createJsonHandler = <Body>(
  schema: Parameters<typeof parseRequestBody<Body>>[0],
  act: (body: Body, context: ExtensionContext, request: ServiceRequest) => Promise<OrderServiceResponse>,
  context: ExtensionContext,
): RequestHandler =>
  handleAsync(async (request, response) => {
    const read = parseRequestBody(schema, fromLegacyMoneyNames(request.body));
    sendServiceAnswer(
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
export const rejectUnreadableBodies: HookConfig = ({ init }) => {
  init('routes.before', (meta) => {
    // Express tells a handler of errors by its four parameters.
    (meta['app'] as Router).use(
      '/ecom',
      (error: unknown, _request: unknown, response: Response, next: NextFunction) => {
        if (isUnreadable(error)) sendServiceAnswer(response, { status: 'error', code: 'invalid_input' });
        else next(error);
      },
    );
  });
};
