// Generates the API reference (OpenAPI 3.1) from the declared routes and the schemas in `contract`.
// api-reference-of-all-routes.test.ts fails for a request body whose schema has no name in contract/api-reference.
import {
  type JsonSchema,
  toInlineJsonSchema,
  toJsonSchemasById,
} from '../../../../contract/api-reference/zod-to-json-schema.ts';
import { openApiResponseComponents } from '../../../../contract/api-reference/openapi-response-components.ts';
import { openApiRequestBodySchemas } from '../../../../contract/api-reference/openapi-request-body-schemas.ts';
import {
  type OrderServiceErrorCode,
  orderServiceErrorHttpStatuses,
} from '../../../../contract/shop/order-service-ok-or-error-response.ts';
import type {
  RouteResponseDefinition,
  RouteAudience,
  OrderServiceRoute,
} from '../platform/route-types-and-handlers.ts';
import { paymentRecoveryActionApiDescriptions, orderServiceErrorDescriptions } from './error-code-descriptions.ts';

interface MediaTypes {
  content?: Record<string, { schema: JsonSchema }>;
}

interface Parameter {
  name: string;
  in: 'path';
  required: true;
  description: string;
  schema: JsonSchema;
}

export interface OpenApiOperation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: MediaTypes & { required: true };
  responses: Record<string, MediaTypes & { description: string }>;
}

export interface OpenApiDocument {
  openapi: '3.1.1';
  info: { title: string; version: string; description: string };
  tags: { name: string }[];
  paths: Record<string, Partial<Record<OrderServiceRoute['method'], OpenApiOperation>>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, Record<string, string>> };
}

const info = {
  title: 'Order service',
  version: '1',
  description:
    'The routes below /ecom of the content backend. Amounts are integer cents in fields that end in `_cents`; their ' +
    'former names are still accepted and returned. Responses may contain fields that are not listed here. An error ' +
    'response has the schema `Refusal`.',
};

const securitySchemes = {
  studioSession: {
    type: 'apiKey',
    in: 'cookie',
    name: 'directus_session_token',
    description: 'The session cookie of a studio user.',
  },
  accessToken: { type: 'http', scheme: 'bearer', description: 'An access token of a studio user.' },
  paypalSignature: {
    type: 'apiKey',
    in: 'header',
    name: 'paypal-transmission-sig',
    description: 'The service verifies the signature and the other headers of the transmission with PayPal.',
  },
};

const security: Record<RouteAudience, OpenApiOperation['security']> = {
  anyone: [],
  signed_webhook: [{ paypalSignature: [] }],
  staff: [{ studioSession: [] }, { accessToken: [] }],
};

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

const ids = new Map([...openApiRequestBodySchemas, ...openApiResponseComponents].map(({ schema, id }) => [schema, id]));

const toReference = (schema: NonNullable<RouteResponseDefinition['schema']>): JsonSchema => {
  const id = ids.get(schema);
  return id === undefined ? toInlineJsonSchema(schema) : { $ref: `#/components/schemas/${id}` };
};

/** `/klarna/callback/:payment` becomes `/ecom/klarna/callback/{payment}`. */
export const toOpenApiPath = (path: string): string => `/ecom${path.replace(/:(\w+)/g, '{$1}')}`;

const toOperationId = ({ method, path }: OrderServiceRoute): string =>
  method +
  (path.match(/[a-z]+/gi) ?? [])
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()}`)
    .join('');

const toParameters = ({ path, parameters = {} }: OrderServiceRoute): Parameter[] =>
  Array.from(path.matchAll(/:(\w+)/g), ([, name = '']) => {
    const parameter = parameters[name];
    if (!parameter) throw new Error(`The parameter ${name} of ${path} has no schema.`);
    const { description, schema } = parameter;
    return { name, in: 'path', required: true, description, schema: toInlineJsonSchema(schema) };
  });

/** One response per status, with its error codes. */
const toRefusals = (codes: readonly OrderServiceErrorCode[]): OpenApiOperation['responses'] => {
  const toResponse = (status: number): [string, OpenApiOperation['responses'][string]] => {
    const statusCodes = [...new Set(codes)].filter((code) => orderServiceErrorHttpStatuses[code] === status);
    const schema = {
      allOf: [{ $ref: '#/components/schemas/Refusal' }, { properties: { code: { enum: statusCodes } } }],
    };
    const description = statusCodes.map((code) => `\`${code}\`: ${orderServiceErrorDescriptions[code]}`).join('\n');
    return [String(status), { description, content: { [json]: { schema } } }];
  };
  return Object.fromEntries([...new Set(codes.map((code) => orderServiceErrorHttpStatuses[code]))].map(toResponse));
};

const toAnswer = ({
  status,
  description,
  schema,
  mediaType = json,
}: RouteResponseDefinition): [string, MediaTypes & { description: string }] => [
  String(status),
  { description, ...(schema && { content: { [mediaType]: { schema: toReference(schema) } } }) },
];

const toOperation = (route: OrderServiceRoute, tag: string): OpenApiOperation => {
  const { summary, guards, body, caller, answers, refusals } = route;
  const parameters = toParameters(route);
  const description = [route.description, ...guards.map(({ note }) => note)].filter(Boolean).join(' ');
  return {
    operationId: toOperationId(route),
    tags: [tag],
    summary,
    ...(description && { description }),
    security: security[caller],
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: { required: true, content: { [body.isForm ? form : json]: { schema: toReference(body.schema) } } },
    }),
    responses: {
      ...Object.fromEntries(answers.map(toAnswer)),
      ...toRefusals([...refusals, ...guards.flatMap((guard) => guard.refusals)]),
    },
  };
};

const toSchemas = (): Record<string, JsonSchema> => {
  const schemas = {
    ...toJsonSchemasById(openApiRequestBodySchemas, 'input'),
    ...toJsonSchemasById(openApiResponseComponents, 'output'),
  };
  const advice = Object.entries(paymentRecoveryActionApiDescriptions).map(
    ([code, meaning]) => `\`${code}\`: ${meaning}`,
  );
  const { properties, ...refusal } = schemas['Refusal'] as JsonSchema & { properties: Record<string, JsonSchema> };
  const described = { ...properties, advice: { ...properties['advice'], description: advice.join('\n') } };
  return { ...schemas, Refusal: { ...refusal, properties: described } };
};

export const toOpenApiDocument = (routes: Readonly<Record<string, readonly OrderServiceRoute[]>>): OpenApiDocument => {
  const paths: OpenApiDocument['paths'] = {};
  for (const [tag, tagRoutes] of Object.entries(routes))
    for (const route of tagRoutes) {
      const path = toOpenApiPath(route.path);
      paths[path] = { ...paths[path], [route.method]: toOperation(route, tag) };
    }
  const tags = Object.keys(routes).map((name) => ({ name }));
  return { openapi: '3.1.1', info, tags, paths, components: { schemas: toSchemas(), securitySchemes } };
};
