// Directus hook: visitors get images only in the site's preset sizes (decide-asset-request-access.ts says why); signed-in users
// and tokens, such as the site build, get everything. For all of them SVGs are sanitized, and other documents are
// served as plain text so that no script in them runs. Directus does not start without this extension.
import type { HookConfig } from '@directus/types';
import type { RequestHandler, Response, Router } from 'express';
import type { Knex } from 'knex';
import { RefusedRequestError } from '../../access/refused-request-error.ts';
import { decideAssetRequestAccess, type AssetRequestGuardDecision } from './decide-asset-request-access.ts';
import { sanitizeSvg } from './sanitize-svg.ts';

const createAssetError = (requestClass: Exclude<AssetRequestGuardDecision, 'allowed'>): RefusedRequestError =>
  requestClass === 'original'
    ? new RefusedRequestError('Originals are not for visitors: ask for one of the configured presets with "key".')
    : new RefusedRequestError('Only configured presets can be used in asset generation.', {
        status: 400,
        code: 'INVALID_QUERY',
      });

const studioImageFields = ['project_logo', 'public_background', 'public_foreground', 'public_favicon'];

const createGuard =
  (database: Knex): RequestHandler =>
  (request, _response, next) => {
    if (request.accountability?.user || request.accountability?.admin) {
      next();
      return;
    }
    const { method, path, query } = request;
    const respond = (isStudioImage: boolean): void => {
      const requestClass = decideAssetRequestAccess({ method, query, isStudioImage });
      next(requestClass === 'allowed' ? undefined : createAssetError(requestClass));
    };
    // Reads the settings only if they matter: the site's images do not wait for them.
    if (decideAssetRequestAccess({ method, query, isStudioImage: false }) === 'allowed') {
      next();
      return;
    }
    const id = path.slice(1, 37);
    database('directus_settings')
      .first<Record<string, unknown> | undefined>(...studioImageFields)
      .then((settings) => respond(Object.values(settings ?? {}).includes(id)), next);
  };

/** A part of an SVG cannot be sanitized, so range requests for SVGs are answered in full. */
const createSafeResponses =
  (database: Knex): RequestHandler =>
  (request, response, next) => {
    sanitizeResponse(response);
    const id = /^\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/i.exec(request.path)?.[1];
    if (request.headers['range'] === undefined || id === undefined) {
      next();
      return;
    }
    database('directus_files')
      .where({ id })
      .first<{ type: string | null } | undefined>('type')
      .then((file) => {
        if (/svg/i.test(String(file?.type))) delete request.headers['range'];
        next();
      }, next);
  };

const register: HookConfig = ({ init }, { database }) => {
  init('routes.before', (meta) =>
    (meta['app'] as Router).use('/assets', createGuard(database), createSafeResponses(database)),
  );
};

export default register;

/** In bytes. Logos are a thousandth of this; parsing larger files would take too long. */
const maxSvgBytes = 2_000_000;

const sendSvg = (response: Response, end: (body?: Buffer) => Response, bytes: Buffer): Response => {
  // A HEAD request has no body, so the sanitized length is unknown.
  if (bytes.length === 0) {
    response.removeHeader('Content-Length');
    return end();
  }
  const safe = Buffer.from(bytes.length > maxSvgBytes ? '' : sanitizeSvg(bytes.toString('utf8')));
  if (safe.length === 0) response.statusCode = 415;
  response.setHeader('Content-Length', safe.length);
  return end(safe);
};

/** Wraps the response before Directus's own handler writes to it. */
const sanitizeResponse = (response: Response): void => {
  const setHeader = response.setHeader.bind(response);
  const write = response.write.bind(response) as (...parts: unknown[]) => boolean;
  const end = response.end.bind(response) as (...parts: unknown[]) => Response;
  const chunks: Buffer[] = [];
  let size = 0;
  let isSvg = false;
  const bufferPart = (part: unknown): void => {
    if (typeof part !== 'string' && !Buffer.isBuffer(part)) return;
    const chunk = Buffer.from(part);
    size += chunk.length;
    // One chunk over the limit marks the file as too large.
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
  response.write = (...parts: unknown[]) => {
    if (!isSvg) return write(...parts);
    bufferPart(parts[0]);
    return true;
  };
  response.end = (...parts: unknown[]) => {
    if (!isSvg) return end(...parts);
    bufferPart(parts[0]);
    return sendSvg(response, end, Buffer.concat(chunks));
  };
};
