// Express helpers for the routes of the service: parse the body, call one function, send its answer.
import type { Accountability, ApiExtensionContext, HookConfig } from '@directus/types';
import type express from 'express';
import type { NextFunction, RequestHandler, Response, Router } from 'express';
import type { Knex } from 'knex';
import { fromLegacyMoneyNames, withLegacyMoneyNames } from '../../../../contract/shop/legacy-money-names.ts';
import type { WireSchema } from '../../../../contract/reference/json-schema.ts';
import {
  type OrderServiceErrorCode,
  type OrderServiceResponse,
  parseRequestBody,
  orderServiceErrorStatuses,
} from '../../../../contract/shop/order-service-response.ts';

/** The context that Directus passes to an extension. */
export type ExtensionContext = Omit<ApiExtensionContext, 'env'> & { env: Record<string, unknown> };

/** Dependencies of the functions behind the routes; none of them knows Express. */
export interface ServiceContext {
  database: Knex;
  env: Record<string, unknown>;
  logger: Record<'error' | 'info' | 'warn', (entry: unknown, message?: string) => void>;
}

export type ServiceRequest = Omit<express.Request, 'body'> & {
  body: unknown;
  /** The user that Directus authenticated, by studio session or token. */
  accountability?: Accountability | null;
};

/** Who may call a route: for the API reference only, the handler checks it. A signed webhook is checked with the provider that signs it. */
export type RouteCaller = 'anyone' | 'signed_webhook' | 'staff';

export interface RouteAnswer {
  status: number;
  description: string;
  /** Absent where the answer has no body. Without `mediaType` it is JSON. */
  schema?: WireSchema;
  mediaType?: string;
}

/** Runs before the handler: a rate limit or a proof of work. */
export interface RouteGuard {
  /** Its own responses. */
  refusals: readonly OrderServiceErrorCode[];
  /** For the API reference, in English. */
  note: string;
  createHandlers: (context: ExtensionContext) => readonly RequestHandler[];
}

/** One route below /ecom. The API reference is generated from the registered routes: see reference/document.ts. */
export interface ServiceRoute {
  method: 'get' | 'post';
  /** In Express's syntax, such as `/klarna/callback/:payment`. */
  path: string;
  /** In English, as is the description: both are read by developers only. */
  summary: string;
  description?: string;
  caller: RouteCaller;
  /** Every parameter of the path. */
  parameters?: Record<string, { schema: WireSchema; description: string }>;
  /** JSON unless it is a form. */
  body?: { schema: WireSchema; isForm?: boolean };
  answers: readonly RouteAnswer[];
  /** Its error codes, in the form of `orderServiceErrorResponseSchema`; its guards add theirs. */
  refusals: readonly OrderServiceErrorCode[];
  /** Run in this order, before the handler. */
  guards: readonly RouteGuard[];
  createHandler: (context: ExtensionContext) => RequestHandler;
}

/** A metric that counts the rows of a table by state; see metrics.ts. */
export interface StateGaugeDefinition {
  name: string;
  table: string;
  help: string;
  /** Further column to group by. */
  by?: string;
  /** States of rows that wait to be processed. */
  open: readonly string[];
}

/** What one folder of the bundle registers; ecom/index.ts combines them. */
export interface ServiceModule {
  routes?: readonly ServiceRoute[];
  /** Called once, before the routes are registered. */
  setUp?: (context: ExtensionContext) => void;
  /** Jobs, guards and event hooks by the names in package.json. */
  hooks: { name: string; config: HookConfig }[];
  gauges?: StateGaugeDefinition[];
}

export const sendServiceAnswer = (response: Response, answer: OrderServiceResponse): void => {
  // Read by metrics.ts.
  response.locals['result'] = answer.status === 'ok' ? 'ok' : answer.code;
  response
    .status(answer.status === 'ok' ? 200 : orderServiceErrorStatuses[answer.code])
    .json(withLegacyMoneyNames(answer));
};

/** Passes rejections to Directus, which logs them and answers 500 without details. */
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
 * Directus rejects a malformed or oversized body before any route runs. This hook gives that rejection the response
 * format of the service.
 */
export const rejectUnreadableBodies: HookConfig = ({ init }) => {
  init('routes.before', (meta) => {
    // Express recognises an error handler by its four parameters.
    (meta['app'] as Router).use(
      '/ecom',
      (error: unknown, _request: unknown, response: Response, next: NextFunction) => {
        if (isUnreadable(error)) sendServiceAnswer(response, { status: 'error', code: 'invalid_input' });
        else next(error);
      },
    );
  });
};
