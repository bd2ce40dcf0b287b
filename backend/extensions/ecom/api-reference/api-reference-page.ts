// Renders the OpenAPI document as an HTML page without scripts and external resources.
import type { JsonSchema } from '../../../../contract/api-reference/zod-to-json-schema.ts';
import { toNoScriptPageHtml } from '../platform/no-script-page-html.ts';
import { escapeHtml } from '../../../../domain/html-and-plain-text.ts';
import type { OpenApiDocument, OpenApiOperation } from './openapi-document.ts';

/** HTML of a text with `code` and line breaks. */
const toText = (text: string): string =>
  escapeHtml(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll('\n', '<br>');

const toRow = (name: string, content: string): string => `<div><dt>${name}</dt><dd>${content}</dd></div>`;

const toList = (rows: readonly string[]): string => (rows.length > 0 ? `<dl>${rows.join('')}</dl>` : '');

const schemaAddress = '#/components/schemas/';

const toLink = (reference: string): string => {
  const name = escapeHtml(reference.slice(schemaAddress.length));
  return `<a href="#schema-${name}">${name}</a>`;
};

const limits: readonly [keyof JsonSchema, (value: string) => string][] = [
  ['minLength', (value) => `at least ${value} characters`],
  ['maxLength', (value) => `at most ${value} characters`],
  ['minimum', (value) => `from ${value}`],
  ['exclusiveMinimum', (value) => `more than ${value}`],
  ['maximum', (value) => `to ${value}`],
  ['minItems', (value) => `at least ${value} entries`],
  ['maxItems', (value) => `at most ${value} entries`],
];

const toLimits = (schema: JsonSchema): string => {
  const texts = limits.flatMap(([name, format]) => {
    const value = schema[name];
    return typeof value === 'number' && value !== Number.MAX_SAFE_INTEGER ? format(String(value)) : [];
  });
  return texts.length > 0 ? ` (${texts.join(', ')})` : '';
};

const quoteCode = (value: unknown): string => `<code>${escapeHtml(JSON.stringify(value))}</code>`;

/** A short description of the type; the OpenAPI document contains all details. */
const toType = (schema: JsonSchema): string => {
  const { $ref: reference, anyOf, oneOf, allOf, enum: values, type, items, format } = schema;
  if (typeof reference === 'string') return toLink(reference);
  const parts = anyOf ?? oneOf;
  if (Array.isArray(parts)) return parts.map((part: JsonSchema) => toType(part)).join(' or ');
  if (Array.isArray(allOf)) return toType(allOf[0] as JsonSchema);
  if (Array.isArray(values)) return values.map(quoteCode).join(', ');
  if ('const' in schema) return quoteCode(schema['const']);
  if (Array.isArray(type)) return type.map((one: unknown) => toType({ ...schema, type: one })).join(' or ');
  if (type === 'array') return `list of ${toType(items as JsonSchema)}${toLimits(schema)}`;
  if (type === 'object') return `object${toFields(schema)}`;
  const name = [format, type].find((word) => typeof word === 'string') ?? 'any';
  return escapeHtml(name) + toLimits(schema);
};

const toFields = ({ properties, required = [] }: JsonSchema): string =>
  toList(
    Object.entries((properties ?? {}) as Record<string, JsonSchema>).map(([name, schema]) => {
      const optional = (required as string[]).includes(name) ? '' : ', optional';
      const { description } = schema;
      const text = typeof description === 'string' ? `<br>${toText(description)}` : '';
      return toRow(`<code>${escapeHtml(name)}</code>${optional}`, `${toType(schema)}${text}`);
    }),
  );

const toContent = (content: Record<string, { schema: JsonSchema }> = {}): string =>
  Object.entries(content)
    .map(([mediaType, { schema }]) => `${toType(schema)}, ${escapeHtml(mediaType)}`)
    .join('<br>');

const callers: Record<string, string> = {
  studioSession: 'Users of the studio',
  accessToken: 'also with an access token',
  paypalSignature: 'PayPal, with its signature',
};

const toCaller = ({ security }: OpenApiOperation): string =>
  security
    .flatMap((scheme) => Object.keys(scheme))
    .map((name) => callers[name] ?? name)
    .join(', ') || 'Anyone';

const toOperationSection = (path: string, method: string, operation: OpenApiOperation): string => {
  const { operationId, summary, description, parameters = [], requestBody, responses } = operation;
  return [
    `<h3 id="${operationId}"><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h3>`,
    `<p>${toText(summary)}.${description === undefined ? '' : ` ${toText(description)}`}</p>`,
    toList([
      toRow('Caller', escapeHtml(toCaller(operation))),
      ...parameters.map(({ name, schema, description: text }) =>
        toRow(`Parameter <code>${escapeHtml(name)}</code>`, `${toType(schema)}<br>${toText(text)}`),
      ),
      ...(requestBody ? [toRow('Body', toContent(requestBody.content))] : []),
      ...Object.entries(responses).map(([status, { description: text, content }]) =>
        toRow(status, [toText(text), toContent(content)].filter(Boolean).join('<br>')),
      ),
    ]),
  ].join('\n');
};

const toTagSection = ({ paths }: OpenApiDocument, tag: string): string => {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { tags }]) => tags.includes(tag))
      .map(([method, operation]) => toOperationSection(path, method, operation)),
  );
  return [`<h2>${escapeHtml(tag)}</h2>`, ...operations].join('\n');
};

const toSchemaSection = (name: string, schema: JsonSchema): string => {
  const { description, properties } = schema;
  return [
    `<h3 id="schema-${escapeHtml(name)}">${escapeHtml(name)}</h3>`,
    typeof description === 'string' ? `<p>${toText(description)}</p>` : '',
    properties ? toFields(schema) : `<div>${toType(schema)}</div>`,
  ].join('\n');
};

export const toApiReferencePageHtml = (document: OpenApiDocument): string => {
  const { info, tags, components } = document;
  const content = [
    `<p>${toText(info.description)} Also available as <a href="openapi.json">OpenAPI 3.1</a>.</p>`,
    ...tags.map(({ name }) => toTagSection(document, name)),
    '<h2>Schemas</h2>',
    ...Object.entries(components.schemas).map(([name, schema]) => toSchemaSection(name, schema)),
  ];
  return toNoScriptPageHtml({
    language: 'en',
    title: `${info.title}: API reference`,
    projectName: '',
    content: content.join('\n'),
  });
};
