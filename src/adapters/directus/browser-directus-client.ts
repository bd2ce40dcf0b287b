// The browser's Directus client (specification §7): the SDK over plain GET requests.
import { createDirectus, rest } from '@directus/sdk';
import { z } from 'zod';
import { BackendError } from '../../../domain/backend-error.ts';
import {
  type DirectusItemsQuery,
  toDirectusItemsRequest,
  toDirectusFieldPaths,
} from '../../../domain/directus-items-query.ts';

const backendUrl = process.env.GATSBY_BACKEND_URL ?? '';

const timeoutMs = 20_000;

/** A GET without content type, which needs no CORS preflight. */
const plainFetch: typeof globalThis.fetch = async (input, init) => {
  const headers = new Headers(init?.headers);
  headers.delete('Content-Type');
  const url = input instanceof Request ? input.url : input.toString();
  const response = await fetch(input, { ...init, headers, signal: AbortSignal.timeout(timeoutMs) }).catch(
    (cause: unknown) => {
      throw new BackendError('network', { url, cause });
    },
  );
  if (!response.ok) throw new BackendError('unknown', { url, status: response.status });
  return response;
};

const client = createDirectus(backendUrl, { globals: { fetch: plainFetch } }).with(rest());

/** Filters records of this site's project. */
export const siteProjectDirectusFilter = { project: { domain: { _eq: process.env.GATSBY_PROJECT_DOMAIN ?? '' } } };

/** Filters published products of this project. */
export const publishedProductDirectusFilters: readonly object[] = [
  siteProjectDirectusFilter,
  { status: { _eq: 'published' } },
];

/**
 * Reads and validates items.
 * @throws BackendError if the backend cannot be reached, ZodError if the response does not match `schema`.
 */
export const readValidatedDirectusItems = async <S extends z.ZodType>(
  schema: S,
  collection: string,
  query: DirectusItemsQuery,
): Promise<z.infer<S>> => schema.parse(await client.request(toDirectusItemsRequest(collection, query)));

/** Reads records with the fields of their schema; see {@link readValidatedDirectusItems}. */
export const readDirectusItemsBySchema = <S extends z.ZodType>(
  record: S,
  collection: string,
  query: Omit<DirectusItemsQuery, 'fields'>,
): Promise<z.infer<S>[]> =>
  readValidatedDirectusItems(z.array(record), collection, { ...query, fields: toDirectusFieldPaths(record) });
