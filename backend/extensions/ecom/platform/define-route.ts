// Declares POST routes with a JSON body. The API reference is generated from the same declaration that parses the body
// and creates the handler.
import type { Router } from 'express';
import type { WireSchema } from '../../../../contract/reference/to-json-schema.ts';
import { okResponseSchema, type OrderServiceResponse } from '../../../../contract/shop/order-service-response.ts';
import type { parseRequestBody } from '../../../../domain/parse-request-body.ts';
import { createJsonHandler, type ExtensionContext, type OrderServiceRequest, type ServiceRoute } from './http.ts';

type RouteDescription = Pick<ServiceRoute, 'description' | 'parameters' | 'path' | 'summary'> &
  Partial<Pick<ServiceRoute, 'caller' | 'guards' | 'refusals'>>;

interface JsonRoute<Body> extends RouteDescription {
  body: Parameters<typeof parseRequestBody<Body>>[0];
  /** The 200 response; only the status by default. */
  answer?: { schema: WireSchema; description: string };
  act: (body: Body, context: ExtensionContext, request: OrderServiceRequest) => Promise<OrderServiceResponse>;
}

/** A `POST` route. A body that does not match the schema is rejected with `invalid_input` before `act` is called. */
export const defineRoute = <Body>({
  body,
  answer = { schema: okResponseSchema, description: 'Done.' },
  act,
  caller = 'anyone',
  guards = [],
  refusals = [],
  ...description
}: JsonRoute<Body>): ServiceRoute => ({
  ...description,
  method: 'post',
  caller,
  body: { schema: body },
  answers: [{ status: 200, ...answer }],
  refusals: ['invalid_input', ...refusals],
  guards,
  createHandler: (context) => createJsonHandler(body, act, context),
});

export const registerRoutes = (router: Router, context: ExtensionContext, routes: readonly ServiceRoute[]): void => {
  for (const { method, path, guards, createHandler: create } of routes)
    router[method](path, ...guards.flatMap((guard) => guard.createHandlers(context)), create(context));
};
