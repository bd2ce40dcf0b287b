// What content-guard reads of the database: stored records in Directus's format, and whether something exists.
import type { Knex } from 'knex';
import type { InternalLinkTarget } from '../../../domain/content-checks/content-links.ts';
import type { UntypedContentRecord } from '../../../domain/content-checks/content-rules.ts';
import { toRelatedPrimaryKey } from '../../../domain/content-checks/merge-nested-changes.ts';
import { isReadableImageType } from '../../../domain/content-image-data.ts';
import { findProjectRelationPath } from '../../access/project-and-publication-filters.ts';
import type { CollectionDefinition, FieldDefinition } from '../../schema/content-model-types.ts';
import { contentModelCollections } from '../../schema/content-model.ts';
import { findPrimaryKeyField } from '../../schema/find-primary-key-field.ts';

export const findContentCollection = (name: string): CollectionDefinition | undefined =>
  contentModelCollections.find((definition) => definition.name === name);

/** As JSON, so that dates and times have the format of the API. */
const readRows = async (
  database: Knex,
  collection: string,
  column: string,
  key: string,
): Promise<UntypedContentRecord[]> => {
  const { rows } = await database.raw<{ rows: { record: UntypedContentRecord }[] }>(
    'select to_jsonb(stored) as record from ?? stored where ??::text = ?',
    [collection, column, key],
  );
  return rows.map(({ record }) => record);
};

const findKeyField = (collection: string): string => findPrimaryKeyField(findContentCollection(collection)).name;

/** The field of the entries of a list that refers to the record. */
const findBackReference = (collection: string, { name, listOf = '' }: FieldDefinition): FieldDefinition | undefined =>
  findContentCollection(listOf)?.fields.find(
    ({ relation }) => relation?.to === collection && relation.oneField === name,
  );

/** A stored record with its translations. */
export const readRecordWithTranslations = async (
  database: Knex,
  { name, fields }: CollectionDefinition,
  key: string,
): Promise<UntypedContentRecord | undefined> => {
  const [record] = await readRows(database, name, findKeyField(name), key);
  const list = fields.find((field) => field.name === 'translations');
  const reference = list && findBackReference(name, list);
  if (!record || list?.listOf === undefined || !reference) return record;
  return { ...record, translations: await readRows(database, list.listOf, reference.name, key) };
};

/**
 * The project that a record belongs to.
 * @param fallback that of its parent in the same payload, or of the editor, which the permissions set
 */
export const readRecordProjectId = async (
  database: Knex,
  collection: string,
  record: UntypedContentRecord,
  fallback: string | undefined,
): Promise<string | undefined> => {
  const [first, ...steps] = findProjectRelationPath(contentModelCollections, collection);
  let current = first && toRelatedPrimaryKey(record[first.field]);
  for (const step of steps) {
    if (current === undefined) break;
    const [row] = await readRows(database, step.collection, findKeyField(step.collection), current);
    current = toRelatedPrimaryKey(row?.[step.field]);
  }
  return current ?? fallback;
};

/**
 * Whether a record has these values; an absent value equals another absent one.
 * @param except key of the record that does not count, because it is the one being saved
 */
export const doesRecordWithValuesExist = async (
  database: Knex,
  collection: string,
  columns: Readonly<Record<string, string | null>>,
  except?: string,
): Promise<boolean> => {
  const query = database(collection).where(columns);
  if (except !== undefined) void query.whereRaw('??::text <> ?', [findKeyField(collection), except]);
  return (await query.first<object | undefined>(database.raw('1 as there'))) !== undefined;
};

/** Whether the project has the target of a link, published or not: a page is often linked before it is published. */
export const doesLinkTargetExist = async (
  database: Knex,
  project: string,
  target: InternalLinkTarget | undefined,
): Promise<boolean> => {
  switch (target?.kind) {
    case 'page':
      return doesRecordWithValuesExist(database, 'page', { project, key: target.key });
    case 'brand':
      return doesRecordWithValuesExist(database, 'brand', {
        project,
        brand_type: target.department,
        slug: target.slug,
      });
    case 'product':
      return doesRecordWithValuesExist(database, 'ecommerce_product', { project, slug: target.slug });
    case 'open':
      return true;
    case undefined:
      return false;
  }
};

/** The name of a file of the project, or of a shared one, that cannot be shown as an image. */
export const readFileNameIfUnreadableImage = async (
  database: Knex,
  file: string,
  project: string | undefined,
): Promise<string | undefined> => {
  const row = await database('directus_files')
    .whereRaw('id::text = ?', [file])
    .whereRaw('coalesce(project::text = ?, true)', [project ?? ''])
    .first<{ type: string | null; filename_download: string } | undefined>('type', 'filename_download');
  return row && row.type !== null && !isReadableImageType(row.type) ? row.filename_download : undefined;
};
