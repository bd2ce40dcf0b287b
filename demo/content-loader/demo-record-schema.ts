// Derives the schema of demo records from the content model (fields, required fields, value formats), and converts
// their values to those of the database.
import { z } from 'zod';
import { locales, type Locale } from '../../contract/locale.ts';
import type { CollectionDefinition, FieldDefinition } from '../../backend/schema/content-model-types.ts';
import { contentModelCollections } from '../../backend/schema/content-model.ts';
import { markdownToHtml } from './markdown-to-html.ts';
import { demoNestedRowSeedRulesByCollection } from './demo-record-collections.ts';
import { insertNoBreakSpaces } from './insert-no-break-spaces.ts';

export interface DemoRecordSchemaContext {
  /** The id of a referenced record by its key; `undefined` if there is none. */
  toId: (collection: string, key: string) => string | number | undefined;
  /** Value of a `{{name}}` placeholder. */
  toValue: (name: string, locale: Locale) => string | undefined;
}

/** Collections to which the loader links every record of a project. */
const ownerCollections = ['project', 'ecommerce_settings'];

/** @throws for a collection that is not in the content model */
export const getCollectionDefinition = (name: string): CollectionDefinition => {
  const collection = contentModelCollections.find((candidate) => candidate.name === name);
  if (!collection) throw new Error(`${name} is not in the content model`);
  return collection;
};

/** The fields that have a value per language. */
export const findTranslatedFieldDefinitions = ({ name, fields }: CollectionDefinition): FieldDefinition[] => {
  const list = fields.find((field) => field.name === 'translations')?.listOf;
  return list === undefined
    ? []
    : getCollectionDefinition(list).fields.filter((field) => !['id', 'language', name].includes(field.name));
};

/** The target field of a junction collection whose only fields are its two sides and their order. */
export const findJunctionTargetField = (listOf: string): FieldDefinition | undefined => {
  const { fields } = getCollectionDefinition(listOf);
  if (fields.some(({ name }) => name === 'translations')) return undefined;
  return fields.find(({ relation }) => relation?.junctionField !== undefined && relation.oneField === undefined);
};

/** The field through which a nested row references its parent. */
export const findParentReferenceField = (collection: string, listField: string, listOf: string): string | undefined =>
  getCollectionDefinition(listOf).fields.find(
    ({ relation }) => relation?.to === collection && relation.oneField === listField,
  )?.name;

const createLeaves = (context: DemoRecordSchemaContext) => {
  const text = (locale: Locale, finish: (filled: string) => string = (filled) => filled) =>
    z
      .string()
      .regex(/\S/, 'is empty')
      .transform((written, issues) => {
        const filled = written.trim().replaceAll(/\{\{([\w. /-]+)\}\}/g, (placeholder, name: string) => {
          const value = context.toValue(name, locale);
          if (value === undefined) issues.addIssue(`unknown placeholder ${placeholder}`);
          return value ?? '';
        });
        try {
          return finish(filled);
        } catch (cause) {
          issues.addIssue(cause instanceof Error ? cause.message : String(cause));
          return z.NEVER;
        }
      });

  const reference = (to: string) =>
    z.string().transform((key, issues) => {
      const id = context.toId(to, key);
      if (id === undefined) issues.addIssue(`there is no ${to} "${key}"`);
      return id;
    });

  const inAllLanguages = (toSchema: (locale: Locale) => z.ZodType) => {
    const [de, en, fr] = locales.map(toSchema) as [z.ZodType, z.ZodType, z.ZodType];
    return z.strictObject({ de, en, fr });
  };

  return { text, reference, inAll: inAllLanguages };
};

const isRichText = (field: FieldDefinition): boolean => field.interface === 'rich-text-input';

const toChoices = ({ options }: FieldDefinition): string[] =>
  ((options?.['choices'] ?? []) as { value: string }[]).map(({ value }) => value);

/** Applies {@link insertNoBreakSpaces} to nested texts, such as the cells of a size guide. */
const insertNoBreakSpacesDeep = (value: unknown, locale: Locale): unknown => {
  if (typeof value === 'string') return insertNoBreakSpaces(value, locale);
  if (Array.isArray(value)) return value.map((entry) => insertNoBreakSpacesDeep(entry, locale));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, insertNoBreakSpacesDeep(entry, locale)]),
  );
};

