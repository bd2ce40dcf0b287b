import { expect, it } from 'vitest';
import { toProductListPagination, clampLoadedPageCount, toDirectusSortFields } from './pagination-and-sorting.ts';
import { shopDefaultSortOptions } from '../../contract/product-sort-orders-and-filter-types.ts';

const at = (page: number, filterCount: number) =>
  toProductListPagination({ page, filterCount, limit: 20, resultCount: 20 });

it('computes the pagination of a page', () => {
  expect(toProductListPagination({ page: 3, filterCount: 52, limit: 20, resultCount: 12 })).toEqual({
    resultCount: 12,
    filterCount: 52,
    limit: 20,
    offset: 40,
    page: 3,
    pageCount: 3,
    links: [1, 2, 3],
  });
});

it('has one page if nothing matches', () => {
  expect(at(1, 0)).toMatchObject({ pageCount: 1, links: [1] });
});

it('links the first, the last and the adjacent pages, and fills a gap of one', () => {
  expect(at(1, 240).links).toEqual([1, 2, null, 12]);
  expect(at(6, 240).links).toEqual([1, null, 5, 6, 7, null, 12]);
  expect(at(3, 240).links).toEqual([1, 2, 3, 4, null, 12]);
  expect(at(12, 240).links).toEqual([1, null, 11, 12]);
});

it('limits a page number that is too high', () => {
  expect(at(900, 240).links).toEqual([1, null, 11, 12]);
});

it('loads no more pages than exist, but always the requested one', () => {
  expect(clampLoadedPageCount({ page: 1, pageCount: 3 }, 2)).toBe(2);
  expect(clampLoadedPageCount({ page: 2, pageCount: 3 }, 10)).toBe(2);
  expect(clampLoadedPageCount({ page: 100_000, pageCount: 3 }, 10)).toBe(1);
});

it.each([
  ['sort', ['sort', 'id']],
  ['-date_created', ['-date_created', '-id']],
  ['price_brutto', ['price_from', 'id']],
  ['-price_brutto', ['-price_from', '-id']],
  ['display_name', ['display_name', 'id']],
] as const)('sorts by %s, then by id in the same direction', (sort, fields) => {
  expect(toDirectusSortFields(sort)).toEqual(fields);
});

it('breaks ties by id for every sorting', () => {
  for (const sort of shopDefaultSortOptions) expect(toDirectusSortFields(sort).at(-1)).toMatch(/^-?id$/);
});
