import { describe, expect, it } from 'vitest';
import { productListSortOptions } from '../../contract/product-sort-orders-and-filter-types.ts';
import { createTestFacetOption, createTestProductFacets } from './product-facets.fixture.ts';
import {
  countActiveProductFilters,
  findFacetOptionsOfFilter,
  hasActiveProductFiltersOrSearch,
  updateProductListStateAndResetPage,
  isUnfilteredUnsortedProductList,
  parseProductListQuery,
  initialProductListState,
  uuidToUrlFilterValue,
  toggleProductFilterValue,
  formatProductListQuery,
  toProductListStateWithoutFilters,
} from './product-list-state.ts';

describe('the list state in the URL', () => {
  it('round-trips', () => {
    const query =
      '?category=rings&subcategory=solitaire&size=54&size=56&manufacturer=arnsberg&attribute=3f2a9c1b&tag=engravable&branch=7c1d' +
      '&price=500-2000&stock=1&q=gold&sort=-price_brutto&page=3&pages=2';
    expect(formatProductListQuery(parseProductListQuery(query))).toBe(query);
  });

  it('is empty for the default list', () => {
    expect(parseProductListQuery('')).toEqual(initialProductListState);
    expect(formatProductListQuery(initialProductListState)).toBe('');
    expect(isUnfilteredUnsortedProductList(parseProductListQuery('?utm_source=mail'))).toBe(true);
  });

  it.each(productListSortOptions.filter((sort) => sort !== 'relevance'))(
    'round-trips with the sorting %s and a page',
    (sort) => {
      const state = { ...initialProductListState, sort, page: 2 };
      expect(isUnfilteredUnsortedProductList(state)).toBe(false);
      expect(formatProductListQuery(state)).toBe(`?sort=${sort}&page=2`);
      expect(parseProductListQuery(formatProductListQuery(state))).toEqual(state);
    },
  );

  it('has no sorting by relevance, which is that of a search without another one', () => {
    for (const query of ['?q=gold&sort=relevance', '?sort=relevance']) {
      expect(parseProductListQuery(query).sort).toBeNull();
    }
    expect(isUnfilteredUnsortedProductList(parseProductListQuery('?sort=relevance'))).toBe(true);
  });

  it('takes the page number from the path, unless the query has one', () => {
    expect(parseProductListQuery('', 4).page).toBe(4);
    expect(parseProductListQuery('?page=2', 4).page).toBe(2);
  });

  it.each([
    ['page=1000000000', { page: 100_000 }],
    ['page=-3', { page: 1 }],
    ['page=1e9', { page: 1 }],
    ['pages=99', { pageCount: 10 }],
    ['price=-50-100', { minCents: null, maxCents: null }],
    ['price=-100', { minCents: null, maxCents: 10_000 }],
    ['price=500-', { minCents: 50_000, maxCents: null }],
    ['price=-', { minCents: null, maxCents: null }],
    ['price=500-500', { minCents: 50_000, maxCents: 50_000 }],
    ['price=0-10000000', { minCents: 0, maxCents: 1_000_000_000 }],
    ['price=10000001-', { minCents: null, maxCents: null }],
    ['price=1-20000000', { minCents: 100, maxCents: null }],
    ['price=a500-600', { minCents: null, maxCents: null }],
    ['price=500-600b', { minCents: null, maxCents: null }],
    ['page=100000', { page: 100_000 }],
    ['page=12', { page: 12 }],
    ['page=0', { page: 1 }],
    ['page=2x', { page: 1 }],
    ['page=x2', { page: 1 }],
    ['page=', { page: 1 }],
    ['pages=10', { pageCount: 10 }],
    ['q=%20gold%20', { search: 'gold' }],
    ['category=', { category: null }],
    [`category=${'x'.repeat(80)}`, { category: 'x'.repeat(80) }],
    [`tag=${'x'.repeat(80)}&tag=${'y'.repeat(81)}`, { tag: ['x'.repeat(80)] }],
    ['price=2000-500', { minCents: null, maxCents: null }],
    ['price=99999999999-', { minCents: null, maxCents: null }],
    ['price=abc', { minCents: null, maxCents: null }],
    ['sort=password', { sort: null }],
    ['sort=price_brutto_old', { sort: null }],
    ['sort=-display_name', { sort: null }],
    ['stock=1', { inStock: true }],
    ['stock=0', { inStock: false }],
    ['stock=true', { inStock: false }],
    ['size=54&size=54&size=', { size: ['54'] }],
    [`q=${'x'.repeat(201)}`, { search: 'x'.repeat(200) }],
    [`category=${'x'.repeat(200)}`, { category: null }],
    ['tag=a&tag=a&tag=', { tag: ['a'] }],
  ])('reads %s safely', (query, expected) => {
    expect(parseProductListQuery(query)).toMatchObject(expected);
  });

  it('keeps HTML in the search as text', () => {
    const state = parseProductListQuery('?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E');
    expect(state.search).toBe('<script>alert(1)</script>');
    expect(formatProductListQuery(state)).toBe('?q=%3Cscript%3Ealert%281%29%3C%2Fscript%3E');
  });

  it('reads at most twenty values per filter', () => {
    const query = Array.from({ length: 50 }, (_, index) => `tag=t${index}`).join('&');
    expect(parseProductListQuery(query).tag).toHaveLength(20);
  });
});

