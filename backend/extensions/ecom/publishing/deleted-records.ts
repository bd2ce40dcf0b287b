// Remembers where a record belongs that is about to be deleted: afterwards nobody can tell. In the memory of the process; what
// is missing after its end is guessed by sort-changes.ts.
import type { Knex } from 'knex';
import { type Place, placeRecord, type RecordName } from './place-record.ts';

/** The oldest go first. */
const mostRemembered = 10_000;

const places = new Map<string, Place>();

const toKey = ({ collection, item }: RecordName): string => `${collection}/${item}`;

export const rememberDeleted = async (database: Knex, record: RecordName): Promise<void> => {
  const place = await placeRecord(database, record);
  if (!place) return;
  places.delete(toKey(record));
  places.set(toKey(record), place);
  const [oldest] = places.keys();
  if (places.size > mostRemembered && oldest !== undefined) places.delete(oldest);
};

/** What is deleted comes only once. */
export const placeDeleted = (record: RecordName): Place | undefined => {
  const place = places.get(toKey(record));
  places.delete(toKey(record));
  return place;
};
