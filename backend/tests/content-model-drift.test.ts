// The content model matches the live database.
import { inject, expect, it } from 'vitest';
import { systemCollectionExtraFields } from '../access/project-and-publication-filters.ts';
import { planSchemaMigration } from '../apply/plan-schema-migration.ts';
import { readLiveSchemaSnapshot, toTargetSchemaSnapshot } from '../apply/schema-snapshots.ts';
import { withDatabaseConnection } from '../database/with-database-connection.ts';
import { disableUnconfiguredPreviews } from '../launch/applied-content-model.ts';
import { createDirectusRestClient } from '../rest/directus-rest-client.ts';
import { contentModelCollections } from '../schema/content-model.ts';

const backend = inject('backend');

it('finds no difference between content model and live Directus', async () => {
  const live = await readLiveSchemaSnapshot(createDirectusRestClient(backend.url, backend.adminToken));
  const plan = planSchemaMigration(
    live,
    toTargetSchemaSnapshot(disableUnconfiguredPreviews(contentModelCollections), systemCollectionExtraFields),
  );
  expect(plan).toEqual({ collections: [], fields: [], relations: [], leftovers: [] });
});

it('has exactly the columns of the content model in the database, with the same nullability', async () => {
  const columns = await withDatabaseConnection(backend.databaseUrl, ({ readRows }) =>
    readRows(
      `select table_name || '.' || column_name as name, is_nullable = 'YES' as nullable
         from information_schema.columns where table_schema = current_schema() and table_name = any ($1)`,
      [contentModelCollections.map(({ name }) => name)],
    ),
  );
  const wanted = contentModelCollections.flatMap(({ name, fields }) =>
    fields.flatMap((field) => (field.column ? [[`${name}.${field.name}`, field.column.nullable] as const] : [])),
  );
  expect(Object.fromEntries(columns.map((row) => [row['name'], row['nullable']]))).toEqual(Object.fromEntries(wanted));
});
