// A Directus hook: whatever an editor creates or changes may refer only to items of the editor's own project. Directus's
// permissions say whose items may be read, changed and deleted, but cannot look behind the foreign keys of a new item.
// Loaded by Directus from the extensions folder; without it Directus does not start.
import { toProjectSteps } from '../../access/ownership.ts';
import { schema } from '../../schema/schema.ts';

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
    super(`"${collection}.${field}" refers to an item of another project, or to none.`);
    this.name = 'DirectusError';
    this.extensions = { collection, field };
  }
}

const collections = new Map(schema.map((collection) => [collection.name, collection]));

const readKeyField = (collection: string): string =>
  collections.get(collection)?.fields.find(({ column }) => column?.primaryKey)?.name ?? 'id';

/** The project that an item belongs to, by following its ownership. */
const readProject = async (database: Query, collection: string, key: unknown): Promise<unknown> => {
  let current = key;
  for (const step of toProjectSteps(schema, collection)) {
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

const guard: Filter = async (payload, { collection }, { database, accountability }) => {
  const definition = collections.get(collection);
  if (!accountability?.user || accountability.admin || !definition || !payload) return payload;
  const user = await database('directus_users').where({ id: accountability.user }).first('project');
  for (const item of (Array.isArray(payload) ? payload : [payload]) as Item[]) {
    for (const { name, relation } of definition.fields) {
      const target = relation && collections.get(relation.to);
      if (!target || target.ownership === 'shared') continue;
      const key = toKey(item[name], readKeyField(target.name));
      if (key === undefined || key === null) continue;
      const project = await readProject(database, target.name, key);
      if (project === undefined || project !== user?.['project']) throw new OtherProjectError(collection, name);
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
