// Personalization of a product: the backend record as written by editors (specification §3, personalization), and its parsed form.
// For malformed records the build fails, and the browser offers no personalization.
import { z } from 'zod';
import { defaultLocale, locales, type Locale } from '../locale.ts';
import { type EngravingSurface, engravingFonts, engravingSurfaces, type EngravingFontKey } from './engraving.ts';

/** An option of a choice: `value` is stored and ordered, `label` is displayed. */
export interface PersonalizationChoiceOption {
  /** The option's text in the default language, so a selection survives a change of language. */
  value: string;
  label: string;
}

interface FieldBase {
  key: string;
  label: string;
  required: boolean;
}

export interface PersonalizationTextField extends FieldBase {
  type: 'text';
  /** In grapheme clusters. */
  maxLength: number;
}

export interface PersonalizationChoiceField extends FieldBase {
  type: 'choice';
  options: PersonalizationChoiceOption[];
}

export interface PersonalizationFontField extends FieldBase {
  type: 'font';
  /** The first one is the default. */
  options: EngravingFontKey[];
}

export type PersonalizationField = PersonalizationChoiceField | PersonalizationFontField | PersonalizationTextField;

/** A personalization in one language. */
export interface LocalizedPersonalization {
  id: string;
  name: string;
  surface: EngravingSurface;
  /** Working days that an engraving adds to the delivery time. */
  additionalDays: number;
  fields: PersonalizationField[];
}

export type ParsedPersonalization =
  { ok: false; problem: string } | { ok: true; personalization: LocalizedPersonalization };

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

const fieldsSchema = z
  .array(fieldSchema)
  .refine((fields) => isDistinct(fields.map(({ key }) => key)), { error: 'use a key twice' });

type RawField = z.infer<typeof fieldSchema>;

/** A record of `ecommerce_personalization`; `toLocalizedPersonalization` parses its `fields` and reports detailed problems. */
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

export type PersonalizationRecord = z.infer<typeof personalizationRecordSchema>;

/**
 * Parses a personalization in a language; falls back to the texts of the default language. `problem` describes malformed fields
 * with language, field and reason.
 */
export const toLocalizedPersonalization = (record: PersonalizationRecord, locale: Locale): ParsedPersonalization => {
  const translation = record.translations.find(({ language }) => language === locale);
  try {
    const fields = parseFields(record.fields ?? [], defaultLocale);
    const translated = translation?.fields ? parseFields(translation.fields, locale) : [];
    const unknownField = translated.find(({ key }) => fields.every((field) => field.key !== key));
    if (unknownField)
      throw new FieldsError(`fields (${locale}), "${unknownField.key}": ${defaultLocale} has no such field`);
    return {
      ok: true,
      personalization: {
        id: record.id,
        name: translation?.display_name ?? record.display_name,
        surface: record.surface,
        additionalDays: record.additional_days,
        fields: fields.map((field) =>
          toField(
            field,
            translated.find(({ key }) => key === field.key),
            locale,
          ),
        ),
      },
    };
  } catch (error) {
    if (error instanceof FieldsError) return { ok: false, problem: error.message };
    throw error;
  }
};

/** Malformed fields; internal to this file. */
class FieldsError extends Error {}

const parseFields = (raw: unknown, locale: Locale): RawField[] => {
  const result = fieldsSchema.safeParse(raw);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path: [index, ...rest], message }) => {
    const field = typeof index === 'number' ? `, ${nameField(raw, index)}` : '';
    return `fields (${locale})${field}: ${[...rest.map(String), message].join(' ')}`;
  });
  throw new FieldsError(problems.join('; '));
};

/** The field's key, or its position if it has none. */
const nameField = (raw: unknown, index: number): string => {
  const field: unknown = Array.isArray(raw) ? raw[index] : undefined;
  const key: unknown = typeof field === 'object' && field !== null && 'key' in field ? field.key : undefined;
  return typeof key === 'string' ? `"${key}"` : `field ${index + 1}`;
};

const toField = (field: RawField, translated: RawField | undefined, locale: Locale): PersonalizationField => {
  const fail = (reason: string): never => {
    throw new FieldsError(`fields (${locale}), "${field.key}": ${reason}`);
  };
  if (translated && translated.type !== field.type) {
    fail(`is "${translated.type}" and in ${defaultLocale} "${field.type}"`);
  }
  const base = { key: field.key, label: translated?.label ?? field.label, required: field.required };
  if (field.type === 'text') return { ...base, type: 'text', maxLength: field.max_length };
  if (field.type === 'font') return { ...base, type: 'font', options: field.options };
  const labels = translated?.type === 'choice' ? translated.options : field.options;
  if (labels.length !== field.options.length) {
    fail(`has ${labels.length} options and in ${defaultLocale} ${field.options.length}`);
  }
  const options = field.options.map((value, index) => ({ value, label: labels[index] ?? value }));
  return { ...base, type: 'choice', options };
};
