// A Directus hook: what an editor creates or changes in the content may refer only to items and files of the editor's
// own project, and to what all share. Directus's permissions say whose items may be read, changed and deleted, but
// cannot look behind the foreign keys of a new item.
// Loaded by Directus from the extensions folder; without it Directus does not start.
import { toOwnershipSteps } from '../../access/ownership.ts';
import type { FieldDefinition } from '../../schema/definition.ts';
import { contentModel } from '../../schema/schema.ts';

type Item = Record<string, unknown>;

/** The part of Directus's query builder (knex) that is used here. */
type Query = (table: string) => {
  where: (condition: Item) => { first: (...columns: string[]) => Promise<Item | undefined> };
};

interface Context {
  database: Query;
  accountability: { user: string | null; admin: boolean } | null;
}

type Filter = (payload: unknown, meta: { collection: string }, context: Context) => Promise<unknown>;

/** Directus answers a request with the status and code of such an error. */
class OtherProjectError extends Error {
  readonly status = 403;
  readonly code = 'FORBIDDEN';
  readonly extensions: Item;

  constructor(collection: string, field: string) {
    super(`"${collection}.${field}" refers to something of another project, or to nothing that exists.`);
    this.name = 'DirectusError';
    this.extensions = { collection, field };
  }
}

const collections = new Map(contentModel.map((collection) => [collection.name, collection]));

const readKeyField = (collection: string): string =>
  collections.get(collection)?.fields.find(({ column }) => column?.primaryKey)?.name ?? 'id';

/** The project that an item belongs to, by following its ownership. */
const readProject = async (database: Query, collection: string, key: unknown): Promise<unknown> => {
  let current = key;
  for (const step of toOwnershipSteps(contentModel, collection)) {
    const item = await database(step.collection)
      .where({ [readKeyField(step.collection)]: current })
      .first(step.field);
    current = item?.[step.field];
    if (current === undefined || current === null) return undefined;
  }
  return current;
};

/** The key that a many-to-one value refers to; `undefined` for a new item, which passes this guard by itself. */
const toKey = (value: unknown, keyField: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Item)[keyField] : value;

/** Whether a user of the project may refer to the item or file. */
const isAllowed = async (database: Query, target: string, key: unknown, project: unknown): Promise<boolean> => {
  if (target === 'directus_files') {
    const file = await database(target).where({ id: key }).first('project');
    // A file without a project is everybody's.
    return file !== undefined && (file['project'] === null || file['project'] === project);
  }
  const owner = await readProject(database, target, key);
  return owner !== undefined && owner === project;
};

/** The collection that a field refers to, where not all may refer to all of it. */
const toGuardedTarget = (relation: FieldDefinition['relation']): string | undefined => {
  if (relation?.to === 'directus_files') return relation.to;
  const target = relation && collections.get(relation.to);
  return target && target.ownership !== 'shared' ? target.name : undefined;
};

const guard: Filter = async (payload, { collection }, { database, accountability }) => {
  const definition = collections.get(collection);
  if (!accountability?.user || accountability.admin || !definition || !payload) return payload;
  const user = await database('directus_users').where({ id: accountability.user }).first('project');
  for (const item of (Array.isArray(payload) ? payload : [payload]) as Item[]) {
    for (const { name, relation } of definition.fields) {
      const target = toGuardedTarget(relation);
      if (target === undefined) continue;
      const key = toKey(item[name], readKeyField(target));
      if (key === undefined || key === null) continue;
      if (!(await isAllowed(database, target, key, user?.['project']))) throw new OtherProjectError(collection, name);
    }
  }
  return payload;
};

interface Register {
  filter: (event: string, handler: Filter) => void;
}

const register = ({ filter }: Register): void => {
  filter('items.create', guard);
  filter('items.update', guard);
};

export default register;
