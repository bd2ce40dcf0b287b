// What a preview shows of a record, and the checksum by which its link says which state of it. Pure.
import { createHash } from 'node:crypto';
import type { CollectionDefinition } from '../../../../schema/definition.ts';

const toCanonical = (value: unknown): unknown => {
  if (Array.isArray(value)) {
    // Lists come in no order of their own; where order counts, it stands in a field.
    return value.map((entry) => JSON.stringify(toCanonical(entry))).toSorted();
  }
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Date) return value.toISOString();
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, entry]) => [key, toCanonical(entry)]));
};

/** 64 hexadecimal digits. */
export const toContentHash = (record: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(toCanonical(record)))
    .digest('hex');

/** Lists below lists below lists: a page's sections, their marks, the marks' texts. */
const depth = 3;

const findCollection = (schema: readonly CollectionDefinition[], name: string): CollectionDefinition => {
  const found = schema.find((collection) => collection.name === name);
  if (!found) throw new Error(`The collection ${name} is not in the content model.`);
  return found;
};

/** What visitors write below a record (ratings) is no part of what its editor says. */
const isEditors = ({ archiveField, isWrittenByService }: CollectionDefinition): boolean =>
  archiveField === undefined && isWrittenByService !== true;

/** The fields in Directus's spelling, such as `slug`, `image.modified_on`, `translations.title`. */
export const toRecordFields = (schema: readonly CollectionDefinition[], name: string, levels = depth): string[] => {
  const { fields } = findCollection(schema, name);
  return fields.flatMap(({ name: field, column, relation, listOf }) => {
    // A file of the same id may have been replaced by another picture.
    if (relation?.to === 'directus_files') return [`${field}.id`, `${field}.modified_on`];
    if (column) return [field];
    if (listOf === undefined || levels === 0 || !isEditors(findCollection(schema, listOf))) return [];
    return toRecordFields(schema, listOf, levels - 1).map((inner) => `${field}.${inner}`);
  });
};
