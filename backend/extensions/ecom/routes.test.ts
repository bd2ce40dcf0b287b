// The API reference: valid OpenAPI 3.1, about exactly the routes that are registered, and true to what the service accepts.
import type { Router } from 'express';
import { describe, expect, it } from 'vitest';
import { bodyExamples, readByJsonSchema } from '../../../contract/reference/body-examples.fixture.ts';
import { namedAnswers } from '../../../contract/reference/named-answers.ts';
import { namedBodies } from '../../../contract/reference/named-bodies.ts';
import { orderServiceErrorStatuses } from '../../../contract/shop/order-service-response.ts';
import type { ExtensionContext } from './platform/http.ts';
import { endpoints } from './index.ts';
import { serviceModules, serviceRoutes } from './routes.ts';
import { toOpenApiPath, toOpenApi } from './reference/document.ts';
import { toReferencePage } from './reference/page.ts';

const document = toOpenApi(serviceRoutes);
const page = toReferencePage(document);
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, path, operation })),
);

/** Every text under this key, anywhere in the document. */
const findTexts = (json: unknown, name: string): string[] => {
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([key, value]: [string, unknown]) =>
    key === name && typeof value === 'string' ? [value] : findTexts(value, name),
  );
};

/** What index.ts gives to Express, by `method path`. */
const readRegistered = (): string[] => {
  const registered: string[] = [];
  const note = (method: string) => (path: string) => registered.push(`${method} ${toOpenApiPath(path)}`);
  const router = { get: note('get'), post: note('post') } as unknown as Router;
  const context = { env: { SECRET: 'secret' }, services: {}, logger: {} } as unknown as ExtensionContext;
  for (const { config } of endpoints) {
    if (typeof config === 'object') config.handler(router, context as never);
  }
  return registered;
};

describe('the document', () => {
  it('is OpenAPI 3.1 with a summary and an answer for every operation', () => {
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

  it('says what every parameter of a path is', () => {
    for (const { name, path, operation } of operations) {
      const inPath = Array.from(path.matchAll(/\{(\w+)\}/g), ([, parameter]) => parameter);
      expect(operation.parameters?.map((parameter) => parameter.name) ?? [], name).toEqual(inPath);
    }
  });

  it('has every schema that it refers to, and refers to every schema and scheme that it has', () => {
    const { schemas, securitySchemes } = document.components;
    const names = findTexts(document, '$ref').map((reference) => reference.replace(/^#\/components\/schemas\//, ''));
    expect(new Set(names)).toEqual(new Set(Object.keys(schemas)));
    const schemes = operations.flatMap(({ operation }) => operation.security.flatMap((scheme) => Object.keys(scheme)));
    expect(new Set(schemes)).toEqual(new Set(Object.keys(securitySchemes)));
    expect(JSON.stringify(document)).not.toContain('$schema');
  });

  it('has patterns as JSON Schema reads them, with the flag u', () => {
    for (const pattern of new Set(findTexts(document.components, 'pattern')))
      expect(() => new RegExp(pattern, 'u'), pattern).not.toThrow();
  });

  it('has every route of every module, all of them registered, and no other', () => {
    const listed = new Set(Object.values(serviceRoutes).flat());
    for (const route of serviceModules.flatMap(({ routes = [] }) => routes)) expect(listed).toContain(route);
    expect(operations.map(({ name }) => name).toSorted()).toEqual(readRegistered().toSorted());
  });

  it('names a schema for every body, and every code of a refusal', () => {
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
    expect(new Set(codes)).toEqual(new Set(Object.keys(orderServiceErrorStatuses)));
  });

  it('describes only fields that there are', () => {
    for (const { id, fields = {} } of [...namedBodies, ...namedAnswers]) {
      const { properties = {} } = document.components.schemas[id] ?? {};
      expect(Object.keys(properties as object), id).toEqual(expect.arrayContaining(Object.keys(fields)));
    }
  });
});

describe('the schema of a body', () => {
  it.each(Object.entries(bodyExamples))('%s: takes what the service takes, and no unknown field', (id, example) => {
    const named = namedBodies.find((body) => body.id === id);
    expect(named?.schema.safeParse(example).success).toBe(true);
    const schema = readByJsonSchema(document.components.schemas, id);
    expect(schema.safeParse(example).error).toBeUndefined();
    expect(schema.safeParse({ ...example, unknown: 1 }).success).toBe(false);
    for (const field of Object.keys(example)) {
      const rest = Object.fromEntries(Object.entries(example).filter(([name]) => name !== field));
      expect(schema.safeParse(rest).success, field).toBe(named?.schema.safeParse(rest).success);
    }
  });
});

describe('the page', () => {
  it('has every operation and every schema, and links to nothing that is not there', () => {
    const anchors = new Set(Array.from(page.matchAll(/ id="([^"]+)"/g), ([, id]) => id));
    for (const { operation } of operations) expect(anchors).toContain(operation.operationId);
    for (const name of Object.keys(document.components.schemas)) expect(anchors).toContain(`schema-${name}`);
    for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) expect(anchors).toContain(target);
  });

  it('shows the types of a field that may be null', () => {
    expect(page).toContain('string or null');
    expect(page).not.toMatch(/<dd>any\b/);
  });

  it('loads and runs nothing', () => {
    expect(page).not.toMatch(/<script|<link|<img|\ssrc=|\son\w+=|https?:\/\//);
  });

  it('escapes what the document says', () => {
    const title = '<script>alert("x")</script>';
    const tagged = toReferencePage({ ...document, info: { ...document.info, title, description: title } });
    expect(tagged).not.toContain('<script');
  });
});
