// One invalid product does not fail the build, and the order of products is that of the search.
import { describe, expect, it, vi } from 'vitest';
import { filterRenderableProducts, readPublishedProductRecords } from './read-published-product-records.ts';
import type { SiteBuildReadContext } from './read-records.ts';

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
  branches: [],
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
  const report = vi.fn();
  const { products, leftOutIds } = filterRenderableProducts(records, { log, report });
  expect(products.map(({ id }) => id)).toEqual(['good']);
  expect([...leftOutIds]).toEqual(['bad', 'other']);
  expect(log.mock.calls).toEqual([
    [expect.stringMatching(/^ecommerce_product bad, field "price_brutto": .*; it is left out\.$/)],
    ['ecommerce_product other, field "reference_number": is empty; it is left out.'],
  ]);
  const leftOut = { collection: 'ecommerce_product', code: 'unreadable', isLeftOut: true };
  expect(report.mock.calls).toEqual([
    [{ ...leftOut, item: 'bad', field: 'price_brutto' }],
    [{ ...leftOut, item: 'other', field: 'reference_number' }],
  ]);
});

it('omits a product whose personalization cannot be read, and reports the personalization', () => {
  const personalization = {
    id: 'x1',
    display_name: 'Gravur',
    surface: 'ring',
    fields: [{ key: 'Ä' }],
    translations: [],
  };
  const report = vi.fn();
  const found = [ring('good'), ring('engraved', { personalization })];
  expect([...filterRenderableProducts(found, { log: vi.fn(), report }).leftOutIds]).toEqual(['engraved']);
  expect(report.mock.calls).toEqual([
    [{ collection: 'ecommerce_personalization', item: 'x1', code: 'personalization', isLeftOut: true }],
  ]);
});

/** The ids in the order of the build, of records that the backend returns in theirs. */
const readIds = async (
  shop: { default_sort: 'sort' | '-price_brutto' | 'display_name'; purchase_to_order: boolean },
  found: object[],
) => {
  const asked: unknown[] = [];
  const request = (toRead: () => { params: { sort: unknown } }) => {
    asked.push(toRead().params.sort);
    return Promise.resolve(asked.length === 1 ? found : []);
  };
  const source = { directus: { request }, log: vi.fn(), report: vi.fn() } as unknown as SiteBuildReadContext;
  const project = { id: 'project' } as Parameters<typeof readPublishedProductRecords>[1];
  const { products } = await readPublishedProductRecords(source, project, shop);
  return { ids: products.map(({ id }) => id), asked };
};

describe('the products of the build have the order of the search', () => {
  const found = [
    ring('reorderable', { stock: 0, reorder_possible: true }),
    ring('gone', { stock: 0 }),
    ring('on request', { price_brutto: null }),
    ring('variants', {
      stock: 0,
      product_variants: [0, 2].map((stock) => ({
        ...named,
        id: `v${stock}`,
        price_brutto: '710.00',
        price_brutto_old: null,
        stock,
        active: true,
        reorder_possible: false,
      })),
    }),
  ];

  it('asks for the sort order of the shop, then by id', async () => {
    const { asked } = await readIds({ default_sort: '-price_brutto', purchase_to_order: false }, found);
    for (const sort of asked) expect(sort).toEqual(['-price_from', '-id']);
  });

  it.each([
    ['sort', true, ['reorderable', 'on request', 'variants', 'gone']],
    ['sort', false, ['on request', 'variants', 'reorderable', 'gone']],
    ['-price_brutto', false, ['reorderable', 'gone', 'variants', 'on request']],
    ['display_name', false, ['reorderable', 'gone', 'on request', 'variants']],
  ] as const)('sorted by %s, orders beyond the stock: %s', async (default_sort, purchase_to_order, expected) => {
    expect((await readIds({ default_sort, purchase_to_order }, found)).ids).toEqual(expected);
  });
});

it('fails if the invalid product is the previewed one', () => {
  const preview = { collection: 'ecommerce_product', item: 'other' } as const;
  expect(() => filterRenderableProducts(records, { log: vi.fn(), report: vi.fn(), preview })).toThrow(
    expect.objectContaining({ record: { collection: 'ecommerce_product', item: 'other' } }),
  );
});

it('fails if no valid product is left, so that no empty shop is published by mistake', () => {
  expect(() =>
    filterRenderableProducts([ring('bad', { price_brutto: 'NaN' })], { log: vi.fn(), report: vi.fn() }),
  ).toThrow(/ecommerce_product bad/);
});
