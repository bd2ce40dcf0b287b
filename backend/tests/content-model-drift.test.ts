// The content model matches the live database.
import { inject, expect, it } from 'vitest';
import { systemCollectionExtensions } from '../access/collection-ownership.ts';
import { planMigration } from '../apply/plan-migration.ts';
import { readLiveSchema, toTargetSchemaSnapshot } from '../apply/target-schema.ts';
import { withDatabase } from '../database/with-database.ts';
import { toServedContentModel } from '../launch/applied-content-model.ts';
import { createRestClient } from '../rest/rest-client.ts';
import { contentModelCollections } from '../schema/schema.ts';

const backend = inject('backend');

it('finds no difference between content model and live Directus', async () => {
  const live = await readLiveSchema(createRestClient(backend.url, backend.adminToken));
  const plan = planMigration(
    live,
    toTargetSchemaSnapshot(toServedContentModel(contentModelCollections), systemCollectionExtensions),
  );
  expect(plan).toEqual({ collections: [], fields: [], relations: [], leftovers: [] });
});

it('has exactly the columns of the content model in the database, with the same nullability', async () => {
  const columns = await withDatabase(backend.databaseUrl, ({ readRows }) =>
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
