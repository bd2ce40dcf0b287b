// Checks before a migration whether the existing content is compatible. Reports each obstacle with collection, field
// and remedy, before anything is changed.
import { quoteIdentifier, type DatabaseConnection } from '../database/with-database-connection.ts';
import type { DatabaseIndex } from './database-indexes.ts';
import type { FieldSnapshot } from './schema-snapshots.ts';
import type { SchemaMigrationPlan } from './plan-schema-migration.ts';

/** Type changes that keep every value. */
const widenings: Record<string, string[]> = {
  boolean: ['string', 'text'],
  date: ['timestamp', 'string', 'text'],
  dateTime: ['string', 'text'],
  decimal: ['string', 'text'],
  float: ['string', 'text'],
  integer: ['decimal', 'float', 'string', 'text'],
  json: ['text'],
  string: ['text'],
  // The length limit is checked against the values below.
  text: ['string'],
  time: ['string', 'text'],
  timestamp: ['string', 'text'],
  uuid: ['string', 'text'],
};

type Check = (database: DatabaseConnection) => Promise<string | undefined>;

const countWhere = async (database: DatabaseConnection, collection: string, condition: string): Promise<number> => {
  const [row] = await database.readRows(
    `select count(*)::int as found from ${quoteIdentifier(collection)} where ${condition}`,
  );
  return Number(row?.['found'] ?? 0);
};

const toItems = (count: number, verb = ''): string =>
  count === 1 ? `1 item${verb && ` ${verb}s`}` : `${count} items${verb && ` ${verb}`}`;

const checkNew = (wanted: FieldSnapshot, name: string): Check[] => {
  if (!wanted.schema || wanted.schema['is_nullable'] === true || wanted.schema['default_value'] !== null) return [];
  return [
    async (database) => {
      const count = await countWhere(database, wanted.collection, 'true');
      if (count === 0) return undefined;
      return `${name} is new, required and has no default, but ${toItems(count, 'exist')} without it. Give it a default value, or add it as optional, fill it in and require it then.`;
    },
  ];
};

const checkType = (live: FieldSnapshot, wanted: FieldSnapshot, name: string): Check[] => {
  if (live.type === wanted.type) return [];
  const change = `${name} cannot change from ${live.type} to ${wanted.type}`;
  const remedy = 'Add a field of another name, move the content over, then drop this one in the studio.';
  if (live.type === 'alias' || wanted.type === 'alias' || wanted.schema?.['is_primary_key'] === true) {
    return [() => Promise.resolve(`${change}. ${remedy}`)];
  }
  if (widenings[live.type]?.includes(wanted.type)) return [];
  return [
    async (database) => {
      const count = await countWhere(database, wanted.collection, `${quoteIdentifier(wanted.field)} is not null`);
      return count === 0 ? undefined : `${change}: ${toItems(count, 'hold')} a value. ${remedy}`;
    },
  ];
};

const checkColumn = (live: FieldSnapshot, wanted: FieldSnapshot, name: string): Check[] => {
  const column = quoteIdentifier(wanted.field);
  const checks: Check[] = [];
  if (live.schema?.['is_nullable'] === true && wanted.schema?.['is_nullable'] === false) {
    checks.push(async (database) => {
      const count = await countWhere(database, wanted.collection, `${column} is null`);
      return count === 0
        ? undefined
        : `${name} cannot be required: it is empty in ${toItems(count)}. Fill it in first.`;
    });
  }
  const limit = wanted.schema?.['max_length'];
  const liveLimit = live.type === 'string' ? live.schema?.['max_length'] : undefined;
  if (typeof limit === 'number' && (typeof liveLimit !== 'number' || liveLimit > limit)) {
    checks.push(async (database) => {
      const count = await countWhere(database, wanted.collection, `length(${column}::text) > ${limit}`);
      return count === 0
        ? undefined
        : `${name} cannot be limited to ${limit} characters: ${toItems(count, 'hold')} more. Shorten them first.`;
    });
  }
  if (live.schema?.['is_unique'] === false && wanted.schema?.['is_unique'] === true) {
    checks.push((database) => checkDuplicates(database, wanted.collection, [wanted.field]));
  }
  return checks;
};

/** Describes values that violate a new unique constraint; `undefined` without any. */
const checkDuplicates = async (
  database: DatabaseConnection,
  collection: string,
  fields: string[],
): Promise<string | undefined> => {
  const columns = fields.map(quoteIdentifier);
  const [duplicate] = await database.readRows(
    `select ${columns.join(', ')}, count(*)::int as found from ${quoteIdentifier(collection)}
      where ${columns.map((column) => `${column} is not null`).join(' and ')}
      group by ${columns.join(', ')} having count(*) > 1 limit 1`,
  );
  if (!duplicate) return undefined;
  const value = fields.map((field) => `${field} ${JSON.stringify(duplicate[field])}`).join(', ');
  return `${collection}.${fields.join('+')} cannot be unique: ${String(duplicate['found'])} items share ${value}. Change all but one first.`;
};

/** Checks new unique indexes on existing columns. */
const toIndexChecks = (migration: SchemaMigrationPlan, missing: DatabaseIndex[]): Check[] => {
  const created = new Set(
    [...migration.collections, ...migration.fields].flatMap(({ live, wanted }) =>
      live ? [] : 'field' in wanted ? `${wanted.collection}.${wanted.field}` : wanted.collection,
    ),
  );
  return missing
    .filter(
      ({ isUnique, collection, columns }) =>
        isUnique &&
        ![collection, ...columns.map((column) => `${collection}.${column}`)].some((name) => created.has(name)),
    )
    .map(
      ({ collection, columns }) =>
        (database: DatabaseConnection) =>
          checkDuplicates(database, collection, columns),
    );
};

/** @throws one error with a sentence per obstacle. */
export const checkContentBeforeMigration = async (
  database: DatabaseConnection,
  migration: SchemaMigrationPlan,
  missing: DatabaseIndex[],
): Promise<void> => {
  const newCollections = new Set(migration.collections.flatMap(({ live, wanted }) => (live ? [] : wanted.collection)));
  const checks = migration.fields
    .filter(({ wanted }) => !newCollections.has(wanted.collection))
    .flatMap(({ live, wanted }): Check[] => {
      const name = `${wanted.collection}.${wanted.field}`;
      if (!live) return checkNew(wanted, name);
      return [...checkType(live, wanted, name), ...checkColumn(live, wanted, name)];
    });
  const obstacles = migration.relations.flatMap(({ live, wanted }): string[] =>
    live && live.related_collection !== wanted.related_collection
      ? [
          `${wanted.collection}.${wanted.field} cannot point to ${wanted.related_collection ?? 'nothing'} instead of ${live.related_collection ?? 'nothing'}. Add a field of another name and move the content over.`,
        ]
      : [],
  );
  for (const check of [...checks, ...toIndexChecks(migration, missing)]) {
    const obstacle = await check(database);
    if (obstacle !== undefined) obstacles.push(obstacle);
  }
  if (obstacles.length > 0) throw new Error(`The content model cannot be applied:\n${obstacles.join('\n')}`);
};
