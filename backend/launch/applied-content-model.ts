// The content model as this installation serves it, and which models a database has been brought to: a mark per
// model, so that an instance knows without asking Directus whether it may start. A model that was brought in once
// stays usable, because nothing is ever dropped. Called by the launcher.
import { createHash } from 'node:crypto';
import { toSiteBuildPermissions, toEditorPermissions, toPublicPermissions } from '../access/rules.ts';
import { systemCollectionExtensions } from '../access/ownership.ts';
import { withDatabase } from '../database/connection.ts';
import type { CollectionDefinition } from '../schema/definition.ts';
import type { PublishingOptions } from './options.ts';

/** Of the collections and of the access rules that follow from them. */
const toMark = (schema: CollectionDefinition[]): string => {
  const rules = [toPublicPermissions, toSiteBuildPermissions, toEditorPermissions].map((plan) => plan(schema));
  return createHash('sha256')
    .update(JSON.stringify([schema, systemCollectionExtensions, rules]))
    .digest('hex');
};

export const recordAppliedContentModel = (databaseUrl: string, schema: CollectionDefinition[]): Promise<void> =>
  withDatabase(databaseUrl, async ({ readRows }) => {
    await readRows(
      `create table if not exists storefront_content_model (
         mark text primary key, applied_at timestamptz not null default now())`,
    );
    await readRows('insert into storefront_content_model (mark) values ($1) on conflict do nothing', [toMark(schema)]);
  });

/** @throws a sentence with the command to run where this content model was never brought in. */
export const checkContentModelApplied = (databaseUrl: string, schema: CollectionDefinition[]): Promise<void> =>
  withDatabase(databaseUrl, async ({ readRows }) => {
    const [table] = await readRows("select to_regclass('storefront_content_model') is not null as there");
    const rows =
      table?.['there'] === true
        ? await readRows('select 1 from storefront_content_model where mark = $1', [toMark(schema)])
        : [];
    if (rows.length > 0) return;
    throw new Error(
      'The database of DATABASE_URL was never brought to the content model of this version. ' +
        'Run npm run backend -- --apply once, on one machine; instances of the version before may go on meanwhile.',
    );
  });

/** Without a preview host the studio offers none; an operator's own preview address in the studio is left alone then. */
export const toServedContentModel = (
  schema: CollectionDefinition[],
  publishing?: PublishingOptions,
): CollectionDefinition[] =>
  publishing?.previewUrl === undefined ? schema.map((collection) => ({ ...collection, hasPreview: false })) : schema;