describe('active filters', () => {
  it.each([
    ['', 0, false],
    ['?sort=price_brutto&page=2&pages=3', 0, false],
    ['?q=gold', 0, true],
    ['?category=rings', 1, true],
    ['?tag=a&tag=b&attribute=c', 3, true],
    ['?subcategory=a&manufacturer=b', 2, true],
    ['?price=-100', 1, true],
    ['?price=100-', 1, true],
    ['?price=100-200', 1, true],
    ['?size=54&size=56', 2, true],
    ['?stock=1', 1, true],
    ['?category=rings&tag=a&price=100-200&stock=1&q=gold', 4, true],
  ])('of "%s" number %i', (query, count, isActive) => {
    const state = parseProductListQuery(query);
    expect(countActiveProductFilters(state)).toBe(count);
    expect(hasActiveProductFiltersOrSearch(state)).toBe(isActive);
    expect(isUnfilteredUnsortedProductList(state)).toBe(!isActive && state.sort === null);
  });
});

it.each([
  ['?price=100-', '?price=100-'],
  ['?price=-200', '?price=-200'],
  ['?page=3', ''],
  ['?pages=3', '?pages=3'],
  ['?q=gold&page=3', '?q=gold&page=3'],
  ['?q=gold&page=1', '?q=gold'],
])('writes the list of "%s" as "%s"', (query, written) => {
  expect(formatProductListQuery(parseProductListQuery(query))).toBe(written);
});

it('rounds a price to whole euros', () => {
  expect(formatProductListQuery({ ...initialProductListState, minCents: 10_049, maxCents: 10_050 })).toBe(
    '?price=100-101',
  );
});

describe('a state change', () => {
  const third = { ...initialProductListState, page: 3, pageCount: 2, category: 'rings' };

  it('returns to the first page', () => {
    expect(toggleProductFilterValue(third, 'tag', 'gift')).toMatchObject({
      page: 1,
      pageCount: 1,
      tag: ['gift'],
      category: 'rings',
    });
    expect(updateProductListStateAndResetPage(third, { sort: 'price_brutto' })).toMatchObject({
      page: 1,
      sort: 'price_brutto',
    });
  });

  it('removes a selected value', () => {
    expect(toggleProductFilterValue({ ...third, tag: ['a', 'b'] }, 'tag', 'a').tag).toEqual(['b']);
  });

  it('clears all filters and keeps the sorting', () => {
    expect(toProductListStateWithoutFilters({ ...third, sort: 'display_name', search: 'gold' })).toEqual({
      ...initialProductListState,
      sort: 'display_name',
    });
  });
});

it.each([
  ['subcategory', ['solitaire']],
  ['size', ['54', '56']],
  ['manufacturer', ['arnsberg', 'eberau']],
  ['attribute', ['aaaa', 'bbbb', 'cccc']],
  ['tag', ['gift']],
  ['branch', ['7c1d']],
] as const)('the filter %s has the options %j', (filter, values) => {
  const option = (value: string) => createTestFacetOption(value, value);
  const facets = createTestProductFacets({
    categories: [option('rings')],
    subcategories: [{ ...option('solitaire'), category: 'rings' }],
    sizes: [option('54'), option('56')],
    manufacturers: [option('arnsberg'), option('eberau')],
    attributeGroups: [
      { id: 'g1', label: 'Material', options: [option('aaaa'), option('bbbb')] },
      { id: 'g2', label: 'Stone', options: [option('cccc')] },
    ],
    tags: [option('gift')],
    branches: [option('7c1d')],
  });
  expect(findFacetOptionsOfFilter(facets, filter).map(({ value }) => value)).toEqual(values);
});

it('uses the first part of the id for an attribute or a branch', () => {
  expect(uuidToUrlFilterValue('3f2a9c1b-1111-4222-8333-444455556666')).toBe('3f2a9c1b');
  expect(uuidToUrlFilterValue('3f2a9c1b')).toBe('3f2a9c1b');
});
