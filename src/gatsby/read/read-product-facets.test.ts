// The filters that the build reads from the order service, through the SDK.
import { afterEach, expect, it, vi } from 'vitest';
import { createFacetOption, createProductFacets } from '../../../domain/product-list/product-facets.fixture.ts';
import { createBackendClient } from '../directus/create-backend-client.ts';
import { createProductFacetsReader } from './read-product-facets.ts';

const facets = createProductFacets({ categories: [createFacetOption('ringe', 'Ringe', 12)] });

const response = {
  status: 'ok',
  products: [],
  total: 12,
  page: 1,
  interpretation: { filters: [], correctedQuery: null, ignoredWords: [], isNearest: false },
  hasUnknownFilter: false,
  facets,
  suggestions: null,
};

afterEach(() => vi.unstubAllGlobals());

/** A reader whose service answers `body` to every request. */
const open = async (body: object, status = 200) => {
  const requested: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    requested.push(url);
    return Promise.resolve(Response.json(body, { status }));
  });
  const client = await createBackendClient({ backendUrl: 'https://backend.example', access: { token: 'build' } });
  const log: string[] = [];
  return { read: createProductFacetsReader(client, 'house.example', (line) => log.push(line)), requested, log };
};

it('reads the filters of a list in a language', async () => {
  const { read, requested, log } = await open(response);
  expect(await read('fr', '?category=ringe')).toEqual(facets);
  expect(await read('de', '')).toEqual(facets);
  const [narrowed, all] = requested.map((url) => new URL(url));
  expect(narrowed?.pathname).toBe('/ecom/search');
  expect(Object.fromEntries(narrowed?.searchParams ?? [])).toEqual({
    category: 'ringe',
    project: 'house.example',
    language: 'fr',
    view: 'list',
  });
  expect(all?.searchParams.has('category')).toBe(false);
  expect(log).toEqual([]);
});

it.each([
  ['refuses', { status: 'error', code: 'unknown_project' }, 404],
  ['does not know filters', { ...response, facets: { categories: 'none' } }, 200],
])('goes on without filters, and says so once, if the service %s', async (_case, body, status) => {
  const { read, requested, log } = await open(body, status);
  expect(await read('de', '')).toBeNull();
  expect(await read('en', '')).toBeNull();
  expect(requested).toHaveLength(1);
  expect(log).toEqual([expect.stringContaining('The filters of the product lists could not be read.')]);
});
