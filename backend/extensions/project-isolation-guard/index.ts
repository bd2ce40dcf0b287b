// Directus hook: items that an editor creates or changes may only reference items and files of the editor's project,
// and shared ones. Directus's permissions cannot check the foreign keys of a new item. Directus does not start without
// this extension.
import type { FilterHandler, HookConfig } from '@directus/types';
import type { Knex } from 'knex';
import { findProjectRelationPath } from '../../access/project-and-publication-filters.ts';
import { RefusedRequestError } from '../../access/refused-request-error.ts';
import { readStudioUserProjectId } from '../../access/studio-user-project-and-language.ts';
import type { FieldDefinition } from '../../schema/content-model-types.ts';
import { contentModelCollections } from '../../schema/content-model.ts';
import { findPrimaryKeyField } from '../../schema/find-primary-key-field.ts';
import { isUuid } from '../ecom/platform/database-helpers.ts';

type Item = Record<string, unknown>;

const createOtherProjectError = (collection: string, field: string): RefusedRequestError =>
  new RefusedRequestError(
    `"${collection}.${field}" refers to something of another project, or to nothing that exists.`,
    { extensions: { collection, field } },
  );

const collections = new Map(contentModelCollections.map((collection) => [collection.name, collection]));

const findKeyField = (collection: string) => findPrimaryKeyField(collections.get(collection));

/** The project of an item, by its ownership path. */
const readProject = async (database: Knex, collection: string, key: unknown): Promise<unknown> => {
  let current = key;
  for (const step of findProjectRelationPath(contentModelCollections, collection)) {
    const item = await database(step.collection)
      .where({ [findKeyField(step.collection).name]: current })
      .first<Item | undefined>(step.field);
    current = item?.[step.field];
    if (current === undefined || current === null) return undefined;
  }
  return current;
};

/** The key that a many-to-one value references; `undefined` for a new nested item, which passes this guard itself. */
const toKey = (value: unknown, keyField: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Item)[keyField] : value;

/** Without this check the database would fail at a key of another type. */
const isPossibleKey = (target: string, key: unknown): boolean =>
  findKeyField(target).type !== 'uuid' || (typeof key === 'string' && isUuid(key));

/** Whether a user of the project may reference the item or file. */
const isAllowed = async (database: Knex, target: string, key: unknown, project: unknown): Promise<boolean> => {
  if (!isPossibleKey(target, key)) return false;
  if (target === 'directus_files') {
    const file = await database(target).where({ id: key }).first<{ project: string | null } | undefined>('project');
    // A file without a project is shared.
    return file !== undefined && (file.project === null || file.project === project);
  }
  const owner = await readProject(database, target, key);
  return owner !== undefined && owner === project;
};

/** The referenced collection, if references to it are restricted. */
const toGuardedTarget = (relation: FieldDefinition['relation']): string | undefined => {
  if (relation?.to === 'directus_files') return relation.to;
  const target = relation && collections.get(relation.to);
  return target && target.ownership !== 'shared' ? target.name : undefined;
};

const guard: FilterHandler = async (payload, meta, { database, accountability }) => {
  const collection = meta['collection'] as string;
  const definition = collections.get(collection);
  if (!accountability?.user || accountability.admin || !definition || !payload) return payload;
  const project = await readStudioUserProjectId({ database, accountability });
  for (const item of (Array.isArray(payload) ? payload : [payload]) as Item[]) {
    for (const { name, relation } of definition.fields) {
      const target = toGuardedTarget(relation);
      if (target === undefined) continue;
      const key = toKey(item[name], findKeyField(target).name);
      if (key === undefined || key === null) continue;
      if (!(await isAllowed(database, target, key, project))) throw createOtherProjectError(collection, name);
    }
  }
  return payload;
};

const register: HookConfig = ({ filter }) => {
  filter('items.create', guard);
  filter('items.update', guard);
};

export default register;
