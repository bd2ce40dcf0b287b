// Turns the content model into TypeScript: one interface per collection and the `Schema` for `createDirectus<Schema>()`.
// Pure; called by write-types.ts and the drift test.
import type { SystemCollectionExtension } from '../apply/wanted-schema.ts';
import type { CollectionDefinition, FieldDefinition, FieldType } from '../schema/definition.ts';

const header = `// The collections of the backend as TypeScript, for @directus/sdk. Generated from backend/schema by
// "node backend/types/write-types.ts"; a test fails when the two differ. Do not edit.
`;

/** The columns of Directus's own collections that the product reads; its own fields are added to them. */
const systemColumns: Record<string, string[]> = {
  directus_files: [
    'id: string;',
    'filename_download: string;',
    'title: string | null;',
    'description: string | null;',
    'type: string | null;',
    'filesize: string | null;',
    'width: number | null;',
    'height: number | null;',
    'focal_point_x: number | null;',
    'focal_point_y: number | null;',
    'modified_on: string;',
  ],
  directus_users: ['id: string;', 'email: string | null;'],
};

/** Money and percentages come as decimal text and become `Cents` at the edge. */
const scalarTypes: Record<FieldType, string> = {
  alias: 'never',
  boolean: 'boolean',
  // The SDK's own word: with it a filter may compare days.
  date: "'datetime'",
  dateTime: 'string',
  decimal: 'string',
  float: 'number',
  integer: 'number',
  json: 'unknown',
  string: 'string',
  text: 'string',
  time: 'string',
  timestamp: 'string',
  uuid: 'string',
};

/** `ecommerce_product` → `EcommerceProduct`. */
const toTypeName = (collection: string): string =>
  collection
    .split('_')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');

const toChoices = (field: FieldDefinition): string | undefined => {
  const choices = field.options?.['choices'];
  if (!Array.isArray(choices)) return undefined;
  return choices.map(({ value }: { value: unknown }) => `'${String(value)}'`).join(' | ');
};

const toListType = (schema: CollectionDefinition[], listOf: string): string => {
  const key = schema.find(({ name }) => name === listOf)?.fields.find(({ column }) => column?.primaryKey);
  return `${key ? scalarTypes[key.type] : 'string'}[] | ${toTypeName(listOf)}[]`;
};

const toFieldType = (schema: CollectionDefinition[], field: FieldDefinition): string | undefined => {
  if (field.type === 'alias') return field.listOf === undefined ? undefined : toListType(schema, field.listOf);
  const choices = toChoices(field);
  const scalar = scalarTypes[field.type];
  let type = choices === undefined ? scalar : choices;
  if (field.type === 'json') type = choices === undefined ? scalar : `(${choices})[]`;
  if (field.relation) type = `${scalar} | ${toTypeName(field.relation.to)}`;
  return field.column?.nullable && type !== 'unknown' ? `${type} | null` : type;
};

const toLines = (schema: CollectionDefinition[], fields: FieldDefinition[]): string[] =>
  fields.flatMap((field) => {
    const type = toFieldType(schema, field);
    return type === undefined ? [] : [`  ${field.name}: ${type};`];
  });

const toInterface = (schema: CollectionDefinition[], { name, label, fields }: CollectionDefinition): string =>
  [`/** ${label.en} */`, `export interface ${toTypeName(name)} {`, ...toLines(schema, fields), '}'].join('\n');

const toSystemInterface = (schema: CollectionDefinition[], { collection, fields }: SystemCollectionExtension): string =>
  [
    `/** Directus's own ${collection}, with the fields of this product */`,
    `export interface ${toTypeName(collection)} {`,
    ...(systemColumns[collection] ?? []).map((line) => `  ${line}`),
    ...toLines(schema, fields),
    '}',
  ].join('\n');

/** The whole text of contract/directus-schema.ts. */
export const toTypes = (schema: CollectionDefinition[], extensions: SystemCollectionExtension[]): string =>
  [
    header,
    ...extensions.map((extension) => `${toSystemInterface(schema, extension)}\n`),
    ...schema.map((collection) => `${toInterface(schema, collection)}\n`),
    '/** Every collection by its name; Directus adds its own. */',
    'export interface Schema {',
    ...extensions.map(({ collection }) => `  ${collection}: ${toTypeName(collection)};`),
    ...schema.map(({ name }) => `  ${name}: ${toTypeName(name)}[];`),
    '}',
    '',
  ].join('\n');
