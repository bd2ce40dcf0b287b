// Triggers that maintain `is_published` of the file library: whether published content uses a file. Visitors may read
// only those files. Triggers, because content is written, published and deleted in many ways; generated from the
// content model, so new image fields are covered. docs/decisions/045.
import { findProjectRelationPath } from '../access/project-and-publication-filters.ts';
import type { CollectionDefinition, DerivedColumnTriggers } from '../schema/content-model-types.ts';
import { findPrimaryKeyField } from '../schema/find-primary-key-field.ts';
import { type RelationPathJoinLevel, toRelationPathJoin } from './relation-path-sql.ts';

const files = 'directus_files';
/** Resolves the tables of this schema, and forces index scans. */
const path = 'set search_path from current set enable_seqscan = off';

/** A collection with image columns, and its parents that may be drafts: `s0` is the collection, `s1` its parent … */
interface FileUsage {
  collection: string;
  key: string;
  /** Columns that reference a file. */
  columns: string[];
  levels: Level[];
}

/** The last one has no `parent`. */
interface Level extends RelationPathJoinLevel {
  archiveField?: string;
}

const toLevels = (schema: CollectionDefinition[], collection: string): Level[] => {
  const steps = findProjectRelationPath(schema, collection).map((step) => {
    const definition = schema.find(({ name }) => name === step.collection);
    if (!definition) throw new Error(`The collection ${step.collection} is not in the content model.`);
    const { archiveField } = definition;
    return { collection: step.collection, key: findPrimaryKeyField(definition).name, parent: step.field, archiveField };
  });
  const last = steps.findLastIndex(({ archiveField }) => archiveField !== undefined);
  return steps.slice(0, Math.max(last, 0) + 1).map(({ parent, archiveField, ...level }, index) => ({
    ...level,
    ...(index < last && { parent }),
    ...(archiveField !== undefined && { archiveField }),
  }));
};

const toUses = (schema: CollectionDefinition[]): FileUsage[] =>
  schema.flatMap((definition) => {
    const { name, fields } = definition;
    const columns = fields.filter(({ relation }) => relation?.to === files).map((field) => field.name);
    if (columns.length === 0 || !definition.readable) return [];
    return [{ collection: name, key: findPrimaryKeyField(definition).name, columns, levels: toLevels(schema, name) }];
  });

const toPublished = (levels: Level[]): string =>
  levels
    .flatMap(({ archiveField }, level) => (archiveField ? [` and s${level}.${archiveField} = 'published'`] : []))
    .join('');

const isPublished = (uses: FileUsage[]): string => `
  create function sf_file_is_published(file uuid) returns boolean language sql stable as $$
    select ${uses
      .flatMap(({ columns, levels }) =>
        columns.map(
          (column) =>
            `exists (select 1 from ${toRelationPathJoin(levels)} where s0.${column} = file${toPublished(levels)})`,
        ),
      )
      .join('\n        or ')}
  $$`;

/** Locks the files first, so that concurrent changes of their usage see each other. */
const refresh = `
  create function sf_refresh_files(ids uuid[]) returns void language plpgsql ${path} as $$
  begin
    perform 1 from ${files} where id = any (ids) order by id for no key update;
    update ${files} file set is_published = wanted.is_published
      from (select id, sf_file_is_published(id) as is_published from ${files} where id = any (ids)) as wanted
     where file.id = wanted.id and file.is_published is distinct from wanted.is_published;
  end $$`;

/** Nobody can set the column directly, neither an upload nor an editor. */
const fileChange = `
  create function sf_on_file() returns trigger language plpgsql ${path} as $$
  begin
    new.is_published := sf_file_is_published(new.id);
    return new;
  end $$`;

const events = ['insert', 'update', 'delete'] as const;
type Event = (typeof events)[number];

const toChangedFiles = ({ key, columns, levels }: FileUsage, event: Event): string => {
  const [own] = levels;
  const watched = [...columns, ...(own?.parent ? [own.parent] : []), ...(own?.archiveField ? [own.archiveField] : [])];
  const list = (of: string): string => watched.map((column) => `${of}.${column}`).join(', ');
  const holding = (of: string): string => columns.map((column) => `${of}.${column}`).join(', ');
  if (event !== 'update')
    return `select unnest(array[${holding('r')}]) as file from ${event === 'insert' ? 'new' : 'old'}_rows r`;
  return `select unnest(array[${holding('o')}, ${holding('n')}]) as file
            from old_rows o join new_rows n on n.${key} = o.${key} where (${list('o')}) is distinct from (${list('n')})`;
};

