// The order of a list and its pages, for built pages and for what the browser asks, which must agree. Pure. The paging meta is the
// specification's (§3: result_count, filter_count, limit, offset, page, page_count, links); only here is it computed.
import type { ProductSort } from '../../contract/shop-settings.ts';

export interface Pagination {
  /** Pieces on this page. */
  resultCount: number;
  /** Pieces in all that match. */
  filterCount: number;
  limit: number;
  offset: number;
  /** From 1. */
  page: number;
  pageCount: number;
  /** Numbers of the pages to link to; `null` stands for left out ones. */
  links: (number | null)[];
}

/** Pages at either side of the current one that are linked. */
const neighbours = 1;

export const toPagination = (
  counts: Pick<Pagination, 'filterCount' | 'limit' | 'page' | 'resultCount'>,
): Pagination => {
  const pageCount = Math.max(1, Math.ceil(counts.filterCount / counts.limit));
  return {
    ...counts,
    offset: (counts.page - 1) * counts.limit,
    pageCount,
    links: toLinks(Math.min(counts.page, pageCount), pageCount),
  };
};

/** How many of `wanted` pages there are from this page on; at least this one. */
export const toLoadedPageCount = (
  { page, pageCount }: Pick<Pagination, 'page' | 'pageCount'>,
  wanted: number,
): number => Math.max(1, Math.min(wanted, pageCount - page + 1));

/** The first, the last, the current one and its neighbours: `1 … 4 5 6 … 12`. */
const toLinks = (page: number, pageCount: number): (number | null)[] => {
  const near = [1, pageCount];
  for (let number = page - neighbours; number <= page + neighbours; number += 1) near.push(number);
  const numbers = [...new Set(near)].filter((number) => number >= 1 && number <= pageCount).sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const gap = number - (numbers[index - 1] ?? number);
    if (gap === 2) return [number - 1, number];
    return gap > 2 ? [null, number] : [number];
  });
};

const fields: Record<ProductSort, string> = {
  sort: 'sort',
  '-date_created': '-date_created',
  // Products with variants have no price of their own: the database keeps the lowest one for each.
  price_brutto: 'price_from',
  '-price_brutto': '-price_from',
  display_name: 'display_name',
};

/** With the id as the last word, so that no piece stands on two pages; in the same direction, as the indexes are. */
export const toDirectusSort = (sort: ProductSort): string[] => [fields[sort], sort.startsWith('-') ? '-id' : 'id'];
