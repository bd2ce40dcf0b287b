// Filter options of product lists, from the shop settings (specification §3, filters). The browser loads them on
// demand.
import { z } from 'zod';
import {
  namedRecordSchema,
  optionalTextSchema,
  requiredTextSchema,
  createTranslationsSchema,
} from '../common-record-schemas.ts';

const createOptionsSchema = <F extends string, T extends z.ZodType>(field: F, record: T) =>
  z
    .array(z.object({ [field]: record.nullable() } as Record<F, z.ZodNullable<T>>))
    .transform((rows) => rows.flatMap((row) => (row as Record<F, z.infer<T> | null>)[field] ?? []));

const manufacturerRecord = z.object({ id: z.string(), slug: requiredTextSchema, display_name: requiredTextSchema });

const groupRecord = z.object({
  id: z.string(),
  display_name: requiredTextSchema,
  translations: createTranslationsSchema({ display_name: optionalTextSchema }),
});

export const productFilterOptionsSchema = z.object({
  category_filter: createOptionsSchema('category_id', namedRecordSchema),
  subcategory_filter: createOptionsSchema(
    'subcategory_id',
    z.object({ ...namedRecordSchema.shape, category: z.object({ slug: requiredTextSchema }) }),
  ),
  manufacturer_filter: createOptionsSchema('manufacturer_id', manufacturerRecord),
  attribute_filter: createOptionsSchema('attribute_group_id', groupRecord),
});

/** All rows in the order defined by editors; the default limit of Directus is 100. */
export const productFilterOptionsDeepQuery = {
  category_filter: { _sort: ['sort'], _limit: -1 },
  subcategory_filter: { _sort: ['sort'], _limit: -1 },
  manufacturer_filter: { _sort: ['sort'], _limit: -1 },
  attribute_filter: { _sort: ['sort'], _limit: -1 },
} as const;

export const attributeFilterOptionSchema = z.object({
  id: z.string(),
  display_name: requiredTextSchema,
  attribute_group: z.string(),
  translations: createTranslationsSchema({ display_name: optionalTextSchema }),
});
