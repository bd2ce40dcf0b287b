// Gives the nested rows of a demo item the keys of the rows that exist, so that an update changes rows instead of
// replacing them. Pure; called by the seeder.
import type { CollectionDefinition, FieldDefinition } from '../schema/definition.ts';
import type { SeedItem } from './seed-content.ts';

const isItem = (value: unknown): value is SeedItem =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const findCollection = (schema: CollectionDefinition[], name: string): CollectionDefinition | undefined =>
  schema.find((collection) => collection.name === name);

export const toKeyField = (collection: CollectionDefinition): string =>
  collection.fields.find(({ column }) => column?.primaryKey)?.name ?? 'id';

interface NestedList {
  field: FieldDefinition;
  rows: unknown[];
  child: CollectionDefinition;
}

const toNestedLists = (
  schema: CollectionDefinition[],
  collection: CollectionDefinition,
  item: SeedItem,
): NestedList[] =>
  collection.fields.flatMap((field) => {
    const rows = item[field.name];
    const child = field.listOf === undefined ? undefined : findCollection(schema, field.listOf);
    return child && Array.isArray(rows) ? [{ field, rows, child }] : [];
  });

/** The `fields` to read so that every row nested in `item` is told with its own values. */
export const toFieldsWithRows = (
  schema: CollectionDefinition[],
  collection: CollectionDefinition,
  item: SeedItem,
): string[] => [
  '*',
  ...toNestedLists(schema, collection, item).flatMap(({ field, rows, child }) => [
    ...new Set(
      [{}, ...rows.filter(isItem)].flatMap((row) =>
        toFieldsWithRows(schema, child, row).map((name) => `${field.name}.${name}`),
      ),
    ),
  ]),
];

/** A value as text that is the same for a plain foreign key and for the item that it refers to. */
const toComparable = (value: unknown): string =>
  JSON.stringify(isItem(value) ? (value['id'] ?? value['code'] ?? value) : (value ?? null));

const findExisting = (list: NestedList, row: SeedItem, index: number, existing: SeedItem[]): SeedItem | undefined => {
  const { child, field } = list;
  const key = toKeyField(child);
  if (row[key] !== undefined) return existing.find((candidate) => candidate[key] === row[key]);
  const back = child.fields.find(({ relation }) => relation?.oneField === field.name)?.name;
  const natural = child.uniques
    ?.find((columns) => back !== undefined && columns.includes(back))
    ?.filter((name) => name !== back);
  // Rows without a natural key, such as addresses, are told apart by their place in the list.
  if (!natural) return existing[index];
  return existing.find((candidate) =>
    natural.every((name) => toComparable(candidate[name]) === toComparable(row[name])),
  );
};

/** `item` with the keys of the nested rows in `existing` that it stands for. */
export const toUpdate = (
  schema: CollectionDefinition[],
  collection: CollectionDefinition,
  item: SeedItem,
  existing: SeedItem | undefined,
): SeedItem => {
  const lists = toNestedLists(schema, collection, item).map((list): [string, unknown[]] => {
    const live = existing?.[list.field.name];
    const liveRows = (Array.isArray(live) ? live : []).filter(isItem);
    const key = toKeyField(list.child);
    return [
      list.field.name,
      list.rows.map((row, index) => {
        if (!isItem(row)) return row;
        const match = findExisting(list, row, index, liveRows);
        return { ...toUpdate(schema, list.child, row, match), ...(match ? { [key]: match[key] } : {}) };
      }),
    ];
  });
  return { ...item, ...Object.fromEntries(lists) };
};

/** Every item in a tree as read with `toFieldsWithRows`, itself included: collection and key. */
export const toTreeKeys = (
  schema: CollectionDefinition[],
  collection: CollectionDefinition,
  item: SeedItem,
): { collection: string; item: string }[] => [
  { collection: collection.name, item: String(item[toKeyField(collection)]) },
  ...toNestedLists(schema, collection, item).flatMap(({ child, rows }) =>
    rows.filter(isItem).flatMap((row) => toTreeKeys(schema, child, row)),
  ),
];
