// Types of seed content (items and files with fixed keys), and the creation of items in Directus.
import type { DirectusRestClient } from '../rest/directus-rest-client.ts';
import type { CollectionDefinition } from '../schema/content-model-types.ts';
import { findPrimaryKeyField } from '../schema/find-primary-key-field.ts';
import type { SeedStaffAccount } from './seed-staff-accounts.ts';

/** An item in Directus's format: `id` (or the collection's key) is fixed, lists such as `translations` are nested. */
export type SeedItem = Record<string, unknown>;

export interface SeedCollection {
  collection: string;
  items: SeedItem[];
}

/** A file for the file library. */
export interface SeedFile {
  id: string;
  /** Relative to the content's `filesFolder`. */
  path: string;
  title: string;
  /** The point that stays visible in every crop, as a fraction (0–1) of width and height. */
  focalPoint?: { x: number; y: number };
}

export interface SeedContent {
  /** For the log, such as `Demo content`. */
  name: string;
  /** Folder of the files. */
  filesFolder?: string;
  files: SeedFile[];
  /** In creation order: referenced items come first. */
  sets: SeedCollection[];
  /** People who sign in to the studio; created once. */
  staff?: SeedStaffAccount[];
}

interface Entry {
  item: SeedItem;
  key: string;
}

const toKeyField = (schema: CollectionDefinition[], collection: string): string => {
  const definition = schema.find(({ name }) => name === collection);
  if (!definition) throw new Error(`Demo content: the collection ${collection} is not in the content model.`);
  return findPrimaryKeyField(definition).name;
};

const toEntries = (set: SeedCollection, keyField: string): Entry[] =>
  set.items.map((item, index) => {
    const key = item[keyField];
    if (typeof key !== 'string' && typeof key !== 'number') {
      throw new Error(`Demo content: item ${index + 1} of ${set.collection} has no fixed "${keyField}".`);
    }
    return { item, key: String(key) };
  });

/** Creates missing items; returns their number. */
export const createMissingSeedItems = async (
  rest: DirectusRestClient,
  schema: CollectionDefinition[],
  set: SeedCollection,
): Promise<number> => {
  const path = `/items/${set.collection}`;
  const keyField = toKeyField(schema, set.collection);
  const entries = toEntries(set, keyField);
  const existing = await readExistingItemKeys(
    rest,
    path,
    keyField,
    entries.map(({ key }) => key),
  );
  const missing = entries.filter(({ key }) => !existing.has(key)).map(({ item }) => item);
  for (const batch of splitIntoBatches(missing)) await rest.post(path, batch);
  return missing.length;
};

/** Items per request; keeps bodies and URLs far below their size limits. */
const batchSize = 50;

export const splitIntoBatches = <Item>(items: Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / batchSize) }, (_, index) =>
    items.slice(index * batchSize, (index + 1) * batchSize),
  );

/** The keys that already exist. `path` is such as `/items/page` or `/files`. */
export const readExistingItemKeys = async (
  rest: DirectusRestClient,
  path: string,
  keyField: string,
  keys: string[],
): Promise<Set<string>> => {
  const existing = new Set<string>();
  for (const batch of splitIntoBatches(keys)) {
    const filter = encodeURIComponent(JSON.stringify({ [keyField]: { _in: batch } }));
    const items = await rest.get<Record<string, unknown>[]>(`${path}?fields=${keyField}&limit=-1&filter=${filter}`);
    for (const item of items) existing.add(String(item[keyField]));
  }
  return existing;
};
