// The constraints by which the database keeps numbers within the ranges of the content model. Directus knows no such
// constraints, so they are made beside it. A column whose content does not fit yet gets none and is told: wrong figures of
// before never keep a backend from starting, and hinder no other change of their records. Called by the applier.
import { quoteIdentifier, type Database } from '../database/connection.ts';
import type { CollectionDefinition } from '../schema/definition.ts';
import { rangeConstraintPrefix, toRangeConstraintName } from '../schema/number-value.ts';

/** As many records are named in a sentence. */
const maxNamed = 5;

interface RangeConstraint {
  name: string;
  collection: string;
  column: string;
  keyColumn: string;
  condition: string;
}

interface LiveConstraint {
  name: string;
  collection: string;
  /** What the constraint was made from, kept as its comment. */
  condition: string;
}

export interface RangeConstraintOutcome {
  changes: string[];
  /** A sentence per column that holds what it cannot: which records, and the way out. */
  warnings: string[];
}

const toConstraints = (schema: CollectionDefinition[]): RangeConstraint[] =>
  schema.flatMap(({ name: collection, fields }) => {
    const keyColumn = fields.find(({ column }) => column?.primaryKey)?.name ?? 'id';
    return fields.flatMap(({ name: column, range, column: isKept }): RangeConstraint[] =>
      range && isKept
        ? [
            {
              name: toRangeConstraintName(collection, column),
              collection,
              column,
              keyColumn,
              condition: `${quoteIdentifier(column)} between ${range.min} and ${range.max}`,
            },
          ]
        : [],
    );
  });

const readLive = async ({ readRows }: Database): Promise<LiveConstraint[]> => {
  const rows = await readRows(
    `select own.conname as name, relation.relname as collection,
            coalesce(obj_description(own.oid, 'pg_constraint'), '') as condition
       from pg_constraint own join pg_class relation on relation.oid = own.conrelid
      where relation.relnamespace = current_schema()::regnamespace and own.contype = 'c'
        and own.conname like $1`,
    [`${rangeConstraintPrefix.replaceAll('_', '\\_')}%`],
  );
  return rows.map((row) => ({
    name: String(row['name']),
    collection: String(row['collection']),
    condition: String(row['condition']),
  }));
};

const toKey = ({ collection, name, condition }: LiveConstraint): string => `${collection} ${name} ${condition}`;

/** The sentence for records that do not fit; `undefined` where all do. */
const findMisfits = async ({ readRows }: Database, constraint: RangeConstraint): Promise<string | undefined> => {
  const { collection, column, keyColumn, condition } = constraint;
  const rows = await readRows(
    `select ${quoteIdentifier(keyColumn)}::text as key, ${quoteIdentifier(column)}::text as value, count(*) over ()::int as found
       from ${quoteIdentifier(collection)} where not (${condition}) order by 1 limit ${maxNamed}`,
  );
  if (rows.length === 0) return undefined;
  const found = Number(rows[0]?.['found']);
  const named = rows.map((row) => `${String(row['key'])} (${String(row['value'])})`).join(', ');
  return (
    `${collection}.${column} should be ${condition.replace(/^.* between/, 'between')}, but ${found} ${found === 1 ? 'record is' : 'records are'} not: ` +
    `${named}${found > rows.length ? ', …' : ''}. The shop leaves them out. Correct them in the studio; from the next start on the database refuses such figures.`
  );
};

/** Made without keeping others waiting who write meanwhile; what is wrong was looked for before. */
const addConstraint = async ({ readRows }: Database, constraint: RangeConstraint): Promise<void> => {
  const { collection, name, condition } = constraint;
  const table = quoteIdentifier(collection);
  const own = quoteIdentifier(name);
  await readRows(`alter table ${table} drop constraint if exists ${own}`);
  await readRows(`alter table ${table} add constraint ${own} check (${condition}) not valid`);
  try {
    await readRows(`alter table ${table} validate constraint ${own}`);
  } catch (error) {
    await readRows(`alter table ${table} drop constraint ${own}`);
    throw error;
  }
  await readRows(`comment on constraint ${own} on ${table} is '${condition.replaceAll("'", "''")}'`);
};

/** Makes what is missing or changed and drops what is not wanted any more. */
export const applyRangeConstraints = async (
  database: Database,
  schema: CollectionDefinition[],
): Promise<RangeConstraintOutcome> => {
  const live = await readLive(database);
  const wanted = toConstraints(schema);
  const liveKeys = new Set(live.map(toKey));
  const wantedKeys = new Set(wanted.map(toKey));
  const outcome: RangeConstraintOutcome = { changes: [], warnings: [] };
  for (const constraint of live) {
    if (wantedKeys.has(toKey(constraint))) continue;
    const { collection, name } = constraint;
    await database.readRows(`alter table ${quoteIdentifier(collection)} drop constraint ${quoteIdentifier(name)}`);
    if (!wanted.some((other) => other.name === name)) outcome.changes.push(`constraint ${name} dropped`);
  }
  for (const constraint of wanted) {
    if (liveKeys.has(toKey(constraint))) continue;
    const misfits = await findMisfits(database, constraint);
    if (misfits === undefined) {
      await addConstraint(database, constraint);
      outcome.changes.push(`${constraint.collection}.${constraint.column}: ${constraint.condition}`);
    } else outcome.warnings.push(misfits);
  }
  return outcome;
};
