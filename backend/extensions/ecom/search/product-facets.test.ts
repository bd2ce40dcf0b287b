// Facets are counted from sets of filter values; prices become a histogram.
import { describe, expect, it } from 'vitest';
import { facetSetRowToInternedValueNumbers } from './facet-set-cache.ts';
import { toPriceFacet, toProductSearchFacetsWithCounts } from './product-facets.ts';
import { emptySearchIndexFilter } from './product-search-index-filter-bits.ts';

describe('toPriceFacet', () => {
  it('counts every product once, the highest price in the last bar', () => {
    const facet = toPriceFacet([10_000, 10_000, 18_050, 26_000, 26_000, 26_000, 26_000]);
    expect(facet).toMatchObject({ minCents: 10_000, maxCents: 26_000 });
    expect(facet?.histogram).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 4]);
  });

  it('has one bar for a single price, and nothing without prices', () => {
    expect(toPriceFacet([500, 500, 500])?.histogram[0]).toBe(3);
    expect(toPriceFacet([])).toBeNull();
  });
});

describe('toProductSearchFacetsWithCounts', () => {
  const option = (id: string) => ({ id, value: id, label: id, vector: '' });
  const filterOptions = {
    defaultSort: 'sort' as const,
    purchaseToOrder: true,
    categories: [option('rings'), option('pearls')],
    subcategories: [{ ...option('solitaire'), category: 'rings' }],
    manufacturers: [option('house')],
    attributeGroups: [{ id: 'metal', label: 'Metal', options: [option('gold'), option('silver')] }],
    filterWords: new Map(),
    tags: [option('gift')],
    branches: [option('main'), option('yard')],
    sizeLabels: new Map([
      ['Größe 8', 'Größe 8'],
      ['Größe 10', 'Größe 10'],
    ]),
  };
  const set = { manufacturer: 'house', subcategories: ['solitaire'], tags: ['gift'], branches: ['main'] };
  const facetSets = new Map([
    [
      1,
      facetSetRowToInternedValueNumbers({
        ...set,
        id: 1,
        category: 'rings',
        attributes: ['gold'],
        sizes: ['Größe 10'],
      }),
    ],
    [
      2,
      facetSetRowToInternedValueNumbers({
        ...set,
        id: 2,
        category: 'pearls',
        attributes: ['silver'],
        branches: ['main', 'yard'],
        sizes: [],
      }),
    ],
  ]);
  it('counts products that only the own filter of a group excludes', () => {
    const counted = [
      { set: 1, failed: 0, products: 3, inStock: 2 },
      // Excluded by the category only.
      { set: 2, failed: 1, products: 5, inStock: 0 },
    ];
    const facets = toProductSearchFacetsWithCounts(
      { sets: counted, prices: [] },
      facetSets,
      filterOptions,
      { ...emptySearchIndexFilter, category: 'rings' },
      'de',
    );
    expect(facets.categories.map(({ count }) => count)).toEqual([3, 5]);
    expect(facets.manufacturers[0]?.count).toBe(3);
    expect(facets.attributeGroups[0]?.options.map(({ count }) => count)).toEqual([3, 0]);
    expect(facets.branches.map(({ count }) => count)).toEqual([3, 0]);
    expect(facets.subcategories).toMatchObject([{ id: 'solitaire', category: 'rings', count: 3 }]);
    expect(facets.tags[0]?.count).toBe(3);
    expect(facets.sizes.map(({ count }) => count)).toEqual([0, 3]);
    expect(facets.inStockCount).toBe(2);
  });

  it('counts a product in every branch where it can be seen', () => {
    const counted = [
      { set: 1, failed: 128, products: 3, inStock: 2 },
      { set: 2, failed: 0, products: 5, inStock: 0 },
    ];
    const filter = { ...emptySearchIndexFilter, branches: ['yard'] };
    const facets = toProductSearchFacetsWithCounts(
      { sets: counted, prices: [] },
      facetSets,
      filterOptions,
      filter,
      'de',
    );
    expect(facets.branches.map(({ count }) => count)).toEqual([8, 5]);
    expect(facets.categories.map(({ count }) => count)).toEqual([0, 5]);
  });

  it('sorts sizes by their number', () => {
    const facets = toProductSearchFacetsWithCounts(
      { sets: [], prices: [] },
      facetSets,
      filterOptions,
      emptySearchIndexFilter,
      'de',
    );
    expect(facets.sizes.map(({ label }) => label)).toEqual(['Größe 8', 'Größe 10']);
  });
});
