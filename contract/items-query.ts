// A read of the backend's items: its fields are derived from the zod schema that checks the answer, so a record is defined once.
// Pure; used by the reads of the build and of the browser.
import { z } from 'zod';

const jsonColumns = z.registry<{ isJson: true }>();

/** Marks the schema of a JSON column: it is read whole, where an object otherwise stands for a relation. */
export const jsonColumn = <S extends z.ZodType>(schema: S): S => {
  jsonColumns.add(schema, { isJson: true });
  return schema;
};

/** Every field of a record's schema in its order, relations expanded, as Directus takes them: `id`, `category.slug`. */
export const toRecordFields = (schema: z.core.$ZodType): string[] => {
  if (jsonColumns.has(schema)) return [];
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape as z.core.$ZodShape).flatMap(([name, field]) => {
      const below = toRecordFields(field);
      return below.length === 0 ? name : below.map((path) => `${name}.${path}`);
    });
  }
  if (schema instanceof z.ZodArray) return toRecordFields(schema.element);
  if (schema instanceof z.ZodPipe) return toRecordFields(schema.in);
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodCatch
  ) {
    return toRecordFields(schema.unwrap());
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
  /** From 1. */
  page?: number;
  meta?: 'filter_count';
}

/** Directus's GET of items (specification §7) as its SDK takes it; the answer is typed by the schema that parses it. */
export const toDirectusItemsRequest = (collection: string, query: DirectusItemsQuery) => () => ({
  path: `/items/${collection}`,
  method: 'GET' as const,
  params: { ...query } as Record<string, unknown>,
});
