// The content model is that of the live database.
import { inject, expect, it } from 'vitest';
import { projectExtensions } from '../access/ownership.ts';
import { planMigration } from '../apply/plan-migration.ts';
import { readLiveSchema, toWantedSchema } from '../apply/wanted-schema.ts';
import { withDatabase } from '../database/connection.ts';
import { toServedModel } from '../launch/content-model-mark.ts';
import { createRestClient } from '../rest/rest-client.ts';
import { schema } from '../schema/schema.ts';

const backend = inject('backend');

it('has no difference between content model and live Directus', async () => {
  const live = await readLiveSchema(createRestClient(backend.url, backend.adminToken));
  const plan = planMigration(live, toWantedSchema(toServedModel(schema), projectExtensions));
  expect(plan).toEqual({ collections: [], fields: [], relations: [], leftovers: [] });
});

it('has exactly the columns of the content model in the database, nullable as typed', async () => {
  const columns = await withDatabase(backend.databaseUrl, ({ readRows }) =>
    readRows(
      `select table_name || '.' || column_name as name, is_nullable = 'YES' as nullable
         from information_schema.columns where table_schema = current_schema() and table_name = any ($1)`,
      [schema.map(({ name }) => name)],
    ),
  );
  const wanted = schema.flatMap(({ name, fields }) =>
    fields.flatMap((field) => (field.column ? [[`${name}.${field.name}`, field.column.nullable] as const] : [])),
  );
  expect(Object.fromEntries(columns.map((row) => [row['name'], row['nullable']]))).toEqual(Object.fromEntries(wanted));
});
