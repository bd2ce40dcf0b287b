// Brings the items of one set of demo content into Directus. Called by the seeder.
import type { SeedItem, SeedSet } from './seed-content.ts';
import type { Database } from '../database/connection.ts';
import type { RestClient } from '../rest/rest-client.ts';
import type { CollectionDefinition } from '../schema/definition.ts';
import { isEdited } from './edits.ts';
import { toHash, type Ledger } from './ledger.ts';
import { toFieldsWithRows, toKeyField, toTreeKeys, toUpdate } from './match-rows.ts';

export interface SeedContext {
  rest: RestClient;
  database: Database;
  ledger: Ledger;
  schema: CollectionDefinition[];
}

export interface SetOutcome {
  created: number;
  updated: number;
  /** Items that a newer demo version changed but an editor had made their own. */
  kept: string[];
}

interface Entry {
  item: SeedItem;
  key: string;
  hash: string;
}

/** Items per request, so that bodies and addresses stay far below the limit. */
const batchSize = 50;

const toEntries = (set: SeedSet, keyField: string): Entry[] =>
  set.items.map((item, index) => {
    const key = item[keyField];
    if (typeof key !== 'string' && typeof key !== 'number') {
      throw new Error(`Demo content: item ${index + 1} of ${set.collection} has no fixed "${keyField}".`);
    }
    return { item, key: String(key), hash: toHash(item) };
  });

const toBatches = <Item>(items: Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / batchSize) }, (_, index) =>
    items.slice(index * batchSize, (index + 1) * batchSize),
  );

const readExistingKeys = async (
  { rest }: SeedContext,
  collection: string,
  keyField: string,
  entries: Entry[],
): Promise<Set<string>> => {
  const keys = new Set<string>();
  for (const batch of toBatches(entries)) {
    const filter = encodeURIComponent(JSON.stringify({ [keyField]: { _in: batch.map(({ key }) => key) } }));
    const items = await rest.get<SeedItem[]>(`/items/${collection}?fields=${keyField}&limit=-1&filter=${filter}`);
    for (const item of items) keys.add(String(item[keyField]));
  }
  return keys;
};

const updateItem = async (context: SeedContext, definition: CollectionDefinition, entry: Entry): Promise<boolean> => {
  const { rest, database, schema } = context;
  const path = `/items/${definition.name}/${encodeURIComponent(entry.key)}`;
  const fields = toFieldsWithRows(schema, definition, entry.item);
  const existing = await rest.get<SeedItem>(`${path}?fields=${fields.join(',')}`);
  if (await isEdited(database, toTreeKeys(schema, definition, existing))) return false;
  await rest.patch(path, toUpdate(schema, definition, entry.item, existing));
  return true;
};

/** Creates what was never seeded, updates what a newer demo version changed, leaves what editors changed or deleted. */
export const seedSet = async (context: SeedContext, set: SeedSet): Promise<SetOutcome> => {
  const { rest, ledger, schema } = context;
  const { collection } = set;
  const definition = schema.find(({ name }) => name === collection);
  if (!definition) throw new Error(`Demo content: the collection ${collection} is not in the content model.`);
  const keyField = toKeyField(definition);
  const waiting = toEntries(set, keyField).filter(({ key, hash }) => ledger.hashOf(collection, key) !== hash);
  const existing = await readExistingKeys(context, collection, keyField, waiting);
  const isKnown = ({ key }: Entry): boolean => ledger.hashOf(collection, key) !== undefined;
  const missing = waiting.filter((entry) => !isKnown(entry) && !existing.has(entry.key));
  for (const batch of toBatches(missing)) {
    await rest.post(
      `/items/${collection}`,
      batch.map(({ item }) => item),
    );
    await ledger.write(collection, toLedgerEntries(batch));
  }
  const kept: string[] = [];
  const changed = waiting.filter((entry) => isKnown(entry) && existing.has(entry.key));
  for (const entry of changed) {
    if (!(await updateItem(context, definition, entry))) kept.push(`${collection} ${entry.key}`);
  }
  // Also noted: what an editor deleted, and what an earlier seeding created just before it was broken off.
  const noted = waiting.filter((entry) => !missing.includes(entry));
  if (noted.length > 0) await ledger.write(collection, toLedgerEntries(noted));
  return { created: missing.length, updated: changed.length - kept.length, kept };
};

const toLedgerEntries = (entries: Entry[]) => entries.map(({ key, hash }) => ({ item: key, hash }));
