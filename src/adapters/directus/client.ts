// The browser's connection to the content backend (specification §7): the Directus SDK over a plain GET. Used by the reads
// beside, which islands call through React Query.
import { createDirectus, rest } from '@directus/sdk';
import { z } from 'zod';
import { BackendError } from '../../../contract/backend-error.ts';
import { type ItemsQuery, toItemsRead, toRecordFields } from '../../../contract/items-query.ts';

const backendUrl = process.env.GATSBY_BACKEND_URL ?? '';

/** A request that takes longer than this has failed, in milliseconds. */
const timeoutMs = 20_000;

/** A GET without a content type: the browser then asks the backend at once, without a CORS preflight before. */
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
  if (!url.includes('meta=')) return response;
  // The SDK hands on `data` alone.
  const body = (await response.json()) as { data: unknown; meta: unknown };
  return Response.json({ data: { items: body.data, meta: body.meta } });
};

const client = createDirectus(backendUrl, { globals: { fetch: plainFetch } }).with(rest());

/** What visitors may see of this project alone. */
export const projectFilter = { project: { domain: { _eq: process.env.GATSBY_PROJECT_DOMAIN ?? '' } } };

/** Published products of this project: what every read of products begins with. Its id, where it is known, is a fast way to the same. */
export const toPublishedProductFilters = (projectId?: string): object[] => [
  ...(projectId === undefined ? [] : [{ project: { _eq: projectId } }]),
  projectFilter,
  { status: { _eq: 'published' } },
];

/**
 * Reads items and checks them.
 * @throws BackendError when the backend cannot be reached, ZodError when it answers something else than `schema` says.
 */
export const readValidatedItems = async <S extends z.ZodType>(
  schema: S,
  collection: string,
  query: ItemsQuery,
): Promise<z.infer<S>> => schema.parse(await client.request(toItemsRead(collection, query)));

/** Reads records with the fields that their schema names; see {@link readValidatedItems}. */
export const readPublicRecords = <S extends z.ZodType>(
  record: S,
  collection: string,
  query: Omit<ItemsQuery, 'fields'>,
): Promise<z.infer<S>[]> =>
  readValidatedItems(z.array(record), collection, { ...query, fields: toRecordFields(record) });

/** An aggregate of a collection, as Directus gives it. */
export const readItemsAggregate = async <S extends z.ZodType>(
  schema: S,
  collection: string,
  query: { aggregate: object; filter: object },
): Promise<z.infer<S>> =>
  schema.parse(await client.request(() => ({ path: `/items/${collection}`, method: 'GET', params: { ...query } })));

/**
 * Address of a file in one of the sizes that the backend makes (its presets; it refuses any other). The version is for the
 * browser: a file that was replaced is another address.
 */
export const toImagePresetUrl = (file: { id: string; version: string }, preset: string): string =>
  `${backendUrl}/assets/${encodeURIComponent(file.id)}?key=${preset}&v=${encodeURIComponent(file.version)}`;
