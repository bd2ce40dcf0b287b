// Declares routes that take a JSON body and answer in the form of the service: one declaration parses the body, registers the handler
// and is what the API reference is made of. Used by every subject; registered by index.ts.
import type { Router } from 'express';
import { okSchema } from '../../../../contract/reference/plain-schemas.ts';
import type { WireSchema } from '../../../../contract/reference/json-schema.ts';
import type { parseRequestBody, OrderServiceResponse } from '../../../../contract/shop/order-service-response.ts';
import { createJsonHandler, type ExtensionContext, type ServiceRequest, type ServiceRoute } from './http.ts';

type Described = Pick<ServiceRoute, 'description' | 'parameters' | 'path' | 'summary'> &
  Partial<Pick<ServiceRoute, 'caller' | 'guards' | 'refusals'>>;

interface JsonRoute<Body> extends Described {
  body: Parameters<typeof parseRequestBody<Body>>[0];
  /** Of the answer with 200; absent: the status alone. */
  answer?: { schema: WireSchema; description: string };
  act: (body: Body, context: ExtensionContext, request: ServiceRequest) => Promise<OrderServiceResponse>;
}

/** `POST` of a JSON body. A body that is not of the schema is refused with `invalid_input` before `act` is called. */
export const defineRoute = <Body>({
  body,
  answer = { schema: okSchema, description: 'Done.' },
  act,
  caller = 'anyone',
  guards = [],
  refusals = [],
  ...described
}: JsonRoute<Body>): ServiceRoute => ({
  ...described,
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
