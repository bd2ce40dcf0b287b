// Wire formats as JSON Schema 2020-12, for the API reference of the order service (backend/extensions/ecom/reference). Pages do not
// load it.
import { z } from 'zod';

/** A zod schema of this package, whatever it reads. */
export type WireSchema<Read = unknown> = z.ZodType<Read>;

export type JsonSchema = Record<string, unknown>;

export interface NamedSchema {
  /** Its name below `components/schemas`. */
  id: string;
  schema: WireSchema;
  description: string;
  /** Descriptions of its fields. */
  fields?: Readonly<Record<string, string | undefined>>;
}

type ObjectSchema<Field extends string> = z.ZodType & { shape: Record<Field, unknown> };

/** A body, with a description of every field: the compiler asks for the one of a new field. */
export const nameBody = <Field extends string>(
  id: string,
  schema: ObjectSchema<Field>,
  description: string,
  fields: Record<Field, string>,
): NamedSchema => ({ id, schema, description, fields });

/** An answer. Its schema in `contract` says the rest. */
export const nameAnswer = <Field extends string>(
  id: string,
  schema: ObjectSchema<Field>,
  description: string,
  fields: Partial<Record<Field, string>> = {},
): NamedSchema => ({ id, schema, description, fields });

/** Readers of answers skip fields that they do not know; the service adds some. */
const allowUnknownFields = ({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: JsonSchema }) => {
  const { def } = zodSchema._zod;
  if (def.type === 'object' && !('catchall' in def && def.catchall)) delete jsonSchema['additionalProperties'];
};

const describeFields = (schema: JsonSchema, fields: NamedSchema['fields'] = {}): JsonSchema => {
  const properties = schema['properties'] as Record<string, JsonSchema> | undefined;
  if (!properties) return schema;
  const described = Object.entries(properties).map(([name, property]) => {
    const description = fields[name];
    return [name, description === undefined ? property : { ...property, description }] as const;
  });
  return { ...schema, properties: Object.fromEntries(described) };
};

/** The document names its dialect and its schemas by itself. */
const withoutIdentity = (schema: JsonSchema): JsonSchema =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => !['$id', '$schema', 'id'].includes(key)));

/**
 * The schemas by their ids. Where one holds another, it refers to `#/components/schemas/<id>`.
 *
 * @param io `input`: what the service accepts; `output`: what it answers
 */
export const toJsonSchemas = (named: readonly NamedSchema[], io: 'input' | 'output'): Record<string, JsonSchema> => {
  const registry = z.registry<{ id: string }>();
  for (const { id, schema } of named) registry.add(schema, { id });
  const uri = (id: string) => `#/components/schemas/${id}`;
  const { schemas } = z.toJSONSchema(registry, { io, uri, metadata: registry, override: allowUnknownFields });
  const ofId = ({ id, description, fields }: NamedSchema): [string, JsonSchema] => {
    const schema = withoutIdentity((schemas as Record<string, JsonSchema>)[id] ?? {});
    return [id, { description, ...describeFields(schema, fields) }];
  };
  return Object.fromEntries(named.map(ofId));
};

/** A schema without a name, such as that of a parameter. */
export const toInlineSchema = (schema: WireSchema): JsonSchema =>
  withoutIdentity(z.toJSONSchema(schema, { io: 'input' }));
