// Check constraints for the number ranges of the content model. Directus does not support them. A column with
// out-of-range values gets a warning instead of a constraint, so that old data neither prevents a start nor blocks
// other changes.
import { quoteIdentifier, type DatabaseConnection } from '../database/with-database-connection.ts';
import type { CollectionDefinition } from '../schema/content-model-types.ts';
import { rangeConstraintPrefix, toRangeConstraintName } from '../schema/studio-number-field-format.ts';
import { findPrimaryKeyField } from '../schema/find-primary-key-field.ts';

/** Records named per warning. */
const maxNamedRecords = 5;

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
  /** The constraint's condition, stored as its comment. */
  condition: string;
}

export interface RangeCheckConstraintReport {
  changes: string[];
  /** One sentence per column with out-of-range values: which records, and how to fix them. */
  warnings: string[];
}

const toConstraints = (schema: CollectionDefinition[]): RangeConstraint[] =>
  schema.flatMap((definition) => {
    const { name: collection, fields } = definition;
    const keyColumn = findPrimaryKeyField(definition).name;
    return fields.flatMap(({ name: column, range, column: columnDefinition }): RangeConstraint[] =>
      range && columnDefinition
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

const readLive = async ({ readRows }: DatabaseConnection): Promise<LiveConstraint[]> => {
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

/** Describes records out of range; `undefined` if there are none. */
const describeViolations = async (
  { readRows }: DatabaseConnection,
  constraint: RangeConstraint,
): Promise<string | undefined> => {
  const { collection, column, keyColumn, condition } = constraint;
  const rows = await readRows(
    `select ${quoteIdentifier(keyColumn)}::text as key, ${quoteIdentifier(column)}::text as value, count(*) over ()::int as found
       from ${quoteIdentifier(collection)} where not (${condition}) order by 1 limit ${maxNamedRecords}`,
  );
  if (rows.length === 0) return undefined;
  const found = Number(rows[0]?.['found']);
  const named = rows.map((row) => `${String(row['key'])} (${String(row['value'])})`).join(', ');
  return (
    `${collection}.${column} should be ${condition.replace(/^.* between/, 'between')}, but ${found} ${found === 1 ? 'record is' : 'records are'} not: ` +
    `${named}${found > rows.length ? ', …' : ''}. The shop leaves them out. Correct them in the studio; from the next start on the database refuses such figures.`
  );
};

/** Adds the constraint without blocking concurrent writes; violations were checked before. */
const addConstraint = async ({ readRows }: DatabaseConnection, constraint: RangeConstraint): Promise<void> => {
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

/** Creates missing or changed constraints and drops obsolete ones. */
export const applyRangeCheckConstraints = async (
  database: DatabaseConnection,
  schema: CollectionDefinition[],
): Promise<RangeCheckConstraintReport> => {
  const live = await readLive(database);
  const wanted = toConstraints(schema);
  const liveKeys = new Set(live.map(toKey));
  const wantedKeys = new Set(wanted.map(toKey));
  const outcome: RangeCheckConstraintReport = { changes: [], warnings: [] };
  for (const constraint of live) {
    if (wantedKeys.has(toKey(constraint))) continue;
    const { collection, name } = constraint;
    await database.readRows(`alter table ${quoteIdentifier(collection)} drop constraint ${quoteIdentifier(name)}`);
    if (!wanted.some((other) => other.name === name)) outcome.changes.push(`constraint ${name} dropped`);
  }
  for (const constraint of wanted) {
    if (liveKeys.has(toKey(constraint))) continue;
    const violations = await describeViolations(database, constraint);
    if (violations === undefined) {
      await addConstraint(database, constraint);
      outcome.changes.push(`${constraint.collection}.${constraint.column}: ${constraint.condition}`);
    } else outcome.warnings.push(violations);
  }
  return outcome;
};
