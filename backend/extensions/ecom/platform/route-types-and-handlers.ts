// Express helpers for the routes of the service: parse the body, call one function, send its response.
import type { ApiExtensionContext, HookConfig } from '@directus/types';
import type { NextFunction, Request, RequestHandler, Response, Router } from 'express';
import type { Knex } from 'knex';
import {
  fromLegacyMoneyFieldNames,
  withLegacyMoneyFieldNames,
} from '../../../../domain/convert-legacy-money-field-names.ts';
import type { WireFormatZodSchema } from '../../../../contract/api-reference/zod-to-json-schema.ts';
import {
  type OrderServiceErrorCode,
  type OrderServiceOkOrErrorResponse,
  orderServiceErrorHttpStatuses,
} from '../../../../contract/shop/order-service-ok-or-error-response.ts';
import { safeParseRequestBody } from '../../../../domain/safe-parse-request-body.ts';

/** The context that Directus passes to an extension. */
export type DirectusExtensionContext = Omit<ApiExtensionContext, 'env'> & { env: Record<string, unknown> };

/** Dependencies of the functions behind the routes, independent of Express. */
export interface OrderServiceContext {
  database: Knex;
  env: Record<string, unknown>;
  logger: Record<'error' | 'info' | 'warn', (entry: unknown, message?: string) => void>;
}

/** An Express request whose body has not been parsed yet. */
export type UnparsedOrderServiceRequest = Request<Record<string, string>, unknown, unknown>;

/**
 * Who may call a route. For the API reference only: the handler itself checks permissions, and verifies webhooks with
 * the provider that signs them.
 */
export type RouteAudience = 'anyone' | 'signed_webhook' | 'staff';

export interface RouteResponseDefinition {
  status: number;
  description: string;
  /** Absent if the response has no body. JSON unless `mediaType` is set. */
  schema?: WireFormatZodSchema;
  mediaType?: string;
}

/** Runs before the handler: a rate limit or a proof of work. */
export interface RateLimitOrProofOfWorkGuard {
  /** Error codes that this guard may return. */
  refusals: readonly OrderServiceErrorCode[];
  /** English text for the API reference. */
  note: string;
  createHandlers: (context: DirectusExtensionContext) => readonly RequestHandler[];
}

/** One route below /ecom. api-reference/openapi-document.ts generates the API reference from the registered routes. */
export interface OrderServiceRoute {
  method: 'get' | 'post';
  /** In Express syntax, such as `/klarna/callback/:payment`. */
  path: string;
  /** In English, like `description`: only developers read them. */
  summary: string;
  description?: string;
  caller: RouteAudience;
  /** Every parameter of the path. */
  parameters?: Record<string, { schema: WireFormatZodSchema; description: string }>;
  /** JSON unless it is a form. */
  body?: { schema: WireFormatZodSchema; isForm?: boolean };
  answers: readonly RouteResponseDefinition[];
  /** Error codes of the handler, sent as `orderServiceErrorResponseSchema`. The codes of the guards are added. */
  refusals: readonly OrderServiceErrorCode[];
  /** Run in this order, before the handler. */
  guards: readonly RateLimitOrProofOfWorkGuard[];
  createHandler: (context: DirectusExtensionContext) => RequestHandler;
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

/** Routes, jobs and hooks of one folder of the bundle; ecom/index.ts combines them. */
export interface OrderServiceModule {
  routes?: readonly OrderServiceRoute[];
  /** Called once, before the routes are registered. */
  setUp?: (context: DirectusExtensionContext) => void;
  /** Jobs, guards and event hooks by the names in package.json. */
  hooks: { name: string; config: HookConfig }[];
  gauges?: StateGaugeDefinition[];
}

export const sendOrderServiceResponse = (response: Response, answer: OrderServiceOkOrErrorResponse): void => {
  // Read by metrics.ts.
  response.locals['result'] = answer.status === 'ok' ? 'ok' : answer.code;
  response
    .status(answer.status === 'ok' ? 200 : orderServiceErrorHttpStatuses[answer.code])
    .json(withLegacyMoneyFieldNames(answer));
};

/** Passes rejections to Directus, which logs them and responds with 500 without details. */
export const createAsyncHandler =
  (act: (request: UnparsedOrderServiceRequest, response: Response) => Promise<void>): RequestHandler =>
  (request, response, next) => {
    act(request, response).catch(next);
  };

export const createJsonRequestHandler = <Body>(
  schema: Parameters<typeof safeParseRequestBody<Body>>[0],
  act: (
    body: Body,
    context: DirectusExtensionContext,
    request: UnparsedOrderServiceRequest,
  ) => Promise<OrderServiceOkOrErrorResponse>,
  context: DirectusExtensionContext,
): RequestHandler =>
  createAsyncHandler(async (request, response) => {
    const read = safeParseRequestBody(schema, fromLegacyMoneyFieldNames(request.body));
    sendOrderServiceResponse(
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
export const unreadableBodyRejectionHook: HookConfig = ({ init }) => {
  init('routes.before', (meta) => {
    // Express recognizes an error handler by its four parameters.
    (meta['app'] as Router).use(
      '/ecom',
      (error: unknown, _request: unknown, response: Response, next: NextFunction) => {
        if (isUnreadable(error)) sendOrderServiceResponse(response, { status: 'error', code: 'invalid_input' });
        else next(error);
      },
    );
  });
};
