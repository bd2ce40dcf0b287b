// Parts that records of the backend have in common: texts, translations, names, pictures. Used by src/gatsby/read and the shop's schemas.
import { z } from 'zod';

/** A text of the backend; empty ones count as absent. */
export const optionalTextSchema = z
  .string()
  .nullish()
  .transform((value) => (value?.trim() ? value.trim() : null));

export const requiredTextSchema = z.string().trim().min(1, 'is empty');

/** Translation entries carry a language field (specification §3). */
export const createTranslationsSchema = <T extends z.ZodRawShape>(texts: T) =>
  z.array(z.object({ language: z.string(), ...texts })).default([]);

/** A record that is known by an id, a slug and a name in several languages. */
export const namedRecordSchema = z.object({
  id: z.string(),
  slug: requiredTextSchema,
  display_name: requiredTextSchema,
  translations: createTranslationsSchema({ display_name: optionalTextSchema }),
});

/** A tag: its name in the default language also stands in the addresses of filtered lists. */
export const tagRecordSchema = z.object({
  id: z.string(),
  name: requiredTextSchema,
  translations: createTranslationsSchema({ name: optionalTextSchema }),
});

/** What visitors may see of a file of the library. */
const visibleFile = z.object({
  id: z.string(),
  width: z.number().nullish(),
  height: z.number().nullish(),
  focal_point_x: z.number().nullish(),
  focal_point_y: z.number().nullish(),
  modified_on: z.string().nullish(),
});

export const productImageRecordSchema = z.object({
  id: z.number(),
  alt: optionalTextSchema,
  directus_files_id: visibleFile,
  translations: createTranslationsSchema({ alt: optionalTextSchema }),
});

/** A picture of a product as the backend gives it to visitors. */
export type ProductImageRecord = z.infer<typeof productImageRecordSchema>;
