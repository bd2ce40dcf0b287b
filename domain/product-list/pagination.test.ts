import { expect, it } from 'vitest';
import { toPagination, toLoadedPageCount, toDirectusSort } from './pagination.ts';
import { productSorts } from '../../contract/shop-settings.ts';

const at = (page: number, filterCount: number) => toPagination({ page, filterCount, limit: 20, resultCount: 20 });

it('computes the meta of a page', () => {
  expect(toPagination({ page: 3, filterCount: 52, limit: 20, resultCount: 12 })).toEqual({
    resultCount: 12,
    filterCount: 52,
    limit: 20,
    offset: 40,
    page: 3,
    pageCount: 3,
    links: [1, 2, 3],
  });
});

it('has one page where nothing matches', () => {
  expect(at(1, 0)).toMatchObject({ pageCount: 1, links: [1] });
});

it('links the first, the last and the neighbours, and fills a gap of one', () => {
  expect(at(1, 240).links).toEqual([1, 2, null, 12]);
  expect(at(6, 240).links).toEqual([1, null, 5, 6, 7, null, 12]);
  expect(at(3, 240).links).toEqual([1, 2, 3, 4, null, 12]);
  expect(at(12, 240).links).toEqual([1, null, 11, 12]);
});

it('stays within the pages there are', () => {
  expect(at(900, 240).links).toEqual([1, null, 11, 12]);
});

it('shows no more pages than there are, and the one that was asked for in any case', () => {
  expect(toLoadedPageCount({ page: 1, pageCount: 3 }, 2)).toBe(2);
  expect(toLoadedPageCount({ page: 2, pageCount: 3 }, 10)).toBe(2);
  expect(toLoadedPageCount({ page: 100_000, pageCount: 3 }, 10)).toBe(1);
});

it.each([
  ['sort', ['sort', 'id']],
  ['-date_created', ['-date_created', '-id']],
  ['price_brutto', ['price_from', 'id']],
  ['-price_brutto', ['-price_from', '-id']],
  ['display_name', ['display_name', 'id']],
] as const)('sorts by %s, and equal ones by their id in the same direction', (sort, fields) => {
  expect(toDirectusSort(sort)).toEqual(fields);
});

it('leaves no two pieces in an order of chance, however the list is sorted', () => {
  for (const sort of productSorts) expect(toDirectusSort(sort).at(-1)).toMatch(/^-?id$/);
});
