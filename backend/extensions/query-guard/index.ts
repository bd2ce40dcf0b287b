// Directus hook: rejects queries that reveal items the user may not read (detect-permission-probe.ts says how), and limits
// what visitors read at once (limit-visitor-query-size-and-depth.ts). Administrators are exempt. Directus does not start without this
// extension.
import type { FilterHandler, HookConfig, Query } from '@directus/types';
import type { Request, RequestHandler, Router } from 'express';
import { RefusedRequestError } from '../../access/refused-request-error.ts';
import { contentModelCollections } from '../../schema/content-model.ts';
import { createFairQueue } from '../login-guard/fair-queue.ts';
import { doesQueryProbePermissions } from './detect-permission-probe.ts';
import { limitVisitorQuerySizeAndDepth } from './limit-visitor-query-size-and-depth.ts';

const createQueryError = (): RefusedRequestError =>
  new RefusedRequestError("You don't have permission to ask for this.");

const draftCollections = new Set(
  contentModelCollections.filter(({ archiveField }) => archiveField).map(({ name }) => name),
);

/** List fields whose items may be drafts: visitors read only published ones, editors all of their project. */
const draftLists: ReadonlySet<string> = new Set(
  contentModelCollections.flatMap(({ fields }) =>
    fields.filter(({ listOf }) => draftCollections.has(listOf ?? '')).map(({ name }) => name),
  ),
);

const noLists: ReadonlySet<string> = new Set();

/** Queries of the backend itself have no accountability. */
const guardRead: FilterHandler<Query> = (query, _meta, { accountability }) => {
  if (!accountability || accountability.admin) return query;
  if (doesQueryProbePermissions(query, accountability.user ? noLists : draftLists)) throw createQueryError();
  return query;
};

const isQueryWrite = ({ method, body }: Request<unknown, unknown, unknown>): boolean =>
  (method === 'PATCH' || method === 'DELETE') &&
  typeof body === 'object' &&
  body !== null &&
  Object.hasOwn(body, 'query');

/**
 * For "update or delete by query", Directus runs the query with full permissions before it refuses the change, and
 * refuses nothing if no item is found. Neither studio nor site uses it.
 */
const guardWrites: RequestHandler = (request, _response, next) => {
  next(isQueryWrite(request) && !request.accountability?.admin ? createQueryError() : undefined);
};

const collections = new Map(contentModelCollections.map((collection) => [collection.name, collection]));

const readPath = /^\/(?:items\/([^/]+)|files)(?:\/([^/]+))?\/?$/;

/** In characters; proxies have a similar limit. */
const maxUrlLength = 16_000;

/** A list page costs 160. More expensive reads run one at a time. */
const maxConcurrentCost = 250;

/** After an expensive read the queue pauses for this multiple of its duration, so that the shop gets the CPU. */
const pauseFactor = 2;

/** Limits visitors' reads and queues the expensive ones. */
const createReadLimit = (): RequestHandler => {
  const queue = createFairQueue();
  return (request, response, next) => {
    const [isRead, collection = 'directus_files', key] = readPath.exec(request.path) ?? [];
    const { method, accountability, sanitizedQuery } = request;
    const isVisitor = !accountability?.user && !accountability?.admin;
    // Directus itself refuses collections that visitors may not read.
    const isHidden = collections.has(collection) && collections.get(collection)?.readable !== 'public';
    if (!isRead || !isVisitor || isHidden || (method !== 'GET' && method !== 'HEAD')) {
      next();
      return;
    }
    const limited =
      request.url.length > maxUrlLength
        ? undefined
        : limitVisitorQuerySizeAndDepth(collections, collection, sanitizedQuery, key !== undefined);
    if (!limited) {
      next(new RefusedRequestError('This asks for too much at once.', { status: 400, code: 'INVALID_QUERY' }));
      return;
    }
    request.sanitizedQuery = limited.query;
    if (limited.cost <= maxConcurrentCost) {
      next();
      return;
    }
    queue.enqueue(request.ip ?? '', (end) => {
      if (response.destroyed) {
        end();
        return;
      }
      const startedAt = performance.now();
      response.once('close', () => setTimeout(end, (performance.now() - startedAt) * pauseFactor));
      next();
    });
  };
};

const register: HookConfig = ({ filter, init }) => {
  // Covers items and Directus's own collections.
  filter('*.query', guardRead);
  const readLimit = createReadLimit();
  init('routes.before', (meta) => (meta['app'] as Router).use(guardWrites, readLimit));
};

export default register;
