// Filters of the address and of the query, the bits and conditions of the index, and the ways to read a query.
import { describe, expect, it } from 'vitest';
import { initialProductListState } from '../../../../domain/product-list/product-list-state.ts';
import type { ParsedSearchTextFilter } from '../../../../domain/product-search/parse-product-search-text.ts';
import type { ShopSearchFiltersAndSettings } from './shop-search-filters-and-settings.ts';
import {
  hasUnknownFilter,
  toSearchIndexFilter,
  toInterpretedSearchFilter,
  toSearchQueryWithUnknownSizesAsWords,
} from './to-search-index-filter.ts';
import {
  searchFilterBitFlags,
  hasAnySearchIndexFilter,
  isFacetSetFilterSqlFragment,
  emptySearchIndexFilter,
  type ProductSearchIndexFilter,
  toFilterBitIgnoredByFacet,
  toFailedFilterBitSqlFragments,
} from './product-search-index-filter-bits.ts';
import { toSearchRelaxationSteps } from './search-relaxation-steps.ts';

const option = (name: string) => ({ id: `${name}-id`, value: name, label: name.toUpperCase(), vector: '' });

const filterOptions: ShopSearchFiltersAndSettings = {
  defaultSort: 'sort',
  purchaseToOrder: true,
  categories: [option('rings'), option('chains')],
  subcategories: [{ ...option('solitaire'), category: 'rings' }],
  manufacturers: [option('house')],
  attributeGroups: [
    { id: 'metal', label: 'Metal', options: [option('gold'), option('silver')] },
    { id: 'stone', label: 'Stone', options: [option('ruby')] },
  ],
  filterWords: new Map(),
  tags: [option('gift')],
  branches: [option('main')],
  sizeLabels: new Map([
    ['Größe 54', 'Size 54'],
    ['Größe 5', 'Size 5'],
  ]),
};

const price: ParsedSearchTextFilter = { kind: 'price', words: 'unter 500 €', minCents: null, maxCents: 50_000 };
const size: ParsedSearchTextFilter = { kind: 'size', words: 'größe 54', size: '54' };
const stock: ParsedSearchTextFilter = { kind: 'stock', words: 'sofort' };
const gold: ParsedSearchTextFilter = {
  kind: 'attribute',
  words: 'aus gold',
  names: ['gold'],
  option: { id: 'gold-id', group: 'metal', label: 'Gold' },
};

describe('toSearchIndexFilter', () => {
  it('has the ids of what the shop offers', () => {
    const state = {
      ...initialProductListState,
      category: 'rings',
      subcategory: ['solitaire', 'gone'],
      manufacturer: ['house'],
      attribute: ['silver', 'ruby', 'gone'],
      tag: ['gift'],
      branch: ['main'],
      size: ['Größe 5', 'gone'],
      inStock: true,
    };
    expect(toSearchIndexFilter(state, [], filterOptions)).toEqual({
      category: 'rings-id',
      subcategories: ['solitaire-id'],
      manufacturers: ['house-id'],
      attributeGroups: [
        { group: 'metal', ids: ['silver-id'] },
        { group: 'stone', ids: ['ruby-id'] },
      ],
      tags: ['gift-id'],
      branches: ['main-id'],
      sizes: ['Größe 5'],
      inStock: true,
      minCents: null,
      maxCents: null,
    });
    expect(toSearchIndexFilter({ ...initialProductListState, category: 'gone' }, [], filterOptions)).toEqual(
      emptySearchIndexFilter,
    );
  });

  it('adds what the query names, an attribute once', () => {
    const state = { ...initialProductListState, attribute: ['silver'] };
    expect(toSearchIndexFilter(state, [size, stock, gold, gold, price], filterOptions)).toEqual({
      ...emptySearchIndexFilter,
      attributeGroups: [{ group: 'metal', ids: ['silver-id', 'gold-id'] }],
      sizes: ['Größe 54'],
      inStock: true,
      maxCents: 50_000,
    });
  });

  it.each([
    [
      [10_000, 90_000],
      [20_000, 50_000],
      [20_000, 50_000],
    ],
    [
      [30_000, 40_000],
      [20_000, 50_000],
      [30_000, 40_000],
    ],
    [
      [30_000, null],
      [null, 50_000],
      [30_000, 50_000],
    ],
    [
      [null, 40_000],
      [20_000, null],
      [20_000, 40_000],
    ],
  ] as const)('takes the narrower price of %j and %j', ([minCents, maxCents], [from, upTo], [lowest, highest]) => {
    const state = { ...initialProductListState, minCents, maxCents };
    const filter = toSearchIndexFilter(state, [{ ...price, minCents: from, maxCents: upTo }], filterOptions);
    expect([filter.minCents, filter.maxCents, filter.inStock]).toEqual([lowest, highest, false]);
  });
});

