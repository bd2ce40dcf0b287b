// Tests the API reference: it is valid OpenAPI 3.1, lists exactly the registered routes, and its schemas accept the
// same bodies as the service.
import type { Router } from 'express';
import { describe, expect, it } from 'vitest';
import {
  openApiRequestBodyExamples,
  jsonSchemaToZod,
} from '../../../contract/api-reference/openapi-request-body-examples.fixture.ts';
import { openApiResponseComponents } from '../../../contract/api-reference/openapi-response-components.ts';
import { openApiRequestBodySchemas } from '../../../contract/api-reference/openapi-request-body-schemas.ts';
import { orderServiceErrorHttpStatuses } from '../../../contract/shop/order-service-ok-or-error-response.ts';
import type { DirectusExtensionContext } from './platform/route-types-and-handlers.ts';
import { endpoints } from './index.ts';
import { orderServiceModules, orderServiceRoutesByHeading } from './all-service-routes.ts';
import { toOpenApiPath, toOpenApiDocument } from './api-reference/openapi-document.ts';
import { toApiReferencePageHtml } from './api-reference/api-reference-page.ts';

const document = toOpenApiDocument(orderServiceRoutesByHeading);
const page = toApiReferencePageHtml(document);
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, path, operation })),
);

/** The string values of this key, anywhere in the document. */
const findTexts = (json: unknown, name: string): string[] => {
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([key, value]: [string, unknown]) =>
    key === name && typeof value === 'string' ? [value] : findTexts(value, name),
  );
};

/** The routes that index.ts registers with Express, as `method path`. */
const readRegistered = (): string[] => {
  const registered: string[] = [];
  const record = (method: string) => (path: string) => registered.push(`${method} ${toOpenApiPath(path)}`);
  const router = { get: record('get'), post: record('post') } as unknown as Router;
  const context = { env: { SECRET: 'secret' }, services: {}, logger: {} } as unknown as DirectusExtensionContext;
  for (const { config } of endpoints) {
    if (typeof config === 'object') config.handler(router, context as never);
  }
  return registered;
};

describe('the OpenAPI document', () => {
  it('is OpenAPI 3.1 and has a summary and a success response for every operation', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d$/);
    expect(document.info.title).not.toBe('');
    expect(document.info.version).not.toBe('');
    for (const { name, operation } of operations) {
      expect(operation.summary, name).not.toBe('');
      expect(Object.keys(operation.responses), name).toContainEqual(expect.stringMatching(/^[23]\d\d$/));
      for (const { description } of Object.values(operation.responses)) expect(description, name).not.toBe('');
    }
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
  });

  it('documents every path parameter', () => {
    for (const { name, path, operation } of operations) {
      const inPath = Array.from(path.matchAll(/\{(\w+)\}/g), ([, parameter]) => parameter);
      expect(operation.parameters?.map((parameter) => parameter.name) ?? [], name).toEqual(inPath);
    }
  });

  it('defines every schema it references, and references every schema and security scheme it defines', () => {
    const { schemas, securitySchemes } = document.components;
    const names = findTexts(document, '$ref').map((reference) => reference.replace(/^#\/components\/schemas\//, ''));
    expect(new Set(names)).toEqual(new Set(Object.keys(schemas)));
    const schemes = operations.flatMap(({ operation }) => operation.security.flatMap((scheme) => Object.keys(scheme)));
    expect(new Set(schemes)).toEqual(new Set(Object.keys(securitySchemes)));
    expect(JSON.stringify(document)).not.toContain('$schema');
  });

  it('contains only patterns that compile with the flag u, as JSON Schema requires', () => {
    for (const pattern of new Set(findTexts(document.components, 'pattern')))
      expect(() => new RegExp(pattern, 'u'), pattern).not.toThrow();
  });

  it('lists the routes of all modules, and exactly the registered ones', () => {
    const listed = new Set(Object.values(orderServiceRoutesByHeading).flat());
    for (const route of orderServiceModules.flatMap(({ routes = [] }) => routes)) expect(listed).toContain(route);
    expect(operations.map(({ name }) => name).toSorted()).toEqual(readRegistered().toSorted());
  });

  it('references a schema for every request body, and lists every error code', () => {
    for (const { name, operation } of operations) {
      for (const { schema } of Object.values(operation.requestBody?.content ?? {}))
        expect(schema, name).toHaveProperty('$ref');
    }
    const codes = operations.flatMap(({ operation }) =>
      Object.values(operation.responses).flatMap(({ content }) => {
        const [, refused] = (content?.['application/json']?.schema['allOf'] ?? []) as unknown[];
        return (refused as { properties: { code: { enum: string[] } } } | undefined)?.properties.code.enum ?? [];
      }),
    );
    expect(new Set(codes)).toEqual(new Set(Object.keys(orderServiceErrorHttpStatuses)));
  });

  it('describes only fields that exist in the schema', () => {
    for (const { id, fields = {} } of [...openApiRequestBodySchemas, ...openApiResponseComponents]) {
      const { properties = {} } = document.components.schemas[id] ?? {};
      expect(Object.keys(properties as object), id).toEqual(expect.arrayContaining(Object.keys(fields)));
    }
  });
});

describe('the schema of a request body', () => {
  it.each(Object.entries(openApiRequestBodyExamples))(
    '%s: accepts what the service accepts, and no unknown field',
    (id, example) => {
      const named = openApiRequestBodySchemas.find((body) => body.id === id);
      expect(named?.schema.safeParse(example).success).toBe(true);
      const schema = jsonSchemaToZod(document.components.schemas, id);
      expect(schema.safeParse(example).error).toBeUndefined();
      expect(schema.safeParse({ ...example, unknown: 1 }).success).toBe(false);
      for (const field of Object.keys(example)) {
        const rest = Object.fromEntries(Object.entries(example).filter(([name]) => name !== field));
        expect(schema.safeParse(rest).success, field).toBe(named?.schema.safeParse(rest).success);
      }
    },
  );
});

describe('the HTML page', () => {
  it('contains every operation and schema, and has no broken internal links', () => {
    const anchors = new Set(Array.from(page.matchAll(/ id="([^"]+)"/g), ([, id]) => id));
    for (const { operation } of operations) expect(anchors).toContain(operation.operationId);
    for (const name of Object.keys(document.components.schemas)) expect(anchors).toContain(`schema-${name}`);
    for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) expect(anchors).toContain(target);
  });

  it('shows the types of a nullable field', () => {
    expect(page).toContain('string or null');
    expect(page).not.toMatch(/<dd>any\b/);
  });

  it('loads no resources and runs no scripts', () => {
    expect(page).not.toMatch(/<script|<link|<img|\ssrc=|\son\w+=|https?:\/\//);
  });

  it('escapes the texts of the document', () => {
    const title = '<script>alert("x")</script>';
    const tagged = toApiReferencePageHtml({ ...document, info: { ...document.info, title, description: title } });
    expect(tagged).not.toContain('<script');
  });
});
