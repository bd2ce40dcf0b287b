// Brings the items of one set of content into Directus. Called by the seeder.
import type { RestClient } from '../rest/rest-client.ts';
import type { CollectionDefinition } from '../schema/definition.ts';
import { readExistingKeys, toBatches } from './existing-keys.ts';
import type { SeedItem, SeedSet } from './seed-content.ts';

interface Entry {
  item: SeedItem;
  key: string;
}

const toKeyField = (schema: CollectionDefinition[], collection: string): string => {
  const definition = schema.find(({ name }) => name === collection);
  if (!definition) throw new Error(`Demo content: the collection ${collection} is not in the content model.`);
  return definition.fields.find(({ column }) => column?.primaryKey)?.name ?? 'id';
};

const toEntries = (set: SeedSet, keyField: string): Entry[] =>
  set.items.map((item, index) => {
    const key = item[keyField];
    if (typeof key !== 'string' && typeof key !== 'number') {
      throw new Error(`Demo content: item ${index + 1} of ${set.collection} has no fixed "${keyField}".`);
    }
    return { item, key: String(key) };
  });

/** Creates what is not there. Returns how many that were. */
export const seedSet = async (rest: RestClient, schema: CollectionDefinition[], set: SeedSet): Promise<number> => {
  const path = `/items/${set.collection}`;
  const keyField = toKeyField(schema, set.collection);
  const entries = toEntries(set, keyField);
  const existing = await readExistingKeys(
    rest,
    path,
    keyField,
    entries.map(({ key }) => key),
  );
  const missing = entries.filter(({ key }) => !existing.has(key)).map(({ item }) => item);
  for (const batch of toBatches(missing)) await rest.post(path, batch);
  return missing.length;
};
