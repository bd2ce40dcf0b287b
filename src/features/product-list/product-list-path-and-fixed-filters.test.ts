import { describe, expect, it } from 'vitest';
import {
  toProductListStateWithoutFilters,
  countActiveProductFilters,
  initialProductListState,
  isUnfilteredUnsortedProductList,
  parseProductListQuery,
  type ProductListState,
  toggleProductFilterValue,
} from '../../../domain/product-list/product-list-state.ts';
import { toPaginatedProductListPath } from '../../i18n/site-paths.ts';
import {
  toAllProductsListPathAndFixedFilters,
  toDepartmentOrBrandListLocation,
  toProductListHref,
  withFixedProductListFilters,
  withoutFixedFilters,
} from './product-list-path-and-fixed-filters.ts';

describe('the list of all products', () => {
  const toHref = (change: Partial<ProductListState>) =>
    toProductListHref({ ...initialProductListState, ...change }, toAllProductsListPathAndFixedFilters('de'));

  it('uses a path only for further pages of the plain list; a sorted list has its page in the query', () => {
    expect(toHref({ page: 3 })).toBe(toPaginatedProductListPath(3, 'de'));
    expect(toHref({ sort: 'display_name', page: 3 })).toBe(
      `${toPaginatedProductListPath(1, 'de')}?sort=display_name&page=3`,
    );
    expect(toHref({ pageCount: 2 })).toBe(`${toPaginatedProductListPath(1, 'de')}?pages=2`);
  });
});

describe('the list of a department', () => {
  const listLocation = toDepartmentOrBrandListLocation('/schmuck', { category: 'jewellery' });
  const read = (query: string) => withoutFixedFilters(parseProductListQuery(query), listLocation.fixed);
  const toHref = (state: ProductListState) => toProductListHref(state, listLocation);

  it.each([
    ['', '/schmuck'],
    ['?page=2', '/schmuck?page=2'],
    ['?page=2&pages=3', '/schmuck?page=2&pages=3'],
    ['?attribute=3f2a9c1b&sort=popular&page=2', '/schmuck?attribute=3f2a9c1b&sort=popular&page=2'],
    ['?category=watches&tag=gift', '/schmuck?tag=gift'],
  ])('has the state of the address "%s" at %s', (query, href) => {
    expect(toHref(read(query))).toBe(href);
  });

  it('does not count its own filter as an active one, and keeps it when all others are removed', () => {
    const own = read('?category=jewellery');
    expect(isUnfilteredUnsortedProductList(own)).toBe(true);
    const filtered = toggleProductFilterValue(own, 'tag', 'gift');
    expect(countActiveProductFilters(filtered)).toBe(1);
    expect(toHref(toProductListStateWithoutFilters(filtered))).toBe('/schmuck');
    expect(withFixedProductListFilters(toProductListStateWithoutFilters(filtered), listLocation.fixed)).toEqual({
      ...initialProductListState,
      category: 'jewellery',
    });
  });

  it('asks for its own filter whatever the address says', () => {
    expect(withFixedProductListFilters(read('?category=watches&tag=gift'), listLocation.fixed)).toMatchObject({
      category: 'jewellery',
      tag: ['gift'],
    });
  });
});

it('the list of a brand ignores brands in the address', () => {
  const listLocation = toDepartmentOrBrandListLocation('/uhren/marenholt', { manufacturer: ['marenholt'] });
  const state = withoutFixedFilters(
    parseProductListQuery('?manufacturer=ormeval&category=watches'),
    listLocation.fixed,
  );
  expect(toProductListHref(state, listLocation)).toBe('/uhren/marenholt?category=watches');
  expect(withFixedProductListFilters(state, listLocation.fixed).manufacturer).toEqual(['marenholt']);
});
