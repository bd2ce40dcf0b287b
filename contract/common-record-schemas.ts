// Schemas shared by backend records: texts, translations, names, images.
import { z } from 'zod';

/** Trimmed text; `null` if missing or empty. */
export const optionalTextSchema = z
  .string()
  .nullish()
  .transform((value) => (value?.trim() ? value.trim() : null));

/** Message of a missing required text. */
export const missingRequiredTextMessage = 'is empty';

export const requiredTextSchema = z.string().trim().min(1, missingRequiredTextMessage);

/** Translation entries have a language field (specification §3). */
export const createTranslationsSchema = <T extends z.ZodRawShape>(texts: T) =>
  z.array(z.object({ language: z.string(), ...texts })).default([]);

/**
 * Texts that a record has in German, and their translations, all of which are optional. `more`: texts that only the
 * translations have.
 */
export const createGermanAndTranslatedTextSchemas = <
  Texts extends Record<string, typeof optionalTextSchema | typeof requiredTextSchema>,
  More extends z.ZodRawShape = Record<'language', z.ZodString>,
>(
  texts: Texts,
  more?: More,
) => {
  const translated = Object.fromEntries(Object.keys(texts).map((name) => [name, optionalTextSchema]));
  const shape = { ...translated, ...more } as Record<keyof Texts, typeof optionalTextSchema> & More;
  return { ...texts, translations: createTranslationsSchema(shape) };
};

/** A record with id, slug and a translated name. */
export const namedRecordSchema = z.object({
  id: z.string(),
  slug: requiredTextSchema,
  ...createGermanAndTranslatedTextSchemas({ display_name: requiredTextSchema }),
});

/** A tag. Its name in the default language is also used in the URLs of filtered lists. */
export const tagRecordSchema = z.object({
  id: z.string(),
  ...createGermanAndTranslatedTextSchemas({ name: requiredTextSchema }),
});

/** The public fields of a file. */
export const publicFileRecordSchema = z.object({
  id: z.string(),
  width: z.number().nullish(),
  height: z.number().nullish(),
  focal_point_x: z.number().nullish(),
  focal_point_y: z.number().nullish(),
  modified_on: z.string().nullish(),
});

export const productImageRecordSchema = z.object({
  id: z.number(),
  directus_files_id: publicFileRecordSchema,
  ...createGermanAndTranslatedTextSchemas({ alt: optionalTextSchema }),
});

export type ProductImageRecord = z.infer<typeof productImageRecordSchema>;
