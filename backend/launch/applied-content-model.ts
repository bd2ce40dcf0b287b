// The content model that this installation serves, and a fingerprint of every model applied to a database, so that an
// instance can check without Directus whether it may start. An applied model stays usable, because migrations never
// drop anything.
import { createHash } from 'node:crypto';
import { toPublicPermissions, toSiteBuildPermissions, toStaffPermissions } from '../access/permission-rules.ts';
import { staffRoleNames } from '../access/role-permission-matrix.ts';
import { systemCollectionExtraFields } from '../access/project-and-publication-filters.ts';
import { withDatabaseConnection } from '../database/with-database-connection.ts';
import type { CollectionDefinition } from '../schema/content-model-types.ts';
import type { SiteBuildHostOptions } from './start-backend-options.ts';

/** Hash of the collections and of the access rules derived from them. */
const toFingerprint = (schema: CollectionDefinition[]): string => {
  const rules = [
    toPublicPermissions(schema),
    toSiteBuildPermissions(schema),
    ...staffRoleNames.map((role) => toStaffPermissions(schema, role)),
  ];
  return createHash('sha256')
    .update(JSON.stringify([schema, systemCollectionExtraFields, rules]))
    .digest('hex');
};

export const recordAppliedContentModel = (databaseUrl: string, schema: CollectionDefinition[]): Promise<void> =>
  withDatabaseConnection(databaseUrl, async ({ readRows }) => {
    await readRows(
      `create table if not exists storefront_content_model (
         mark text primary key, applied_at timestamptz not null default now())`,
    );
    await readRows('insert into storefront_content_model (mark) values ($1) on conflict do nothing', [
      toFingerprint(schema),
    ]);
  });

/** @throws an error with the command to run if this content model was never applied. */
export const checkContentModelApplied = (databaseUrl: string, schema: CollectionDefinition[]): Promise<void> =>
  withDatabaseConnection(databaseUrl, async ({ readRows }) => {
    const [table] = await readRows("select to_regclass('storefront_content_model') is not null as there");
    const rows =
      table?.['there'] === true
        ? await readRows('select 1 from storefront_content_model where mark = $1', [toFingerprint(schema)])
        : [];
    if (rows.length > 0) return;
    throw new Error(
      'The content model of this version was never applied to the database of DATABASE_URL. ' +
        'Run npm run backend -- --apply once, on one machine; instances of the previous version may keep running.',
    );
  });

/** Disables previews if no preview host is configured; a preview URL that the operator set in the studio is kept. */
export const disableUnconfiguredPreviews = (
  schema: CollectionDefinition[],
  publishing?: SiteBuildHostOptions,
): CollectionDefinition[] =>
  publishing?.previewUrl === undefined ? schema.map((collection) => ({ ...collection, hasPreview: false })) : schema;
