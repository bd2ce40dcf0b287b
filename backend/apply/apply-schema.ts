// Migrates the running Directus to the content model: checks the existing content, changes the data model in one
// transaction, then applies translations, derived columns, indexes and ranges. Idempotent.
import { withDatabaseConnection } from '../database/with-database-connection.ts';
import type { DirectusRestClient } from '../rest/directus-rest-client.ts';
import type { CollectionDefinition } from '../schema/content-model-types.ts';
import { findSchemaChangesBreakingPreviousVersion } from './breaking-schema-changes.ts';
import { checkContentBeforeMigration } from './check-content-before-migration.ts';
import { applyDerivedColumnTriggers } from './derived-column-triggers.ts';
import { backfillDeliveryDaysFromTexts } from './backfill-delivery-days-from-texts.ts';
import { applyDatabaseIndexes, readMissingAndObsoleteIndexes } from './database-indexes.ts';
import { planSchemaMigration, type SchemaDiffEntry, type SchemaMigrationPlan } from './plan-schema-migration.ts';
import { applyRangeCheckConstraints } from './range-check-constraints.ts';
import { applyStudioTranslations } from './studio-translations.ts';
import {
  readLiveSchemaSnapshot,
  toTargetSchemaSnapshot,
  type FieldSnapshot,
  type SystemCollectionExtraFields,
} from './schema-snapshots.ts';

export interface SchemaApplyResult {
  /** One line per change; empty if the data model was up to date. */
  changes: string[];
  /** Collections and fields that exist but are not in the content model; they are never dropped. */
  leftovers: string[];
  /** One sentence per column with out-of-range values, which the staff must correct. */
  warnings: string[];
}

const toChanges = ({ collections, fields, relations }: SchemaMigrationPlan): string[] => {
  const newCollections = new Set(collections.flatMap(({ live, wanted }) => (live ? [] : wanted.collection)));
  const toLine = (name: string, differences: SchemaMigrationPlan['fields'][number]['differences']): string =>
    `${name}: ${differences.map((entry) => (entry.kind === 'N' ? 'created' : `${entry.path.join('.')} changed`)).join(', ')}`;
  return [
    ...collections.map(({ wanted, differences }) => toLine(wanted.collection, differences)),
    ...fields
      .filter(({ wanted }) => !newCollections.has(wanted.collection))
      .map(({ wanted, differences }) => toLine(`${wanted.collection}.${wanted.field}`, differences)),
    ...relations
      .filter(({ wanted }) => !newCollections.has(wanted.collection))
      .map(({ wanted, differences }) => toLine(`${wanted.collection}.${wanted.field} (relation)`, differences)),
  ];
};

/**
 * Directus compares the default of a column with what PostgreSQL reports, a text, and alters the column if they differ,
 * which a trigger that watches the column forbids. So a field of which only the description changes gets a text.
 */
const keepColumn = (live: FieldSnapshot | undefined, differences: SchemaDiffEntry[]): SchemaDiffEntry[] => {
  const lhs: unknown = live?.schema?.['default_value'];
  const isColumnKept = differences.every((difference) => difference.kind === 'E' && difference.path[0] === 'meta');
  if (!isColumnKept || (typeof lhs !== 'number' && typeof lhs !== 'boolean')) return [];
  return [{ kind: 'E', path: ['schema', 'default_value'], lhs, rhs: String(lhs) }];
};

/**
 * Sends the differences to Directus, which applies them in one transaction. `force` because the differences are not
 * computed from a snapshot taken at the same moment.
 */
const applyMigration = async (
  rest: DirectusRestClient,
  { collections, fields, relations }: SchemaMigrationPlan,
): Promise<void> => {
  const difference = {
    hash: 'content-model',
    diff: {
      collections: collections.map(({ wanted, differences }) => ({ collection: wanted.collection, diff: differences })),
      fields: fields.map(({ live, wanted, differences }) => ({
        collection: wanted.collection,
        field: wanted.field,
        diff: [...differences, ...keepColumn(live, differences)],
      })),
      systemFields: [],
      relations: relations.map(({ wanted, differences }) => ({
        collection: wanted.collection,
        field: wanted.field,
        related_collection: wanted.related_collection,
        diff: differences,
      })),
    },
  };
  // Sent as a file, because the size of a JSON body is limited.
  const form = new FormData();
  form.set('file', new Blob([JSON.stringify(difference)], { type: 'application/json' }), 'content-model.json');
  await rest.post('/schema/apply?force=true', form);
};

/** Whether delivery days are added to existing products; a new table has nothing to backfill. */
const addsDeliveryDays = ({ collections, fields }: SchemaMigrationPlan): boolean =>
  !collections.some(({ live, wanted }) => !live && wanted.collection === 'ecommerce_product') &&
  fields.some(({ live, wanted: { collection, field } }) => {
    return !live && collection === 'ecommerce_product_variant' && field === 'delivery_days_min';
  });

/** @throws one sentence per change that would break running instances of the previous version. */
const refuseBreakingChanges = (...args: Parameters<typeof findSchemaChangesBreakingPreviousVersion>): void => {
  const breaking = findSchemaChangesBreakingPreviousVersion(...args);
  if (breaking.length > 0)
    throw new Error(
      `Instances of the previous version would fail with the new content model:\n${breaking.map((line) => `- ${line}`).join('\n')}\n` +
        'Nothing was changed. First add new fields as optional, deploy that version to every instance, and remove old fields ' +
        'with a later version; or stop all instances and add --accept-downtime.',
    );
};

/**
 * `isServed`: other instances serve visitors during the migration.
 * @throws before any change, with one sentence per obstacle, if the content or those instances are incompatible.
 */
export const applySchema = (
  rest: DirectusRestClient,
  databaseUrl: string,
  schema: CollectionDefinition[],
  extensions: SystemCollectionExtraFields[] = [],
  isServed = false,
): Promise<SchemaApplyResult> =>
  withDatabaseConnection(databaseUrl, async (database) => {
    const migration = planSchemaMigration(
      await readLiveSchemaSnapshot(rest),
      toTargetSchemaSnapshot(schema, extensions),
    );
    const indexChanges = await readMissingAndObsoleteIndexes(database, schema);
    if (isServed) refuseBreakingChanges(migration, indexChanges.missing);
    await checkContentBeforeMigration(database, migration, indexChanges.missing);
    const changes = toChanges(migration);
    if (changes.length > 0) await applyMigration(rest, migration);
    const filled = addsDeliveryDays(migration) ? await backfillDeliveryDaysFromTexts(database) : [];
    const extended = extensions.map(({ collection, fields }) => ({ name: collection, fields }));
    const texts = await applyStudioTranslations(rest, [...schema, ...extended]);
    const derivations = await applyDerivedColumnTriggers(database, schema);
    const indexes = await applyDatabaseIndexes(database, indexChanges, isServed);
    const ranges = await applyRangeCheckConstraints(database, schema);
    return {
      changes: [
        ...changes,
        ...filled,
        ...texts.map((text) => `text ${text} written`),
        ...derivations,
        ...indexes,
        ...ranges.changes,
      ],
      leftovers: migration.leftovers,
      warnings: ranges.warnings,
    };
  });
