// A Directus hook: visitors and editors get the routes that they need (routes.ts) and no other; the manual order of items is
// changed within the editor's own project (sort-own-items.ts). Administrators get all of Directus.
// Loaded by Directus from the extensions folder; without it Directus does not start.
import type { Knex } from 'knex';
import { RefusedRequestError } from '../../access/refused-request.ts';
import { schema } from '../../schema/schema.ts';
import { isOpen } from './routes.ts';
import { planSort, writeOthers } from './sort-own-items.ts';

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
  if (accountability?.admin || isOpen(accountability?.user ? 'editor' : 'visitor', method, path)) next();
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
    const plan = await planSort(transaction, { schema, collection, project, item, to });
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
