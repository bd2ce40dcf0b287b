// Composite indexes and unique constraints, and an index for every foreign key that none of them serves. Directus knows
// only single columns, so these are made beside it. Called by the applier.
import { createHash } from 'node:crypto';
import { toIdentifier, type Database } from '../database/connection.ts';
import type { CollectionDefinition } from '../schema/definition.ts';

export interface Index {
  name: string;
  collection: string;
  columns: string[];
  isUnique: boolean;
}

/** Indexes of this prefix are ours: those that the content model does not name any more are dropped. */
const prefix = 'sf_';
const nameLimit = 63;

const toIndex = (collection: string, columns: string[], isUnique: boolean): Index => {
  const full = `${prefix}${isUnique ? 'uq' : 'ix'}_${collection}_${columns.join('_')}`;
  const hash = createHash('sha256').update(full).digest('hex').slice(0, 8);
  return {
    name: full.length <= nameLimit ? full : `${full.slice(0, nameLimit - 9)}_${hash}`,
    collection,
    columns,
    isUnique,
  };
};

/** All indexes that the content model asks for. PostgreSQL indexes no foreign key by itself. */
const planIndexes = (schema: CollectionDefinition[]): Index[] =>
  schema.flatMap(({ name, fields, indexes = [], uniques = [] }) => {
    const composite = [
      ...uniques.map((columns) => toIndex(name, columns, true)),
      ...indexes.map((columns) => toIndex(name, columns, false)),
    ];
    const served = new Set([
      ...composite.map(({ columns }) => columns[0]),
      ...fields.filter(({ column }) => column?.unique || column?.primaryKey).map((field) => field.name),
    ]);
    const keys = fields.filter(({ relation, name: field }) => relation && !served.has(field));
    return [...composite, ...keys.map((field) => toIndex(name, [field.name], false))];
  });

export interface IndexChanges {
  missing: Index[];
  stale: string[];
}

/** What of the wanted indexes is missing, and which of ours are not wanted any more. */
export const readIndexChanges = async (database: Database, schema: CollectionDefinition[]): Promise<IndexChanges> => {
  const rows = await database.readRows(
    'select indexname as name from pg_indexes where schemaname = current_schema() and indexname like $1 order by 1',
    [`${prefix.replace('_', '\\_')}%`],
  );
  const live = new Set(rows.map((row) => String(row['name'])));
  const wanted = planIndexes(schema);
  const wantedNames = new Set(wanted.map(({ name }) => name));
  return {
    missing: wanted.filter(({ name }) => !live.has(name)),
    stale: [...live].filter((name) => !wantedNames.has(name)),
  };
};

/** Makes and drops indexes; returns a sentence per change. */
export const applyIndexes = async (database: Database, { missing, stale }: IndexChanges): Promise<string[]> => {
  for (const { name, collection, columns, isUnique } of missing) {
    await database.readRows(
      `create ${isUnique ? 'unique ' : ''}index ${toIdentifier(name)}
           on ${toIdentifier(collection)} (${columns.map(toIdentifier).join(', ')})`,
    );
  }
  for (const name of stale) await database.readRows(`drop index ${toIdentifier(name)}`);
  if (missing.length > 0) await database.readRows('analyze');
  return [
    ...missing.map(
      ({ collection, columns, isUnique }) =>
        `${collection}: ${isUnique ? 'unique' : 'index'} (${columns.join(', ')}) created`,
    ),
    ...stale.map((name) => `index ${name} dropped`),
  ];
};
