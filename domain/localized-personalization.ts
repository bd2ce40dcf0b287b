// The personalization of a product in one language, parsed from the record that editors write. The studio refuses malformed
// records, the build leaves out their products, and the browser offers no personalization.
import { defaultLocale, type Locale } from '../contract/locale.ts';
import type { EngravingFontKey, EngravingSurface } from '../contract/shop/engraving-fonts-and-surfaces.ts';
import {
  type PersonalizationFieldRecord,
  personalizationFieldsColumnSchema,
  type ProductPersonalizationRecord,
} from '../contract/shop/personalization.ts';

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

export interface TextPersonalizationFieldDefinition extends FieldBase {
  type: 'text';
  /** In grapheme clusters. */
  maxLength: number;
}

export interface ChoicePersonalizationFieldDefinition extends FieldBase {
  type: 'choice';
  options: PersonalizationChoiceOption[];
}

export interface FontPersonalizationFieldDefinition extends FieldBase {
  type: 'font';
  /** The first one is the default. */
  options: EngravingFontKey[];
}

export type PersonalizationFieldDefinition =
  ChoicePersonalizationFieldDefinition | FontPersonalizationFieldDefinition | TextPersonalizationFieldDefinition;

/** A personalization in one language. */
export interface LocalizedPersonalization {
  id: string;
  name: string;
  surface: EngravingSurface;
  /** Working days that an engraving adds to the delivery time. */
  additionalDays: number;
  fields: PersonalizationFieldDefinition[];
}

/** Two engraved rings are sold together: the price is for both. */
export const isRingPairPersonalization = (personalization: { surface: EngravingSurface } | null | undefined): boolean =>
  personalization?.surface === 'ring_pair';

export type LocalizedPersonalizationParseResult =
  { ok: false; problem: string } | { ok: true; personalization: LocalizedPersonalization };

/**
 * Parses a personalization in a language; falls back to the texts of the default language. `problem` describes malformed fields
 * with language, field and reason.
 */
export const parsePersonalizationRecord = (
  record: ProductPersonalizationRecord,
  locale: Locale,
): LocalizedPersonalizationParseResult => {
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
        name: translation?.display_name.trim() || record.display_name,
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

const parseFields = (raw: unknown, locale: Locale): PersonalizationFieldRecord[] => {
  const result = personalizationFieldsColumnSchema.safeParse(raw);
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

const toField = (
  field: PersonalizationFieldRecord,
  translated: PersonalizationFieldRecord | undefined,
  locale: Locale,
): PersonalizationFieldDefinition => {
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
