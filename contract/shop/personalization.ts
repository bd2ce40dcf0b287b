// Personalization of a product: the backend record as written by editors (specification §3, personalization).
// domain/localized-personalization.ts parses it.
import { z } from 'zod';
import { locales } from '../locale.ts';
import { engravingFonts, engravingSurfaces } from './engraving-fonts-and-surfaces.ts';

const isDistinct = (options: readonly string[]): boolean => new Set(options).size === options.length;
const notDistinct = { error: 'names an option twice' };

const fieldBase = {
  key: z.string().regex(/^[a-z][a-z0-9_]*$/, { error: 'is not made of lower case letters, digits and underscores' }),
  label: z.string().trim().min(1, { error: 'is empty' }),
  required: z.boolean().default(false),
};

const optionTexts = z.array(z.string().trim().min(1, { error: 'is empty' })).min(1, { error: 'has no options' });
const fontKeys = z.array(z.enum(engravingFonts)).min(1, { error: 'has no options' });

const fieldSchema = z.discriminatedUnion('type', [
  z.object({ ...fieldBase, type: z.literal('text'), max_length: z.int().min(1).max(200) }),
  z.object({ ...fieldBase, type: z.literal('choice'), options: optionTexts.refine(isDistinct, notDistinct) }),
  z.object({ ...fieldBase, type: z.literal('font'), options: fontKeys.refine(isDistinct, notDistinct) }),
]);

/** The JSON column `fields` of a personalization and of its translations. */
export const personalizationFieldsColumnSchema = z
  .array(fieldSchema)
  .refine((fields) => isDistinct(fields.map(({ key }) => key)), { error: 'use a key twice' });

export type PersonalizationFieldRecord = z.infer<typeof fieldSchema>;

/** A record of `ecommerce_personalization`. Its `fields` are parsed separately, to report their problems in detail. */
export const personalizationRecordSchema = z.object({
  id: z.string(),
  display_name: z.string(),
  surface: z.enum(engravingSurfaces),
  additional_days: z
    .number()
    .nullish()
    .transform((days) => Math.max(0, days ?? 0)),
  fields: z.unknown(),
  translations: z.array(z.object({ language: z.enum(locales), display_name: z.string(), fields: z.unknown() })),
});

export type ProductPersonalizationRecord = z.infer<typeof personalizationRecordSchema>;