/**
 * Locks parents that may be drafts before reading their state: a concurrent publication would not see this change
 * otherwise.
 */
const toParentLock = ({ levels }: FileUsage, event: Event): string => {
  const parent = levels[0]?.parent;
  if (parent === undefined || event === 'delete') return '';
  return `if ids is not null then
        perform 1 from ${toRelationPathJoin(levels, 1)} where s1.${levels[1]?.key ?? 'id'} in (select ${parent} from new_rows) order by s1.${levels[1]?.key ?? 'id'} for share;
      end if;`;
};

const toUseName = ({ collection }: FileUsage, event: Event): string => `sf_file_use_${collection}_${event}`;

const useChange = (use: FileUsage, event: Event): string => `
    create function ${toUseName(use, event)}() returns trigger language plpgsql ${path} as $$
    declare ids uuid[] := (select array_agg(distinct file) from (${toChangedFiles(use, event)}) as changed where file is not null);
    begin
      ${toParentLock(use, event)}
      if ids is not null then perform sf_refresh_files(ids); end if;
      return null;
    end $$`;

const useTrigger = (use: FileUsage, event: Event): DerivedColumnTriggers['triggers'][number] => {
  const tables = { insert: 'new table as new_rows', delete: 'old table as old_rows' };
  const rows = event === 'update' ? `${tables.delete} ${tables.insert}` : tables[event];
  const name = toUseName(use, event);
  return {
    name,
    on: use.collection,
    sql: `create trigger ${name} after ${event} on ${use.collection} referencing ${rows} for each statement execute function ${name}()`,
  };
};

/** A parent is published, unpublished or moved. Deletions cascade to the children, which have their own triggers. */
const toParentChanges = (use: FileUsage): { sql: string; trigger: DerivedColumnTriggers['triggers'][number] }[] =>
  use.levels.slice(1).map(({ collection, key, parent, archiveField }, index) => {
    const level = index + 1;
    const name = `sf_file_use_${use.collection}_s${level}`;
    const watched = [parent, archiveField].filter((column) => column !== undefined);
    const list = (of: string): string => watched.map((column) => `${of}.${column}`).join(', ');
    const found = use.columns.map(
      (column) =>
        `select s0.${column} as file from ${toRelationPathJoin(use.levels.slice(0, level + 1))} where s${level}.${key} = new.${key}`,
    );
    return {
      sql: `
        create function ${name}() returns trigger language plpgsql ${path} as $$
        declare ids uuid[] := (select array_agg(distinct file) from (${found.join(' union all ')}) as found where file is not null);
        begin
          if ids is not null then perform sf_refresh_files(ids); end if;
          return null;
        end $$`,
      trigger: {
        name,
        on: collection,
        sql: `create trigger ${name} after update of ${watched.join(', ')} on ${collection}
                for each row when ((${list('old')}) is distinct from (${list('new')})) execute function ${name}()`,
      },
    };
  });

/** `undefined` for a content model without images. */
export const toFilePublishedColumnTriggers = (schema: CollectionDefinition[]): DerivedColumnTriggers | undefined => {
  const uses = toUses(schema);
  if (uses.length === 0) return undefined;
  const parentChanges = uses.flatMap(toParentChanges);
  return {
    functions: [
      isPublished(uses),
      refresh,
      fileChange,
      ...uses.flatMap((use) => events.map((event) => useChange(use, event))),
      ...parentChanges.map(({ sql }) => sql),
    ],
    triggers: [
      {
        name: 'sf_on_file',
        on: files,
        sql: `create trigger sf_on_file before insert or update on ${files} for each row execute function sf_on_file()`,
      },
      ...uses.flatMap((use) => events.map((event) => useTrigger(use, event))),
      ...parentChanges.map(({ trigger }) => trigger),
    ],
    fill: [
      `update ${files} set is_published = sf_file_is_published(id) where is_published is distinct from sf_file_is_published(id)`,
      `alter table ${files} alter column is_published set default false, alter column is_published set not null`,
    ],
  };
};
