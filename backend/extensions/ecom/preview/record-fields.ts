// Which fields make up a record and everything that belongs to it alone: by them a preview knows whether anything has
// changed since it was built. Pure; called by read-record-content.ts.
import type { CollectionDefinition } from '../../../schema/definition.ts';

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
