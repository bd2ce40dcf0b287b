// The content model is that of the live database.
import { inject, expect, it } from 'vitest';
import { systemCollectionExtensions } from '../access/ownership.ts';
import { planMigration } from '../apply/plan-migration.ts';
import { readLiveSchema, toTargetSchema } from '../apply/target-schema.ts';
import { withDatabase } from '../database/connection.ts';
import { toServedContentModel } from '../launch/applied-content-model.ts';
import { createRestClient } from '../rest/rest-client.ts';
import { contentModel } from '../schema/schema.ts';

const backend = inject('backend');

it('has no difference between content model and live Directus', async () => {
  const live = await readLiveSchema(createRestClient(backend.url, backend.adminToken));
  const plan = planMigration(live, toTargetSchema(toServedContentModel(contentModel), systemCollectionExtensions));
  expect(plan).toEqual({ collections: [], fields: [], relations: [], leftovers: [] });
});

it('has exactly the columns of the content model in the database, nullable as typed', async () => {
  const columns = await withDatabase(backend.databaseUrl, ({ readRows }) =>
    readRows(
      `select table_name || '.' || column_name as name, is_nullable = 'YES' as nullable
         from information_schema.columns where table_schema = current_schema() and table_name = any ($1)`,
      [contentModel.map(({ name }) => name)],
    ),
  );
  const wanted = contentModel.flatMap(({ name, fields }) =>
    fields.flatMap((field) => (field.column ? [[`${name}.${field.name}`, field.column.nullable] as const] : [])),
  );
  expect(Object.fromEntries(columns.map((row) => [row['name'], row['nullable']]))).toEqual(Object.fromEntries(wanted));
});
