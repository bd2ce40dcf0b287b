// Queries for Directus items. The fields of a query are derived from the zod schema of the response, so that a record
// is defined only once. Pure.
import { z } from 'zod';

const jsonColumns = z.registry<{ isJson: true }>();

/** Marks the schema of a JSON column, which is queried as a whole; every other object schema is a relation. */
export const markSchemaAsJsonColumn = <S extends z.ZodType>(schema: S): S => {
  jsonColumns.add(schema, { isJson: true });
  return schema;
};

/**
 * Field paths of a record's schema for the Directus parameter `fields`, with relations expanded: `id`, `category.slug`.
 */
export const toDirectusFieldPaths = (schema: z.core.$ZodType): string[] => {
  if (jsonColumns.has(schema)) return [];
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape as z.core.$ZodShape).flatMap(([name, field]) => {
      const nested = toDirectusFieldPaths(field);
      return nested.length === 0 ? name : nested.map((path) => `${name}.${path}`);
    });
  }
  if (schema instanceof z.ZodArray) return toDirectusFieldPaths(schema.element);
  if (schema instanceof z.ZodPipe) return toDirectusFieldPaths(schema.in);
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodCatch
  ) {
    return toDirectusFieldPaths(schema.unwrap());
  }
  return [];
};

export interface DirectusItemsQuery {
  /** Paths, such as `category.slug`. */
  fields: readonly string[];
  filter?: object;
  deep?: object;
  sort?: readonly string[];
  limit: number;
  /** 1-based. */
  page?: number;
}

/** A Directus SDK request for items (specification §7); untyped, because a schema parses the response. */
export const toDirectusItemsRequest = (collection: string, query: DirectusItemsQuery) => () => ({
  path: `/items/${collection}`,
  method: 'GET' as const,
  params: { ...query } as Record<string, unknown>,
});
