// Path, label and title of a record in the studio. Pure; only `readRecordTitle` reads the database.
import type { Knex } from 'knex';
import { directusFilesCollectionName } from '../../../access/collection-ownership.ts';
import type { StudioLabel } from '../../../schema/content-model-types.ts';
import { contentModelCollections } from '../../../schema/content-model.ts';
import { findPrimaryKeyFieldName, type ContentRecordReference } from './record-location.ts';

/** @returns a path below /admin, such as `/content/page/7` */
export const toStudioRecordPath = ({ collection, item }: { collection: string; item: string }): string =>
  collection === 'directus_files'
    ? `/files/${encodeURIComponent(item)}`
    : `/content/${encodeURIComponent(collection)}/${encodeURIComponent(item)}`;

const fileLabel: StudioLabel = { de: 'Datei', en: 'File' };

const findDefinition = (collection: string) => contentModelCollections.find(({ name }) => name === collection);

export const toCollectionStudioLabel = (collection: string): StudioLabel =>
  collection === directusFilesCollectionName
    ? fileLabel
    : (findDefinition(collection)?.label ?? { de: collection, en: collection });

/** The first text field of the display template, such as `{{name}} ({{domain}})`. */
const toTitleField = (collection: string): string | undefined => {
  if (collection === directusFilesCollectionName) return 'title';
  const definition = findDefinition(collection);
  const names = Array.from(definition?.display?.matchAll(/\{\{(\w+)\}\}/g) ?? [], ([, name]) => name);
  return names.find((name) => definition?.fields.some((field) => field.name === name && field.type === 'string'));
};

/** `null` if the record has no title or does not exist. */
export const readRecordTitle = async (
  database: Knex,
  { collection, item }: ContentRecordReference,
): Promise<string | null> => {
  const field = toTitleField(collection);
  if (field === undefined) return null;
  const row = await database(collection)
    .whereRaw('??::text = ?', [findPrimaryKeyFieldName(collection), item])
    .first<Record<string, unknown> | undefined>(field);
  const title = row?.[field];
  return typeof title === 'string' && title !== '' ? title : null;
};
