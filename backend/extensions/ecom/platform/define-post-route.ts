// Declares POST routes with a JSON body. The API reference is generated from the same declaration that parses the body
// and creates the handler.
import type { Router } from 'express';
import type { WireFormatZodSchema } from '../../../../contract/api-reference/zod-to-json-schema.ts';
import {
  okResponseSchema,
  type OrderServiceOkOrErrorResponse,
} from '../../../../contract/shop/order-service-ok-or-error-response.ts';
import type { safeParseRequestBody } from '../../../../domain/safe-parse-request-body.ts';
import {
  createJsonRequestHandler,
  type DirectusExtensionContext,
  type UnparsedOrderServiceRequest,
  type OrderServiceRoute,
} from './route-types-and-handlers.ts';

type RouteDescription = Pick<OrderServiceRoute, 'description' | 'parameters' | 'path' | 'summary'> &
  Partial<Pick<OrderServiceRoute, 'caller' | 'guards' | 'refusals'>>;

interface JsonRoute<Body> extends RouteDescription {
  body: Parameters<typeof safeParseRequestBody<Body>>[0];
  /** The 200 response; only the status by default. */
  answer?: { schema: WireFormatZodSchema; description: string };
  act: (
    body: Body,
    context: DirectusExtensionContext,
    request: UnparsedOrderServiceRequest,
  ) => Promise<OrderServiceOkOrErrorResponse>;
}

/** A `POST` route. A body that does not match the schema is rejected with `invalid_input` before `act` is called. */
export const definePostRoute = <Body>({
  body,
  answer = { schema: okResponseSchema, description: 'Done.' },
  act,
  caller = 'anyone',
  guards = [],
  refusals = [],
  ...description
}: JsonRoute<Body>): OrderServiceRoute => ({
  ...description,
  method: 'post',
  caller,
  body: { schema: body },
  answers: [{ status: 200, ...answer }],
  refusals: ['invalid_input', ...refusals],
  guards,
  createHandler: (context) => createJsonRequestHandler(body, act, context),
});

export const registerOrderServiceRoutes = (
  router: Router,
  context: DirectusExtensionContext,
  routes: readonly OrderServiceRoute[],
): void => {
  for (const { method, path, guards, createHandler: create } of routes)
    router[method](path, ...guards.flatMap((guard) => guard.createHandlers(context)), create(context));
};
