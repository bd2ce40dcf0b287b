// Path, label and title of a record in the studio. Only titles are read from the database.
import type { Knex } from 'knex';
import { defaultLocale } from '../../../../contract/locale.ts';
import type { StudioRecordSummary } from '../../../../contract/publishing/publishing-panel.ts';
import { formatDate } from '../../../../domain/format-dates.ts';
import { directusFilesCollectionName } from '../../../access/project-and-publication-filters.ts';
import type { StudioLabel } from '../../../schema/content-model-types.ts';
import { contentModelCollections } from '../../../schema/content-model.ts';
import { findPrimaryKeyFieldName, type ContentRecordReference } from './read-record-projects-and-visibility.ts';

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

interface TitleField {
  collection: string;
  field: string;
  kind: 'date' | 'text' | 'translation';
}

/**
 * The first field of the display template that reads as a title: a text or a date, such as in `{{name}} ({{domain}})`, but
 * not a code that the studio shows as a choice; else the first text of the translations.
 */
const findTitleField = (collection: string): TitleField | undefined => {
  if (collection === directusFilesCollectionName) return { collection, field: 'title', kind: 'text' };
  const definition = findDefinition(collection);
  const names = Array.from(definition?.display?.matchAll(/\{\{(\w+)\}\}/g) ?? [], ([, name]) => name);
  const shown = names.flatMap((name) => definition?.fields.find((field) => field.name === name) ?? []);
  const text = shown.find(({ type, options }) => type === 'string' && options?.['choices'] === undefined);
  if (text) return { collection, field: text.name, kind: 'text' };
  const translations = findDefinition(`${collection}_translations`);
  const translated = translations?.fields.find(({ type, relation }) => type === 'string' && !relation);
  const date = shown.find(({ type }) => type === 'date');
  if (date) return { collection, field: date.name, kind: 'date' };
  return translations && translated && { collection: translations.name, field: translated.name, kind: 'translation' };
};

/** `null` if the record has no title or does not exist. */
export const readRecordTitle = async (
  database: Knex,
  { collection, item }: ContentRecordReference,
): Promise<string | null> => {
  const title = findTitleField(collection);
  if (title === undefined) return null;
  const rows = database(title.collection).select(database.raw('??::text as title', [title.field]));
  if (title.kind === 'translation')
    void rows
      .whereRaw('??::text = ?', [collection, item])
      .orderByRaw('?? = ? desc, ??', ['language', defaultLocale, 'id']);
  else void rows.whereRaw('??::text = ?', [findPrimaryKeyFieldName(collection), item]);
  const row = await rows.first<{ title: string | null } | undefined>();
  if (!row?.title) return null;
  return title.kind === 'date' ? formatDate(row.title, defaultLocale) : row.title;
};

export const readStudioRecordSummary = async (
  database: Knex,
  record: ContentRecordReference,
): Promise<StudioRecordSummary> => ({
  label: toCollectionStudioLabel(record.collection),
  title: await readRecordTitle(database, record),
  path: toStudioRecordPath(record),
});