const toDigits = (text: string): string => `${text}:00`;

interface RecordOptions {
  /** Fields that the loader sets: the parent, and `sort` if it follows from the position in the file. */
  omittedFields: string[];
  /** For a row that has a stable id or is referenced. */
  hasKey?: true | undefined;
}

/** Creates the record schemas of a project. */
export const createDemoRecordSchema = (context: DemoRecordSchemaContext) => {
  const { text, reference, inAll: inAllLanguages } = createLeaves(context);

  const translated = (field: FieldDefinition): z.ZodType =>
    inAllLanguages((locale) => {
      if (field.type === 'json') return z.json().transform((value) => insertNoBreakSpacesDeep(value, locale));
      return text(locale, (filled) => insertNoBreakSpaces(isRichText(field) ? markdownToHtml(filled) : filled, locale));
    });

  const plain = (field: FieldDefinition): z.ZodType => {
    const { type, column, relation } = field;
    const choices = toChoices(field);
    if (relation) return reference(relation.to);
    if (type === 'boolean') return z.boolean();
    if (type === 'integer') return z.int();
    if (type === 'float') return z.number();
    if (type === 'decimal') return z.number().transform((amount) => amount.toFixed(column?.scale ?? 2));
    if (type === 'json') return choices.length > 0 ? z.array(z.enum(choices)) : z.json();
    if (type === 'time')
      return z
        .string()
        .regex(/^\d\d:\d\d$/, 'is no time such as 10:00')
        .transform(toDigits);
    if (type === 'date') return z.iso.date();
    if (type === 'dateTime') return z.iso.datetime({ local: true });
    if (type === 'timestamp') return z.iso.datetime();
    return choices.length > 0 ? z.enum(choices) : text('de');
  };

  const list = (collection: CollectionDefinition, { name, listOf }: FieldDefinition): z.ZodType => {
    if (listOf === undefined) return z.never();
    const target = findJunctionTargetField(listOf);
    if (target?.relation) return z.array(reference(target.relation.to));
    const parent = findParentReferenceField(collection.name, name, listOf);
    const omittedFields = ['sort', ...(parent === undefined ? [] : [parent])];
    return z.array(record(listOf, { omittedFields, hasKey: demoNestedRowSeedRulesByCollection[listOf]?.hasKey }));
  };

  const record = (name: string, { omittedFields, hasKey }: RecordOptions): z.ZodType => {
    const collection = getCollectionDefinition(name);
    const inLanguages = findTranslatedFieldDefinitions(collection);
    const shape: Record<string, z.ZodType> = hasKey ? { key: z.string() } : {};
    for (const field of [...collection.fields, ...inLanguages]) {
      const isOwner = ownerCollections.includes(field.relation?.to ?? '');
      const isOpen =
        ['sort', 'date_created'].includes(field.name) ||
        demoNestedRowSeedRulesByCollection[field.listOf ?? '']?.isOwnItem ||
        demoNestedRowSeedRulesByCollection[name]?.isReadonly;
      const isInternal = !isOpen && (field.readonly === true || (field.hidden === true && !field.conditions));
      const isFilled = isInternal || ['id', 'translations'].includes(field.name);
      if (isOwner || isFilled || (field.type === 'alias' && !field.listOf) || omittedFields.includes(field.name))
        continue;
      const inLanguage = inLanguages.find((candidate) => candidate.name === field.name);
      // A field with fixed choices is not translated.
      const isCode = inLanguage !== undefined && toChoices(field).length > 0;
      const value = isCode ? z.union([plain(field), translated(inLanguage)]) : toValue(collection, field, inLanguage);
      const isRequired = field.required && (field.column?.defaultValue ?? null) === null;
      shape[field.name] ??= isRequired ? value : value.nullish();
    }
    const schema = z.strictObject(shape);
    // Visitors' texts stay in the language in which they were written.
    if (!('language' in shape)) return schema;
    return schema.transform((row) => insertNoBreakSpacesDeep(row, z.enum(locales).parse(row['language'])));
  };

  const toValue = (
    collection: CollectionDefinition,
    field: FieldDefinition,
    inLanguage: FieldDefinition | undefined,
  ): z.ZodType => {
    if (inLanguage) return translated(inLanguage);
    return field.type === 'alias' ? z.lazy(() => list(collection, field)) : plain(field);
  };

  return record;
};
