// A Directus hook: nobody learns from the answer to a question what stands in items that are not for him (judge-question.ts
// says how). Administrators may ask everything.
// Loaded by Directus from the extensions folder; without it Directus does not start.
import { schema } from '../../schema/schema.ts';
import { isProbing, type Question } from './judge-question.ts';

type Item = Record<string, unknown>;

interface Accountability {
  user: string | null;
  admin: boolean;
}

/** The part of Express's request that is used here; Directus has looked at its token and read its body by then. */
interface Request {
  method: string;
  body?: unknown;
  accountability?: Accountability | null;
}

type Handler = (request: Request, response: unknown, next: (error?: unknown) => void) => void;

/** Directus answers a request with the status and code of such an error. */
class RefusedQuestionError extends Error {
  readonly status = 403;
  readonly code = 'FORBIDDEN';
  readonly extensions: Item = {};

  constructor() {
    super("You don't have permission to ask for this.");
    this.name = 'DirectusError';
  }
}

const draftable = new Set(schema.filter(({ archiveField }) => archiveField).map(({ name }) => name));

/** Lists of what may be a draft: a visitor reads the published ones only. Editors read all of their project. */
const draftLists: ReadonlySet<string> = new Set(
  schema.flatMap(({ fields }) => fields.filter(({ listOf }) => draftable.has(listOf ?? '')).map(({ name }) => name)),
);

const noLists: ReadonlySet<string> = new Set();

/** The questions of the backend itself come without an asker. */
const judgeRead = (query: Question, _meta: unknown, { accountability }: { accountability: Accountability | null }) => {
  if (!accountability || accountability.admin) return query;
  if (isProbing(query, accountability.user ? noLists : draftLists)) throw new RefusedQuestionError();
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
  next(isByQuestion(request) && !request.accountability?.admin ? new RefusedQuestionError() : undefined);
};

interface Register {
  filter: (event: string, handler: typeof judgeRead) => void;
  init: (event: string, handler: (meta: Item) => void) => void;
}

const register = ({ filter, init }: Register): void => {
  // Of items, and of each of Directus's own collections.
  filter('*.query', judgeRead);
  init('routes.before', ({ app }) => (app as { use: (handler: Handler) => void }).use(guardWrites));
};

export default register;
