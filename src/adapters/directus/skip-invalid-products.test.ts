// Tests that lists and pages still work when one product has an invalid price.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readProductSummariesByIds, readSameCategoryProductsNearPrice } from './random-and-related-products.ts';
import { readProductBySlug } from './read-product-by-slug.ts';

// Read at import time.
vi.hoisted(() => {
  vi.stubEnv('GATSBY_BACKEND_URL', 'https://backend.example');
  vi.stubEnv('GATSBY_PROJECT_DOMAIN', 'shop.example');
});

const named = { display_name: 'Ring', slug: 'ring', translations: [] };
const variant = (id: string, price: string) => ({
  ...named,
  id,
  price_brutto: price,
  price_brutto_old: null,
  stock: 2,
  active: true,
  reorder_possible: false,
});
const ring = (id: string, changes: object = {}) => ({
  ...named,
  id,
  price_brutto: '690.00',
  price_brutto_old: null,
  stock: 1,
  reorder_possible: false,
  tax_percent: null,
  reference_number: 'R',
  category: { ...named, id: 'c' },
  manufacturer: { ...named, id: 'm' },
  attributes: [],
  tags: [],
  branches: [],
  product_variants: [],
  personalization: null,
  size_guide: null,
  contains_battery: false,
  ratings: [],
  images: [],
  ...changes,
});

const warn = vi.spyOn(console, 'warn');
const backend = vi.fn<(url: string) => object>();

beforeEach(() => {
  vi.stubGlobal('fetch', (input: string | URL) => Promise.resolve(Response.json(backend(String(input)))));
  warn.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

const answer = (data: object[]) => backend.mockReturnValue({ data });

const readRelated = (priceCents: number | null = null) =>
  readSameCategoryProductsNearPrice('de', { productId: 'own', categoryId: 'c', priceCents, limit: 4 });

describe('readSameCategoryProductsNearPrice', () => {
  const read = async () => (await readRelated()).map(({ id, price }) => [id, price]);

  it('returns the valid products, and logs the invalid one once', async () => {
    answer([ring('bad', { price_brutto: '-5.00' }), ring('good')]);
    const shown = [['good', { fromCents: 69_000, toCents: 69_000 }]];
    expect(await read()).toEqual(shown);
    expect(await read()).toEqual(shown);
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/^Product bad, field "price_brutto"/)]]);
  });

  it('returns a product with its valid variants', async () => {
    answer([ring('p', { product_variants: [variant('v', 'NaN'), variant('w', '710.00')] })]);
    expect(await read()).toEqual([['p', { fromCents: 71_000, toCents: 71_000 }]]);
  });

  it('fails if every product is invalid, because then the response is at fault', async () => {
    answer([ring('a', { stock: 'viele' }), ring('b', { stock: 'viele' })]);
    await expect(read()).rejects.toThrow(/stock/);
  });

  it('omits an invalid one of the products requested by id', async () => {
    answer([ring('bad2', { price_brutto: '90000000.00' }), ring('good')]);
    expect((await readProductSummariesByIds('de', ['good', 'bad2'])).map(({ id }) => id)).toEqual(['good']);
  });
});

it('sorts products with equal keys by id', async () => {
  answer([ring('p')]);
  await readRelated();
  const { searchParams } = new URL(String(backend.mock.lastCall?.[0]));
  expect(searchParams.get('sort')).toBe('sort,id');
});

it('reads the nearest in price on both sides', async () => {
  backend.mockImplementation((url) => ({
    data: [ring(url.includes('_lt') ? 'below' : 'above', { price_brutto: url.includes('_lt') ? '600.00' : '700.00' })],
  }));
  expect((await readRelated(69_000)).map(({ id }) => id)).toEqual(['below', 'above']);
  const queries = backend.mock.calls.map(([url]) => new URL(url).searchParams);
  expect(queries.slice(-2).map((query) => query.get('sort'))).toEqual(['-price_from,-id', 'price_from,id']);
  expect(queries.at(-2)?.get('filter')).toContain('{"price_from":{"_lt":"690.00"}}');
  expect(queries.at(-1)?.get('filter')).toContain('{"price_from":{"_gte":"690.00"}}');
});

it('reads published products of this project only', async () => {
  answer([ring('p')]);
  await readRelated();
  const { searchParams } = new URL(String(backend.mock.lastCall?.[0]));
  expect(searchParams.get('filter')).toContain('{"project":{"domain":{"_eq":"shop.example"}}}');
  expect(searchParams.get('filter')).toContain('{"status":{"_eq":"published"}}');
});

describe('readProductBySlug', () => {
  it('omits a variant with an invalid price', async () => {
    answer([ring('p', { product_variants: [variant('v', '-5.00'), variant('w', '710.00')] })]);
    expect((await readProductBySlug('de', 'ring'))?.variants.map(({ id }) => id)).toEqual(['w']);
  });

  it('returns null for a product with an invalid price', async () => {
    answer([ring('p', { price_brutto: 'NaN' })]);
    expect(await readProductBySlug('de', 'ring')).toBeNull();
  });

  it('fails on a malformed response, so that the page keeps its prerendered data', async () => {
    answer([ring('p', { reference_number: null })]);
    await expect(readProductBySlug('de', 'ring')).rejects.toThrow(/reference_number/);
  });
});
