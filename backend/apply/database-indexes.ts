// Composite indexes, unique constraints, and indexes for otherwise unindexed foreign keys. Directus supports
// single-column indexes only.
import { createHash } from 'node:crypto';
import { quoteIdentifier, type DatabaseConnection } from '../database/with-database-connection.ts';
import type { CollectionDefinition } from '../schema/content-model-types.ts';

export interface DatabaseIndex {
  name: string;
  collection: string;
  columns: string[];
  isUnique: boolean;
}

type Kind = 'unique' | 'index';

/** Prefix of our indexes; those not in the content model are dropped. */
const prefix = 'sf_';
const nameLimit = 63;

const shortKinds: Record<Kind, string> = { unique: 'uq', index: 'ix' };

const toIndex = (collection: string, columns: string[], kind: Kind): DatabaseIndex => {
  const full = `${prefix}${shortKinds[kind]}_${collection}_${columns.join('_')}`;
  const hash = createHash('sha256').update(full).digest('hex').slice(0, 8);
  return {
    name: full.length <= nameLimit ? full : `${full.slice(0, nameLimit - 9)}_${hash}`,
    collection,
    columns,
    isUnique: kind === 'unique',
  };
};

/** All indexes of the content model. PostgreSQL does not index foreign keys itself. */
const planIndexes = (schema: CollectionDefinition[]): DatabaseIndex[] =>
  schema.flatMap(({ name, fields, indexes = [], uniques = [] }) => {
    const composite = [
      ...uniques.map((columns) => toIndex(name, columns, 'unique')),
      ...indexes.map((columns) => toIndex(name, columns, 'index')),
    ];
    const indexed = new Set([
      ...composite.map(({ columns }) => columns[0]),
      ...fields.filter(({ column }) => column?.unique || column?.primaryKey).map((field) => field.name),
    ]);
    const keys = fields.filter(({ relation, name: field }) => relation && !indexed.has(field));
    return [...composite, ...keys.map((field) => toIndex(name, [field.name], 'index'))];
  });

export interface DatabaseIndexChanges {
  missing: DatabaseIndex[];
  stale: string[];
  /** Invalid indexes of an interrupted build, which must be dropped first. */
  broken: string[];
}

/** Indexes that are missing, and ours that are obsolete. */
export const readMissingAndObsoleteIndexes = async (
  database: DatabaseConnection,
  schema: CollectionDefinition[],
): Promise<DatabaseIndexChanges> => {
  const rows = await database.readRows(
    `select index.relname as name, state.indisvalid as valid
       from pg_index state join pg_class index on index.oid = state.indexrelid
      where index.relnamespace = current_schema()::regnamespace and index.relname like $1 order by 1`,
    [`${prefix.replace('_', '\\_')}%`],
  );
  const live = new Set(rows.filter(({ valid }) => valid === true).map((row) => String(row['name'])));
  const wanted = planIndexes(schema);
  const wantedNames = new Set(wanted.map(({ name }) => name));
  return {
    missing: wanted.filter(({ name }) => !live.has(name)),
    stale: [...live].filter((name) => !wantedNames.has(name)),
    broken: rows.filter(({ valid }) => valid !== true).map((row) => String(row['name'])),
  };
};

/**
 * Creates and drops indexes; returns one sentence per change. With `isServed` indexes are built concurrently: slower,
 * but without blocking writes.
 */
export const applyDatabaseIndexes = async (
  database: DatabaseConnection,
  { missing, stale, broken }: DatabaseIndexChanges,
  isServed = false,
): Promise<string[]> => {
  const concurrently = isServed ? 'concurrently ' : '';
  for (const name of broken) await database.readRows(`drop index ${quoteIdentifier(name)}`);
  for (const { name, collection, columns, isUnique } of missing) {
    const list = columns.map(quoteIdentifier).join(', ');
    await database.readRows(
      `create ${isUnique ? 'unique ' : ''}index ${concurrently}${quoteIdentifier(name)}
           on ${quoteIdentifier(collection)} (${list})`,
    );
  }
  for (const name of stale) await database.readRows(`drop index ${concurrently}${quoteIdentifier(name)}`);
  if (missing.length > 0) await database.readRows('analyze');
  return [
    ...missing.map(({ collection, columns, isUnique }) => {
      const kind: Kind = isUnique ? 'unique' : 'index';
      return `${collection}: ${kind} (${columns.join(', ')}) created`;
    }),
    ...stale.map((name) => `index ${name} dropped`),
  ];
};
