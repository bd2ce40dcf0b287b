// Applies the functions and triggers that maintain derived columns. Directus does not manage them: if one is missing or
// changed, all are recreated and existing rows are filled.
import { createHash } from 'node:crypto';
import {
  directusFilesCollectionName,
  toSiteContentCollectionNames,
} from '../access/project-and-publication-filters.ts';
import { setupServiceUserId } from '../access/fixed-account-and-policy-ids.ts';
import { quoteIdentifier, type DatabaseConnection } from '../database/with-database-connection.ts';
import type { CollectionDefinition, DerivedColumnTriggers } from '../schema/content-model-types.ts';
import { searchIndexLockSql } from '../schema/shop/product-search-index.ts';
import { toFilePublishedColumnTriggers } from './file-published-column-triggers.ts';
import { toDirectusHistoryProjectTriggers } from './directus-history-project-triggers.ts';

/** Prefix of our functions and triggers; the underscore is escaped for `like`. */
const prefixPattern = 'sf\\_%';

interface LiveTrigger {
  name: string;
  on: string;
  /** Hash of the definition, stored as the trigger's comment. */
  fingerprint: string;
}

const toFingerprint = (derivation: DerivedColumnTriggers): string =>
  createHash('sha256').update(JSON.stringify(derivation)).digest('hex').slice(0, 16);

const readLiveTriggers = async ({ readRows }: DatabaseConnection): Promise<LiveTrigger[]> => {
  const rows = await readRows(
    `select trigger.tgname as name, relation.relname as on, coalesce(obj_description(trigger.oid, 'pg_trigger'), '') as fingerprint
       from pg_trigger trigger join pg_class relation on relation.oid = trigger.tgrelid
      where relation.relnamespace = current_schema()::regnamespace and not trigger.tgisinternal and trigger.tgname like $1`,
    [prefixPattern],
  );
  return rows.map((row) => ({
    name: String(row['name']),
    on: String(row['on']),
    fingerprint: String(row['fingerprint']),
  }));
};

const dropAll = async ({ readRows }: DatabaseConnection, triggers: LiveTrigger[]): Promise<void> => {
  for (const { name, on } of triggers)
    await readRows(`drop trigger ${quoteIdentifier(name)} on ${quoteIdentifier(on)}`);
  const functions = await readRows(
    `select oid::regprocedure::text as signature from pg_proc
      where pronamespace = current_schema()::regnamespace and proname like $1`,
    [prefixPattern],
  );
  for (const { signature } of functions) await readRows(`drop function ${String(signature)} cascade`);
};

const toKey = ({ on, name, fingerprint }: LiveTrigger): string => `${on} ${name} ${fingerprint}`;

/** Recreates missing or changed triggers in one transaction; returns one sentence per collection. */
export const applyDerivedColumnTriggers = async (
  database: DatabaseConnection,
  schema: CollectionDefinition[],
): Promise<string[]> => {
  const named = [
    ...schema.map(({ name, derivation }) => ({ collection: name, derivation })),
    { collection: 'publication_change', derivation: toContentChangeTriggers(schema) },
    { collection: 'directus_files', derivation: toFilePublishedColumnTriggers(schema) },
    { collection: 'directus_revisions', derivation: toDirectusHistoryProjectTriggers(schema) },
  ];
  const wanted = named.flatMap(({ collection, derivation }) =>
    derivation ? [{ collection, derivation, fingerprint: toFingerprint(derivation) }] : [],
  );
  const live = await readLiveTriggers(database);
  const wantedKeys = wanted.flatMap(({ derivation, fingerprint }) =>
    derivation.triggers.map(({ on, name }) => toKey({ on, name, fingerprint })),
  );
  const liveKeys = new Set(live.map(toKey));
  if (wantedKeys.length === live.length && wantedKeys.every((key) => liveKeys.has(key))) return [];
  const { readRows } = database;
  await readRows('begin');
  try {
    // A job that writes the index reads products, whose table is locked below: each would wait for the other.
    await readRows(searchIndexLockSql);
    await dropAll(database, live);
    for (const { derivation, fingerprint } of wanted) {
      for (const sql of derivation.functions) await readRows(sql);
      for (const { name, on, sql } of derivation.triggers) {
        await readRows(sql);
        await readRows(`comment on trigger ${quoteIdentifier(name)} on ${quoteIdentifier(on)} is '${fingerprint}'`);
      }
      for (const sql of derivation.fill) await readRows(sql);
    }
    await readRows('commit');
  } catch (error) {
    await readRows('rollback');
    throw error;
  }
  return wanted.map(({ collection }) => `${collection}: derived columns written by the database`);
};

const noteChange = `
  create function sf_note_content_change() returns trigger language plpgsql set search_path from current as $$
  begin
    insert into publication_change (collection, item, action, editor, activity, date_created)
    values (new.collection, new.item, new.action, new."user", new.id, now());
    return null;
  end $$`;

const quoted = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ');

/**
 * Excludes the setup account, which seeds content before a build, and stock changes by the order service, which have no
 * user.
 */
const isContentChange = (contentCollections: readonly string[]): string => `
  new."user" is not null and new."user" <> '${setupServiceUserId}' and (
    new.action in ('create', 'update', 'delete') and new.collection in (${quoted(contentCollections)})
    or new.action in ('update', 'delete') and new.collection = '${directusFilesCollectionName}')`;

/** `undefined` if the content model has no publications. */
const toContentChangeTriggers = (schema: CollectionDefinition[]): DerivedColumnTriggers | undefined =>
  schema.some(({ name }) => name === 'publication_change')
    ? {
        functions: [noteChange],
        triggers: [
          {
            name: 'sf_content_change',
            on: 'directus_activity',
            sql: `create trigger sf_content_change after insert on directus_activity
              for each row when (${isContentChange(toSiteContentCollectionNames(schema))}) execute function sf_note_content_change()`,
          },
        ],
        fill: [],
      }
    : undefined;
