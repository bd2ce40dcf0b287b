// One invalid product does not fail the build.
import { expect, it, vi } from 'vitest';
import type { BackendClient } from '../directus/create-backend-client.ts';
import { filterRenderableProducts, readProducts } from './read-products.ts';

const named = { display_name: 'Ring', slug: 'ring', translations: [] };
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
  product_variants: [],
  personalization: null,
  size_guide: null,
  contains_battery: false,
  ratings: [],
  images: [],
  ...changes,
});

const records = [ring('good'), ring('bad', { price_brutto: '-5.00' }), ring('other', { reference_number: ' ' })];

it('omits an invalid product and logs its id and field', () => {
  const log = vi.fn();
  const { products, leftOutIds } = filterRenderableProducts(records, log);
  expect(products.map(({ id }) => id)).toEqual(['good']);
  expect([...leftOutIds]).toEqual(['bad', 'other']);
  expect(log.mock.calls).toEqual([
    [expect.stringMatching(/^ecommerce_product bad, field "price_brutto": .*; it is left out\.$/)],
    ['ecommerce_product other, field "reference_number": is empty; it is left out.'],
  ]);
});

it('reads products in the same order as the browser', async () => {
  const asked: unknown[] = [];
  const request = (toRead: () => { params: { sort: unknown } }) => {
    asked.push(toRead().params.sort);
    return Promise.resolve(asked.length === 1 ? [ring('good')] : []);
  };
  const client = { directus: { request } } as unknown as BackendClient;
  const project = { id: 'project' } as Parameters<typeof readProducts>[1];
  await readProducts(client, project, { default_sort: '-price_brutto' }, { log: vi.fn() });
  for (const sort of asked) expect(sort).toEqual(['-price_from', '-id']);
});

it('fails if the invalid product is the previewed one', () => {
  const preview = { collection: 'ecommerce_product', item: 'other' } as const;
  expect(() => filterRenderableProducts(records, vi.fn(), preview)).toThrow(
    expect.objectContaining({ record: { collection: 'ecommerce_product', item: 'other' } }),
  );
});

it('fails if no valid product is left, so that no empty shop is published by mistake', () => {
  expect(() => filterRenderableProducts([ring('bad', { price_brutto: 'NaN' })], vi.fn())).toThrow(
    /ecommerce_product bad/,
  );
});
