// A Directus hook: visitors and editors get the routes that they need (routes.ts) and no other; the manual order of
// items is changed within the editor's own project. Administrators get all of Directus. Loaded by Directus from the
// extensions folder; without it Directus does not start.
import type { Knex } from 'knex';
import { toOwnershipSteps } from '../../access/ownership.ts';
import { RefusedRequestError } from '../../access/refused-request.ts';
import type { CollectionDefinition } from '../../schema/definition.ts';
import { contentModel } from '../../schema/schema.ts';
import { isRouteOpen } from './routes.ts';

type Item = Record<string, unknown>;

interface Accountability {
  user: string | null;
  admin: boolean;
}

/** The part of Express's request that is used here; Directus has looked at its token and read its body by then. */
interface Request {
  method: string;
  path: string;
  body?: unknown;
  accountability?: Accountability | null;
  /** Directus's data model. */
  schema?: unknown;
}

interface Response {
  status: (code: number) => { end: () => void };
}

type Next = (error?: unknown) => void;
type Handler = (request: Request, response: Response, next: Next) => void;

interface Context {
  database: Knex;
  services: {
    ItemsService: new (
      collection: string,
      options: { schema: unknown; knex: Knex; accountability: Accountability },
    ) => { updateOne: (key: string | number, item: Item, options: { autoPurgeCache: boolean }) => Promise<unknown> };
    UtilsService: new (options: { schema: unknown; knex: Knex; accountability: Item }) => {
      clearCache: (options: { system: boolean }) => Promise<unknown>;
    };
  };
}

const guard: Handler = ({ method, path, accountability }, _response, next) => {
  if (accountability?.admin || isRouteOpen(accountability?.user ? 'editor' : 'visitor', method, path)) next();
  else next(new RefusedRequestError("You don't have permission to access this."));
};

const sortPath = /^\/utils\/sort\/([^/]+)\/?$/;

/** A mention would send a notification to a user of another project; editors see no other user whom they could mention. */
const refuseMentions = (payload: unknown): unknown => {
  if (/@[0-9a-f]{8}-/i.test(JSON.stringify(payload)))
    throw new RefusedRequestError('Comments mention nobody: colleagues read them at the item.');
  return payload;
};

const sort = async (
  { database, services }: Context,
  request: Request,
  collection: string,
  accountability: Accountability,
): Promise<void> => {
  const { item, to } = (request.body ?? {}) as Item;
  const user = await database('directus_users').where({ id: accountability.user }).first<Item>('project');
  const project = (user['project'] ?? null) as string | null;
  await database.transaction(async (transaction) => {
    await transaction.raw('select pg_advisory_xact_lock(hashtext(?))', [`sort ${collection}`]);
    const plan = await planSort(transaction, { schema: contentModel, collection, project, item, to });
    // By the service: it asks for the permission, and its activity tells the site's build.
    const service = new services.ItemsService(collection, {
      schema: request.schema,
      knex: transaction,
      accountability,
    });
    await service.updateOne(plan.item, { [plan.sortField]: plan.position }, { autoPurgeCache: false });
    await writeOthers(transaction, plan);
  });
  const utils = new services.UtilsService({ schema: request.schema, knex: database, accountability: { admin: true } });
  await utils.clearCache({ system: false });
};

const createSort =
  (context: Context): Handler =>
  (request, response, next) => {
    const collection = sortPath.exec(request.path)?.[1];
    const { accountability } = request;
    if (collection === undefined || request.method !== 'POST' || !accountability || accountability.admin) {
      next();
      return;
    }
    sort(context, request, collection, accountability).then(() => response.status(200).end(), next);
  };

interface Hooks {
  init: (event: string, handler: (meta: Item) => void) => void;
  filter: (
    event: string,
    handler: (payload: unknown, meta: unknown, context: { accountability: Accountability | null }) => unknown,
  ) => void;
}

const register = ({ init, filter }: Hooks, context: Context): void => {
  const handlers = [guard, createSort(context)];
  init('routes.before', ({ app }) => {
    for (const handler of handlers) (app as { use: (handler: Handler) => void }).use(handler);
  });
  for (const event of ['comments.create', 'comments.update'])
    filter(event, (payload, _meta, { accountability }) =>
      !accountability || accountability.admin ? payload : refuseMentions(payload),
    );
};

export default register;

type Key = string | number;

/**
 * Moves an item to another's place in the manual order, within one project. Directus's own `/utils/sort` looks only
 * at the permission for the collection, and renumbers the items of every project.
 */
interface SortRequest {
  schema: CollectionDefinition[];
  collection: string;
  project: string | null;
  item: unknown;
  to: unknown;
}

interface SortPlan {
  collection: string;
  keyField: string;
  sortField: string;
  item: Key;
  /** Where the item goes, counted from 1. */
  position: number;
  /** The other items of the project in their order, with their places. */
  others: { key: Key; position: number }[];
}

const refuse = (): never => {
  throw new RefusedRequestError("You don't have permission to sort these items.");
};

const readKeyField = (schema: CollectionDefinition[], collection: string): string =>
  schema.find(({ name }) => name === collection)?.fields.find(({ column }) => column?.primaryKey)?.name ?? 'id';

/** The keys of a project's items, in their manual order. */
const readKeys = async (
  database: Knex,
  { schema, collection, project }: SortRequest,
  sortField: string,
): Promise<Key[]> => {
  const steps = toOwnershipSteps(schema, collection);
  const query = database(`${collection} as s0`);
  steps.slice(1).forEach((step, index) => {
    const key = `s${index + 1}.${readKeyField(schema, step.collection)}`;
    void query.join(`${step.collection} as s${index + 1}`, `s${index}.${steps[index]?.field ?? ''}`, key);
  });
  const keyField = readKeyField(schema, collection);
  const rows: { key: Key }[] = await query
    .where(`s${steps.length - 1}.${steps.at(-1)?.field ?? ''}`, project)
    .orderBy([{ column: `s0.${sortField}`, nulls: 'last' }, { column: `s0.${keyField}` }])
    .select({ key: `s0.${keyField}` });
  return rows.map(({ key }) => key);
};

/**
 * The new places of a project's items.
 * @throws RefusedRequestError when one of the two items is not of the project, or the collection has no manual order.
 */
const planSort = async (database: Knex, request: SortRequest): Promise<SortPlan> => {
  const { schema, collection, project } = request;
  const definition = schema.find(({ name }) => name === collection);
  if (!definition?.sortField || definition.ownership === 'shared' || !project) return refuse();
  const keys = await readKeys(database, request, definition.sortField);
  const find = (key: unknown): number => keys.findIndex((own) => String(own) === String(key));
  const [from, position] = [find(request.item), find(request.to)];
  const item = keys[from];
  if (item === undefined || position < 0) return refuse();
  const ordered = keys.toSpliced(from, 1).toSpliced(position, 0, item);
  return {
    collection,
    keyField: readKeyField(schema, collection),
    sortField: definition.sortField,
    item,
    position: position + 1,
    others: ordered.flatMap((key, index) => (key === item ? [] : { key, position: index + 1 })),
  };
};

/** Writes the places of all but the moved item. */
const writeOthers = async (database: Knex, { collection, keyField, sortField, others }: SortPlan) => {
  await database.raw(
    `update ?? as item set ?? = wanted.position
       from unnest(?::text[], ?::int[]) as wanted (key, position)
      where item.??::text = wanted.key and item.?? is distinct from wanted.position`,
    [
      collection,
      sortField,
      others.map(({ key }) => String(key)),
      others.map(({ position }) => position),
      keyField,
      sortField,
    ],
  );
};
