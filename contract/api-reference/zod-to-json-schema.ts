// Converts wire formats to JSON Schema 2020-12, for the API reference of the order service
// (backend/extensions/ecom/api-reference). Not for browsers.
import { z } from 'zod';

/** A zod schema of any request body or response. */
export type WireFormatZodSchema<Read = unknown> = z.ZodType<Read>;

export type JsonSchema = Record<string, unknown>;

export interface NamedOpenApiSchema {
  /** Name in `components/schemas`. */
  id: string;
  schema: WireFormatZodSchema;
  description: string;
  /** Descriptions of its fields. */
  fields?: Readonly<Record<string, string | undefined>>;
}

type ObjectSchema<Field extends string> = z.ZodType & { shape: Record<Field, unknown> };

/** A request body. Every field needs a description, which the type enforces. */
export const defineOpenApiRequestBody = <Field extends string>(
  id: string,
  schema: ObjectSchema<Field>,
  description: string,
  fields: Record<Field, string>,
): NamedOpenApiSchema => ({ id, schema, description, fields });

/** A response, with descriptions of the fields that need one. */
export const defineOpenApiResponse = <Field extends string>(
  id: string,
  schema: ObjectSchema<Field>,
  description: string,
  fields: Partial<Record<Field, string>> = {},
): NamedOpenApiSchema => ({ id, schema, description, fields });

/** Clients must ignore unknown fields in a response, because the service may add some. */
const allowUnknownFields = ({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: JsonSchema }) => {
  const { def } = zodSchema._zod;
  if (def.type === 'object' && !('catchall' in def && def.catchall)) delete jsonSchema['additionalProperties'];
};

const describeFields = (schema: JsonSchema, fields: NamedOpenApiSchema['fields'] = {}): JsonSchema => {
  const properties = schema['properties'] as Record<string, JsonSchema> | undefined;
  if (!properties) return schema;
  const described = Object.entries(properties).map(([name, property]) => {
    const description = fields[name];
    return [name, description === undefined ? property : { ...property, description }] as const;
  });
  return { ...schema, properties: Object.fromEntries(described) };
};

/** The OpenAPI document declares the dialect and the names of its schemas. */
const withoutIdentity = (schema: JsonSchema): JsonSchema =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => !['$id', '$schema', 'id'].includes(key)));

/**
 * JSON schemas by id. A nested schema is a reference to `#/components/schemas/<id>`.
 *
 * @param io `input`: request bodies; `output`: responses
 */
export const toJsonSchemasById = (
  named: readonly NamedOpenApiSchema[],
  io: 'input' | 'output',
): Record<string, JsonSchema> => {
  const registry = z.registry<{ id: string }>();
  for (const { id, schema } of named) registry.add(schema, { id });
  const uri = (id: string) => `#/components/schemas/${id}`;
  const { schemas } = z.toJSONSchema(registry, { io, uri, metadata: registry, override: allowUnknownFields });
  const ofId = ({ id, description, fields }: NamedOpenApiSchema): [string, JsonSchema] => {
    const schema = withoutIdentity((schemas as Record<string, JsonSchema>)[id] ?? {});
    return [id, { description, ...describeFields(schema, fields) }];
  };
  return Object.fromEntries(named.map(ofId));
};

/** An inline schema, such as the schema of a parameter. */
export const toInlineJsonSchema = (schema: WireFormatZodSchema): JsonSchema =>
  withoutIdentity(z.toJSONSchema(schema, { io: 'input' }));
