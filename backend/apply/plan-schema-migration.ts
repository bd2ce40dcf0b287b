// Computes the differences between the running data model and the content model. Pure. Nothing is dropped: unknown
// collections and fields are reported as leftovers.
import { isDeepStrictEqual } from 'node:util';
import type {
  CollectionSnapshot,
  FieldSnapshot,
  DirectusCollectionOrFieldMeta,
  RelationSnapshot,
  SchemaSnapshot,
} from './schema-snapshots.ts';

/** One difference in the format of Directus's `POST /schema/apply`. */
export type SchemaDiffEntry = { kind: 'N'; rhs: unknown } | { kind: 'E'; path: string[]; lhs: unknown; rhs: unknown };

interface SchemaChange<State> {
  live?: State;
  wanted: State;
  differences: SchemaDiffEntry[];
}

export interface SchemaMigrationPlan {
  collections: SchemaChange<CollectionSnapshot>[];
  fields: SchemaChange<FieldSnapshot>[];
  relations: SchemaChange<RelationSnapshot>[];
  /** Collections and fields that exist but are not in the content model. */
  leftovers: string[];
}

const toComparable = (value: unknown): unknown => value ?? null;

/** Compares the keys that the content model sets; other keys, such as a preview URL, belong to the studio. */
const compare = (
  path: string,
  live: DirectusCollectionOrFieldMeta | null,
  wanted: DirectusCollectionOrFieldMeta | null,
): SchemaDiffEntry[] =>
  Object.entries(wanted ?? {}).flatMap(([key, rhs]) => {
    const lhs = toComparable(live?.[key]);
    return isDeepStrictEqual(lhs, toComparable(rhs)) ? [] : [{ kind: 'E' as const, path: [path, key], lhs, rhs }];
  });

/** Compares column keys; Directus reports default values as numbers or strings. */
const compareColumn = (live: FieldSnapshot, wanted: FieldSnapshot): SchemaDiffEntry[] => {
  if (!wanted.schema || wanted.schema['has_auto_increment'] === true) return [];
  const toText = (key: string, value: unknown): unknown => {
    if (key === 'default_value' && typeof value === 'number') return String(value);
    // Directus reports a primary key as unique or not, depending on the constraint; it always is.
    if (key === 'is_unique' && wanted.schema?.['is_primary_key'] === true) return true;
    return value;
  };
  const toSide = (schema: DirectusCollectionOrFieldMeta | null): DirectusCollectionOrFieldMeta =>
    Object.fromEntries(Object.keys(wanted.schema ?? {}).map((key) => [key, toText(key, toComparable(schema?.[key]))]));
  const isTyped = live.type === wanted.type;
  // Types are compared by Directus's name: servers may spell one SQL type differently.
  const { data_type: liveType, ...liveColumn } = toSide(live.schema);
  const { data_type: wantedType, ...wantedColumn } = toSide(wanted.schema);
  return [
    ...(isTyped
      ? []
      : [
          { kind: 'E' as const, path: ['type'], lhs: live.type, rhs: wanted.type },
          { kind: 'E' as const, path: ['schema', 'data_type'], lhs: liveType, rhs: wantedType },
        ]),
    ...compare('schema', liveColumn, wantedColumn),
  ];
};

const planEach = <State>(
  live: State[],
  wanted: State[],
  toName: (state: State) => string,
  compareStates: (live: State, wanted: State) => SchemaDiffEntry[],
): SchemaChange<State>[] => {
  const liveByName = new Map(live.map((state) => [toName(state), state]));
  return wanted.flatMap((state): SchemaChange<State>[] => {
    const existing = liveByName.get(toName(state));
    if (!existing) return [{ wanted: state, differences: [{ kind: 'N', rhs: state }] }];
    const differences = compareStates(existing, state);
    return differences.length > 0 ? [{ live: existing, wanted: state, differences }] : [];
  });
};

const toFieldName = ({ collection, field }: { collection: string; field: string }): string => `${collection}.${field}`;

const toLeftovers = (live: SchemaSnapshot, wanted: SchemaSnapshot): string[] => {
  const collections = new Set(wanted.collections.map(({ collection }) => collection));
  const fields = new Set(wanted.fields.map(toFieldName));
  return [
    ...live.collections
      .filter(({ collection }) => !collection.startsWith('directus_') && !collections.has(collection))
      .map(({ collection }) => collection),
    ...live.fields
      .filter(({ collection }) => collections.has(collection))
      .map(toFieldName)
      .filter((name) => !fields.has(name)),
  ];
};

/** The migration from `live` to `wanted`; empty lists if nothing differs. */
export const planSchemaMigration = (live: SchemaSnapshot, wanted: SchemaSnapshot): SchemaMigrationPlan => ({
  collections: planEach(
    live.collections,
    wanted.collections,
    ({ collection }) => collection,
    (from, to) => compare('meta', from.meta, to.meta),
  ),
  fields: planEach(live.fields, wanted.fields, toFieldName, (from, to) => [
    ...compareColumn(from, to),
    ...compare('meta', from.meta, to.meta),
  ]),
  relations: planEach(live.relations, wanted.relations, toFieldName, (from, to) => [
    ...compare('schema', from.schema, to.schema),
    ...compare('meta', from.meta, to.meta),
    ...(from.related_collection === to.related_collection
      ? []
      : [
          {
            kind: 'E' as const,
            path: ['related_collection'],
            lhs: from.related_collection,
            rhs: to.related_collection,
          },
        ]),
  ]),
  leftovers: toLeftovers(live, wanted),
});
