// A Directus hook: nobody learns from the answer to a question what stands in items that are not for him (permission-probe.ts
// says how), and visitors ask no more at once than a page does (limit-reads.ts). Administrators may ask everything.
// Loaded by Directus from the extensions folder; without it Directus does not start.
import { RefusedRequestError } from '../../access/refused-request.ts';
import { contentModel } from '../../schema/schema.ts';
import { createFairQueue } from '../login-guard/fair-queue.ts';
import { isPermissionProbe, type PermissionProbeQuery } from './permission-probe.ts';
import { type DirectusReadQuery, limitQuery } from './limit-reads.ts';

type Item = Record<string, unknown>;

interface Accountability {
  user: string | null;
  admin: boolean;
}

/** The part of Express's request that is used here; Directus has looked at its token and read its body by then. */
interface Request {
  method: string;
  path: string;
  url: string;
  ip?: string | undefined;
  body?: unknown;
  accountability?: Accountability | null;
  /** What Directus has read of the address. */
  sanitizedQuery?: DirectusReadQuery;
}

interface Response {
  destroyed: boolean;
  once: (event: 'close', listener: () => void) => unknown;
}

type Handler = (request: Request, response: Response, next: (error?: unknown) => void) => void;

const refusedQuestion = (): RefusedRequestError =>
  new RefusedRequestError("You don't have permission to ask for this.");

const draftable = new Set(contentModel.filter(({ archiveField }) => archiveField).map(({ name }) => name));

/** Lists of what may be a draft: a visitor reads the published ones only. Editors read all of their project. */
const draftLists: ReadonlySet<string> = new Set(
  contentModel.flatMap(({ fields }) =>
    fields.filter(({ listOf }) => draftable.has(listOf ?? '')).map(({ name }) => name),
  ),
);

const noLists: ReadonlySet<string> = new Set();

/** The questions of the backend itself come without an asker. */
const judgeRead = (
  query: PermissionProbeQuery,
  _meta: unknown,
  { accountability }: { accountability: Accountability | null },
) => {
  if (!accountability || accountability.admin) return query;
  if (isPermissionProbe(query, accountability.user ? noLists : draftLists)) throw refusedQuestion();
  return query;
};

const isByQuestion = ({ method, body }: Request): boolean =>
  (method === 'PATCH' || method === 'DELETE') &&
  typeof body === 'object' &&
  body !== null &&
  Object.hasOwn(body, 'query');

/**
 * "Change, delete what this question finds": Directus looks for it with all rights before it refuses the change, and where
 * nothing is found it refuses nothing. Neither the studio nor the site writes so.
 */
const guardWrites: Handler = (request, _response, next) => {
  next(isByQuestion(request) && !request.accountability?.admin ? refusedQuestion() : undefined);
};

const collections = new Map(contentModel.map((collection) => [collection.name, collection]));

const readPath = /^\/(?:items\/([^/]+)|files)(?:\/([^/]+))?\/?$/;

/** Of an address, in letters: what proxies take, too. */
const maxAddressLength = 16_000;

/** A page of a list costs 160. What costs more is read one at a time. */
const freeCost = 250;

/** How long after such a read nobody begins another, in durations of the read: the shop has the machine meanwhile. */
const restFactor = 2;

/** Limits what visitors read, and lines up the large reads. */
const createReadLimit = (): Handler => {
  const turns = createFairQueue();
  return (request, response, next) => {
    const [isRead, collection = 'directus_files', key] = readPath.exec(request.path) ?? [];
    const { method, accountability, sanitizedQuery = {} } = request;
    const isVisitor = !accountability?.user && !accountability?.admin;
    // What no visitor may read is refused by Directus before anything is read.
    const isHidden = collections.has(collection) && collections.get(collection)?.readable !== 'public';
    if (!isRead || !isVisitor || isHidden || (method !== 'GET' && method !== 'HEAD')) {
      next();
      return;
    }
    const limited =
      request.url.length > maxAddressLength
        ? undefined
        : limitQuery(collections, collection, sanitizedQuery, key !== undefined);
    if (!limited) {
      next(new RefusedRequestError('This asks for too much at once.', { status: 400, code: 'INVALID_QUERY' }));
      return;
    }
    request.sanitizedQuery = limited.query;
    if (limited.cost <= freeCost) {
      next();
      return;
    }
    turns.take(request.ip ?? '', (end) => {
      if (response.destroyed) {
        end();
        return;
      }
      const startedAt = performance.now();
      response.once('close', () => setTimeout(end, (performance.now() - startedAt) * restFactor));
      next();
    });
  };
};

interface Register {
  filter: (event: string, handler: typeof judgeRead) => void;
  init: (event: string, handler: (meta: Item) => void) => void;
}

const register = ({ filter, init }: Register): void => {
  // Of items, and of each of Directus's own collections.
  filter('*.query', judgeRead);
  const readLimit = createReadLimit();
  init('routes.before', ({ app }) => {
    for (const handler of [guardWrites, readLimit]) (app as { use: (handler: Handler) => void }).use(handler);
  });
};

export default register;
