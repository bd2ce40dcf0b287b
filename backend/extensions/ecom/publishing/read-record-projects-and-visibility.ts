// Locates a content record: its projects, the ancestor that editors open in the studio, and whether visitors can see
// it.
import type { Knex } from 'knex';
import {
  directusFilesCollectionName,
  findProjectRelationPath,
} from '../../../access/project-and-publication-filters.ts';
import { contentModelCollections } from '../../../schema/content-model.ts';
import { findPrimaryKeyField } from '../../../schema/find-primary-key-field.ts';

type Row = Record<string, unknown>;

export interface ContentRecordReference {
  collection: string;
  item: string;
}

export interface RecordProjectsAndVisibility {
  /** `all` for records shared by every project. */
  projects: string[] | 'all';
  /** The record whose studio form contains this one: translations and junctions belong to their parent. */
  root: ContentRecordReference;
  /** Whether the record itself is a draft or archived. */
  isSelfHidden: boolean;
  /** Whether one of its ancestors is a draft or archived. */
  isParentHidden: boolean;
}

const collections = new Map(contentModelCollections.map((definition) => [definition.name, definition]));

export const findPrimaryKeyFieldName = (collection: string): string =>
  findPrimaryKeyField(collections.get(collection)).name;

const readRow = (
  database: Knex,
  { collection, item }: ContentRecordReference,
  columns: string[],
): Promise<Row | undefined> =>
  // Compared as text: keys are numbers, UUIDs or strings.
  database(collection)
    .whereRaw('??::text = ?', [findPrimaryKeyFieldName(collection), item])
    .first<Row | undefined>(...columns);

const readFileLocation = async (
  database: Knex,
  record: ContentRecordReference,
): Promise<RecordProjectsAndVisibility | undefined> => {
  const file = await readRow(database, record, ['project']);
  if (!file) return undefined;
  const { project } = file;
  return {
    projects: typeof project === 'string' ? [project] : 'all',
    root: record,
    isSelfHidden: false,
    isParentHidden: false,
  };
};

/** `undefined` if the record does not exist. */
export const readRecordProjectsAndVisibility = async (
  database: Knex,
  record: ContentRecordReference,
): Promise<RecordProjectsAndVisibility | undefined> => {
  if (record.collection === directusFilesCollectionName) return readFileLocation(database, record);
  const steps = findProjectRelationPath(contentModelCollections, record.collection);
  const location: RecordProjectsAndVisibility = {
    projects: 'all',
    root: record,
    isSelfHidden: false,
    isParentHidden: false,
  };
  let current = record;
  let hasRoot = false;
  for (const [index, { collection, field }] of steps.entries()) {
    const definition = collections.get(collection);
    const archive = definition?.archiveField;
    const row = await readRow(database, current, archive ? [field, archive] : [field]);
    const next = row?.[field];
    if (!row || (typeof next !== 'string' && typeof next !== 'number')) return undefined;
    if (!hasRoot && definition?.hidden !== true) {
      location.root = current;
      hasRoot = true;
    }
    if (archive && row[archive] !== 'published') location[index === 0 ? 'isSelfHidden' : 'isParentHidden'] = true;
    current = { collection: steps[index + 1]?.collection ?? 'project', item: String(next) };
  }
  return steps.length === 0 ? location : { ...location, projects: [current.item] };
};

/** The oldest entries are evicted. */
const maxDeletedRecords = 10_000;

const deletedRecords = new Map<string, RecordProjectsAndVisibility>();

const toKey = ({ collection, item }: ContentRecordReference): string => `${collection}/${item}`;

/**
 * Stores the location of a record that is about to be deleted, in the memory of this process.
 * add-pending-changes-to-queued-publications.ts falls back to the editor's project after a restart.
 */
export const rememberDeletedRecordProjects = async (database: Knex, record: ContentRecordReference): Promise<void> => {
  const location = await readRecordProjectsAndVisibility(database, record);
  if (!location) return;
  deletedRecords.delete(toKey(record));
  deletedRecords.set(toKey(record), location);
  const [oldest] = deletedRecords.keys();
  if (deletedRecords.size > maxDeletedRecords && oldest !== undefined) deletedRecords.delete(oldest);
};

/** Returns the location and removes it from memory: a record is deleted only once. */
export const takeDeletedRecordProjects = (record: ContentRecordReference): RecordProjectsAndVisibility | undefined => {
  const location = deletedRecords.get(toKey(record));
  deletedRecords.delete(toKey(record));
  return location;
};
