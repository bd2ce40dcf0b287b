// A Directus hook: visitors get the picture sizes of the site and nothing else (classify-request.ts says why). Whoever
// has signed in or brings a token, as the site's build does, gets what Directus gives. For all of them an SVG loses
// what could run in it, and no other document is shown as one in which scripts or links live. Loaded by Directus from
// the extensions folder; without it Directus does not start.
import { classifyAssetRequest, type AssetRequestClass } from './classify-request.ts';
import { sanitizeSvg } from './sanitize-svg.ts';

type Item = Record<string, unknown>;

/** The part of Directus's query builder (knex) that is used here. */
type Query = (table: string) => Rows & { where: (condition: Item) => Rows };

interface Rows {
  first: (...columns: string[]) => Promise<Item | undefined>;
}

/** The part of Express's request that is used here; Directus has looked at its token by then. */
interface Request {
  method: string;
  path: string;
  query: Item;
  headers: Item;
  accountability?: { user: string | null; admin: boolean } | null;
}

type Next = (error?: unknown) => void;
type Handler = (request: Request, response: FileResponse, next: Next) => void;

/** Directus answers a request with the status and code of such an error. */
class RefusedPictureError extends Error {
  readonly extensions: Item = {};
  readonly status: number;
  readonly code: string;

  constructor(verdict: Exclude<AssetRequestClass, 'allowed'>) {
    super(
      verdict === 'original'
        ? 'Originals are not for visitors: ask for one of the configured presets with "key".'
        : 'Only configured presets can be used in asset generation.',
    );
    this.name = 'DirectusError';
    this.status = verdict === 'original' ? 403 : 400;
    this.code = verdict === 'original' ? 'FORBIDDEN' : 'INVALID_QUERY';
  }
}

const studioFields = ['project_logo', 'public_background', 'public_foreground', 'public_favicon'];

const createGuard =
  (database: Query): Handler =>
  (request, _response, next) => {
    if (request.accountability?.user || request.accountability?.admin) {
      next();
      return;
    }
    const { method, path, query } = request;
    const judge = (isStudioPicture: boolean): void => {
      const verdict = classifyAssetRequest({ method, query, isStudioPicture });
      next(verdict === 'allowed' ? undefined : new RefusedPictureError(verdict));
    };
    // The settings are read only where they decide: pictures of the site do not wait for them.
    if (classifyAssetRequest({ method, query, isStudioPicture: false }) === 'allowed') {
      next();
      return;
    }
    const id = path.slice(1, 37);
    database('directus_settings')
      .first(...studioFields)
      .then((settings) => judge(Object.values(settings ?? {}).includes(id)), next);
  };

/** A part of an SVG cannot be checked: it is always sent whole. Few files are SVG, and few are asked for in parts. */
const createSafeSending =
  (database: Query): Handler =>
  (request, response, next) => {
    sendSafely(response);
    const id = /^\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/i.exec(request.path)?.[1];
    if (request.headers['range'] === undefined || id === undefined) {
      next();
      return;
    }
    database('directus_files')
      .where({ id })
      .first('type')
      .then((file) => {
        if (/svg/i.test(String(file?.['type']))) delete request.headers['range'];
        next();
      }, next);
  };

interface Hooks {
  init: (event: string, handler: (meta: Item) => void) => void;
}

const register = ({ init }: Hooks, { database }: { database: Query }): void => {
  init('routes.before', ({ app }) => {
    const { use } = app as { use: (path: string, ...handlers: Handler[]) => void };
    use.call(app, '/assets', createGuard(database), createSafeSending(database));
  });
};

export default register;

/** The part of Express's response that is used here. */
interface FileResponse {
  statusCode: number;
  setHeader: (name: string, value: unknown) => unknown;
  removeHeader: (name: string) => void;
  write: (...parts: unknown[]) => boolean;
  end: (...parts: unknown[]) => unknown;
}

/** In bytes. Logos are a thousandth of it; reading larger ones would keep visitors waiting. */
const maxSvgBytes = 2_000_000;

const sendSvg = (response: FileResponse, end: FileResponse['end'], bytes: Buffer): unknown => {
  // A HEAD request has no body; what GET would send is not known then.
  if (bytes.length === 0) {
    response.removeHeader('Content-Length');
    return end();
  }
  const safe = Buffer.from(bytes.length > maxSvgBytes ? '' : sanitizeSvg(bytes.toString('utf8')));
  if (safe.length === 0) response.statusCode = 415;
  response.setHeader('Content-Length', safe.length);
  return end(safe);
};

/** Before Directus's own handler runs. */
const sendSafely = (response: FileResponse): void => {
  const setHeader = response.setHeader.bind(response);
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  const chunks: Buffer[] = [];
  let size = 0;
  let isSvg = false;
  const keep = (part: unknown): void => {
    if (typeof part !== 'string' && !Buffer.isBuffer(part)) return;
    const chunk = Buffer.from(part);
    size += chunk.length;
    // One more than is taken says that it was too much.
    if (size - chunk.length <= maxSvgBytes) chunks.push(chunk);
  };
  setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader = (name, value) => {
    if (name.toLowerCase() !== 'content-type') return setHeader(name, value);
    const type = String(value);
    isSvg = /svg/i.test(type);
    if (isSvg) return setHeader(name, 'image/svg+xml');
    return setHeader(name, /xml|html/i.test(type) ? 'text/plain; charset=utf-8' : value);
  };
  response.write = (...parts) => {
    if (!isSvg) return write(...parts);
    keep(parts[0]);
    return true;
  };
  response.end = (...parts) => {
    if (!isSvg) return end(...parts);
    keep(parts[0]);
    return sendSvg(response, end, Buffer.concat(chunks));
  };
};