describe('hasUnknownFilter', () => {
  it('knows what the shop offers', () => {
    const state = {
      ...initialProductListState,
      category: 'chains',
      subcategory: ['solitaire'],
      manufacturer: ['house'],
      attribute: ['gold', 'ruby'],
      tag: ['gift'],
      branch: ['main'],
      size: ['Größe 54'],
    };
    expect(hasUnknownFilter(state, filterOptions)).toBe(false);
    expect(hasUnknownFilter(initialProductListState, filterOptions)).toBe(false);
  });

  it.each(['subcategory', 'manufacturer', 'attribute', 'tag', 'branch', 'size'] as const)(
    'finds an unknown %s',
    (name) => {
      expect(hasUnknownFilter({ ...initialProductListState, [name]: ['gone'] }, filterOptions)).toBe(true);
    },
  );

  it('finds an unknown category, and one unknown value among known ones', () => {
    expect(hasUnknownFilter({ ...initialProductListState, category: 'gone' }, filterOptions)).toBe(true);
    expect(hasUnknownFilter({ ...initialProductListState, tag: ['gift', 'gone'] }, filterOptions)).toBe(true);
  });
});

it('takes a size that no product has for a word', () => {
  const unknown = { ...size, size: '99' };
  expect(toSearchQueryWithUnknownSizesAsWords({ filters: [price, unknown], words: ['ring'] }, filterOptions)).toEqual({
    filters: [price],
    words: ['ring', '99'],
  });
  // "5" is a size of its own, not a part of "54".
  const known = { filters: [price, { ...size, size: '5' }], words: ['ring'] };
  expect(toSearchQueryWithUnknownSizesAsWords(known, filterOptions)).toEqual(known);
});

it('tells visitors how their words were understood', () => {
  expect(toInterpretedSearchFilter(gold)).toEqual({ kind: 'attribute', words: 'aus gold', label: 'Gold' });
  expect(toInterpretedSearchFilter(size)).toEqual({ kind: 'size', words: 'größe 54', label: '54' });
  expect(toInterpretedSearchFilter(price)).toBe(price);
  expect(toInterpretedSearchFilter(stock)).toBe(stock);
});

describe('the bits of the index', () => {
  const everything: ProductSearchIndexFilter = {
    category: 'rings-id',
    subcategories: ['solitaire-id'],
    manufacturers: ['house-id'],
    attributeGroups: [
      { group: 'metal', ids: ['gold-id', 'silver-id'] },
      { group: 'stone', ids: ['ruby-id'] },
    ],
    tags: ['gift-id'],
    branches: ['main-id'],
    sizes: ['Größe 54'],
    inStock: true,
    minCents: 10_000,
    maxCents: null,
  };

  it('are one for each filter, with its values', () => {
    const failures = toFailedFilterBitSqlFragments(everything);
    expect(failures.map(({ bit, bindings }) => [bit, bindings])).toEqual([
      [1, ['rings-id']],
      [2, [['solitaire-id']]],
      [4, [['house-id']]],
      [8, [['gift-id']]],
      [128, [['main-id']]],
      [16, [['Größe 54']]],
      [32, []],
      [256, [['gold-id', 'silver-id']]],
      [512, [['ruby-id']]],
      [64, [10_000, Number.MAX_SAFE_INTEGER]],
    ]);
    for (const { bit, sql } of failures) expect(sql).toMatch(new RegExp(`^case when .+ then 0 else ${bit} end$`));
    expect(failures.filter((failure) => !isFacetSetFilterSqlFragment(failure)).map(({ bit }) => bit)).toEqual([32, 64]);
  });

  it('are none without a filter; a highest price alone is one', () => {
    expect(toFailedFilterBitSqlFragments(emptySearchIndexFilter)).toEqual([]);
    expect(hasAnySearchIndexFilter(emptySearchIndexFilter)).toBe(false);
    expect(toFailedFilterBitSqlFragments({ ...emptySearchIndexFilter, maxCents: 5_000 })).toMatchObject([
      { bindings: [0, 5_000] },
    ]);
    expect(hasAnySearchIndexFilter({ ...emptySearchIndexFilter, maxCents: 5_000 })).toBe(true);
  });

  it('are those that the counts of a facet ignore', () => {
    expect(toFilterBitIgnoredByFacet('tag', undefined, everything)).toBe(searchFilterBitFlags.tag);
    expect(toFilterBitIgnoredByFacet('attribute', 'metal', everything)).toBe(256);
    expect(toFilterBitIgnoredByFacet('attribute', 'stone', everything)).toBe(512);
    expect(toFilterBitIgnoredByFacet('attribute', 'cut', everything)).toBe(0);
  });
});

describe('toSearchRelaxationSteps', () => {
  const toNames = (filters: ParsedSearchTextFilter[], hasNameTerms: boolean, hasSeveralTerms: boolean) =>
    toSearchRelaxationSteps({ filters, words: [] }, { hasNameTerms, hasSeveralTerms }).map(
      ({ match, names, filters: kept }) => [match, names, kept.map(({ kind }) => kind)],
    );

  it('reads names of attributes as filters, then as words, then not at all, and at last any of the words', () => {
    expect(toNames([price, gold], true, true)).toEqual([
      ['all', 'filters', ['price', 'attribute']],
      ['all', 'words', ['price']],
      ['all', 'ignored', ['price']],
      ['any', 'filters', ['price', 'attribute']],
      ['any', 'ignored', ['price']],
    ]);
  });

  it('has one way for a single word, and no other reading of names that are none', () => {
    expect(toNames([price], true, false)).toEqual([['all', 'filters', ['price']]]);
    expect(toNames([price, gold], false, false)).toEqual([
      ['all', 'filters', ['price', 'attribute']],
      ['all', 'ignored', ['price']],
    ]);
    expect(toNames([], false, true)).toEqual([
      ['all', 'filters', []],
      ['any', 'filters', []],
    ]);
  });
});
