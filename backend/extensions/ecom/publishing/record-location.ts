// Where a record of the content belongs: to which project, below which record that editors open, and whether visitors may see
// it at all. Read before a change is put to a publication.
import type { Knex } from 'knex';
import { fileCollection, toOwnershipSteps } from '../../../access/ownership.ts';
import { contentModel } from '../../../schema/schema.ts';

type Row = Record<string, unknown>;

export interface RecordReference {
  collection: string;
  item: string;
}

export interface RecordLocation {
  /** `all`: what every project shares. */
  projects: string[] | 'all';
  /** The record in whose form editors see it: translations and junctions count for what they hang below. */
  root: RecordReference;
  /** Whether the record itself, or something above it, is a draft or archived now. */
  isSelfHidden: boolean;
  isParentHidden: boolean;
}

const collections = new Map(contentModel.map((definition) => [definition.name, definition]));

export const findKeyField = (collection: string): string =>
  collections.get(collection)?.fields.find(({ column }) => column?.primaryKey)?.name ?? 'id';

const readRow = (database: Knex, { collection, item }: RecordReference, columns: string[]): Promise<Row | undefined> =>
  // As text: keys are numbers, UUIDs or words.
  database(collection)
    .whereRaw('??::text = ?', [findKeyField(collection), item])
    .first<Row | undefined>(...columns);

const placeFile = async (database: Knex, record: RecordReference): Promise<RecordLocation | undefined> => {
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

/** `undefined` for what is not there (any more). */
export const readRecordLocation = async (
  database: Knex,
  record: RecordReference,
): Promise<RecordLocation | undefined> => {
  if (record.collection === fileCollection) return placeFile(database, record);
  const steps = toOwnershipSteps(contentModel, record.collection);
  const place: RecordLocation = { projects: 'all', root: record, isSelfHidden: false, isParentHidden: false };
  let current = record;
  let hasRoot = false;
  for (const [index, { collection, field }] of steps.entries()) {
    const definition = collections.get(collection);
    const archive = definition?.archiveField;
    const row = await readRow(database, current, archive ? [field, archive] : [field]);
    const next = row?.[field];
    if (!row || (typeof next !== 'string' && typeof next !== 'number')) return undefined;
    if (!hasRoot && definition?.hidden !== true) {
      place.root = current;
      hasRoot = true;
    }
    if (archive && row[archive] !== 'published') place[index === 0 ? 'isSelfHidden' : 'isParentHidden'] = true;
    current = { collection: steps[index + 1]?.collection ?? 'project', item: String(next) };
  }
  return steps.length === 0 ? place : { ...place, projects: [current.item] };
};

/** The oldest go first. */
const maxRemembered = 10_000;

const places = new Map<string, RecordLocation>();

const toKey = ({ collection, item }: RecordReference): string => `${collection}/${item}`;

/**
 * Remembers where a record belongs that is about to be deleted: afterwards nobody can tell. In the memory of the process; what
 * is missing after its end is guessed by assign-changes.ts.
 */
export const rememberDeletedRecord = async (database: Knex, record: RecordReference): Promise<void> => {
  const place = await readRecordLocation(database, record);
  if (!place) return;
  places.delete(toKey(record));
  places.set(toKey(record), place);
  const [oldest] = places.keys();
  if (places.size > maxRemembered && oldest !== undefined) places.delete(oldest);
};

/** What is deleted comes only once. */
export const takeDeletedRecordLocation = (record: RecordReference): RecordLocation | undefined => {
  const place = places.get(toKey(record));
  places.delete(toKey(record));
  return place;
};
