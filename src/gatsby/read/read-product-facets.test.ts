// The filters that the build reads from the order service, through the SDK.
import { afterEach, expect, it, vi } from 'vitest';
import { locales } from '../../../contract/locale.ts';
import { createTestFacetOption, createTestProductFacets } from '../../../domain/product-list/product-facets.fixture.ts';
import { createBackendClient } from '../directus/create-backend-client.ts';
import { createBuildTimeFacetsReader } from './read-product-facets.ts';

const facets = createTestProductFacets({ categories: [createTestFacetOption('ringe', 'Ringe', 12)] });

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

/** @param toBody the answer of the service to a request */
const open = async (toBody: (language: string | null, category: string | null) => object, status = 200) => {
  const requested: URL[] = [];
  const inFlight = { now: 0, max: 0 };
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address);
    requested.push(url);
    inFlight.now += 1;
    inFlight.max = Math.max(inFlight.max, inFlight.now);
    await new Promise(setImmediate);
    inFlight.now -= 1;
    const { searchParams } = url;
    return Response.json(toBody(searchParams.get('language'), searchParams.get('category')), { status });
  });
  const client = await createBackendClient({ backendUrl: 'https://backend.example', access: { token: 'build' } });
  const log: string[] = [];
  return {
    read: createBuildTimeFacetsReader(client, 'house.example', (line) => log.push(line)),
    requested,
    inFlight,
    log,
  };
};

it('reads the filters of all products in a language', async () => {
  const { read, requested, log } = await open(() => response);
  expect(await read('de', '')).toEqual(facets);
  const [all] = requested;
  expect(all?.pathname).toBe('/ecom/search');
  expect(Object.fromEntries(all?.searchParams ?? [])).toEqual({
    project: 'house.example',
    language: 'de',
    view: 'list',
  });
  expect(log).toEqual([]);
});

it('reads a list once, and the names and the order of the filters once per language', async () => {
  const names = { fr: ['Or', 'Argent'], de: ['Gold', 'Silber'] };
  const { read, requested } = await open((language, category) => {
    const [gold = '', silver = ''] = names[language === 'fr' ? 'fr' : 'de'];
    const counts = category === 'ringe' ? [3, 0] : [8, 5];
    const options = [
      createTestFacetOption('gold', gold, counts[0]),
      createTestFacetOption('silver', silver, counts[1]),
    ];
    return {
      ...response,
      facets: createTestProductFacets({
        attributeGroups: [
          { id: 'material', label: language ?? '', options: language === 'fr' ? options.reverse() : options },
        ],
        sizes: [createTestFacetOption('54', '54', category === 'ringe' ? 2 : 4)],
        inStockCount: category === 'ringe' ? 1 : 9,
      }),
    };
  });
  const [french, german] = await Promise.all([read('fr', '?category=ringe'), read('de', '?category=ringe')]);
  await read('fr', '');
  await read('fr', '?category=ringe');
  expect(french).toMatchObject({
    attributeGroups: [
      {
        label: 'fr',
        options: [
          { label: 'Argent', count: 0 },
          { label: 'Or', count: 3 },
        ],
      },
    ],
    sizes: [{ count: 2 }],
    inStockCount: 1,
  });
  expect(german?.attributeGroups[0]?.options.map(({ label, count }) => [label, count])).toEqual([
    ['Gold', 3],
    ['Silber', 0],
  ]);
  expect(requested.map(({ searchParams }) => [searchParams.get('language'), searchParams.get('category')])).toEqual([
    ['fr', null],
    ['de', 'ringe'],
    ['de', null],
  ]);
});

it('reads the lists of hundreds of brands with a request each, a few at a time', async () => {
  const { read, requested, inFlight } = await open(() => response);
  const brands = Array.from({ length: 200 }, (_, number) => `?manufacturer=brand-${number}`);
  await Promise.all(locales.flatMap((locale) => brands.map((query) => read(locale, query))));
  expect(requested).toHaveLength(brands.length + locales.length);
  expect(inFlight.max).toBe(4);
});

it.each([
  ['refuses', { status: 'error', code: 'unknown_project' }, 404],
  ['does not know filters', { ...response, facets: { categories: 'none' } }, 200],
])('goes on without filters, and says so once, if the service %s', async (_case, body, status) => {
  const { read, requested, log } = await open(() => body, status);
  expect(await read('de', '')).toBeNull();
  expect(await read('en', '')).toBeNull();
  expect(requested).toHaveLength(1);
  expect(log).toEqual([expect.stringContaining('The filters of the product lists could not be read.')]);
});
