// Sorting and pagination of product lists, identical for prerendered pages and for requests by the browser. The
// pagination fields are those of specification §3 (result_count, filter_count, limit, offset, page, page_count, links).
// Pure.
import type { ProductSortOption } from '../../contract/product-sort-orders-and-filter-types.ts';

export interface ProductListPageInfo {
  /** Products on this page. */
  resultCount: number;
  /** Total number of matching products. */
  filterCount: number;
  limit: number;
  offset: number;
  /** 1-based. */
  page: number;
  pageCount: number;
  /** Page numbers to link to; `null` is a gap. */
  links: (number | null)[];
}

/** Number of linked pages on either side of the current page. */
const adjacentPages = 1;

export const toProductListPagination = (
  counts: Pick<ProductListPageInfo, 'filterCount' | 'limit' | 'page' | 'resultCount'>,
): ProductListPageInfo => {
  const pageCount = Math.max(1, Math.ceil(counts.filterCount / counts.limit));
  return {
    ...counts,
    offset: (counts.page - 1) * counts.limit,
    pageCount,
    links: toLinks(Math.min(counts.page, pageCount), pageCount),
  };
};

/** Limits `requested` pages to those that exist from this page on; at least 1. */
export const clampLoadedPageCount = (
  { page, pageCount }: Pick<ProductListPageInfo, 'page' | 'pageCount'>,
  requested: number,
): number => Math.max(1, Math.min(requested, pageCount - page + 1));

/** The first, the last, the current page and the adjacent ones: `1 … 4 5 6 … 12`. A gap of one page is filled. */
const toLinks = (page: number, pageCount: number): (number | null)[] => {
  const candidates = [1, pageCount];
  for (let number = page - adjacentPages; number <= page + adjacentPages; number += 1) candidates.push(number);
  const numbers = [...new Set(candidates)].filter((number) => number >= 1 && number <= pageCount).sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const gap = number - (numbers[index - 1] ?? number);
    if (gap === 2) return [number - 1, number];
    return gap > 2 ? [null, number] : [number];
  });
};

const fields: Record<ProductSortOption, string> = {
  sort: 'sort',
  '-date_created': '-date_created',
  // Products with variants have no price of their own; the database maintains their lowest price in `price_from`.
  price_brutto: 'price_from',
  '-price_brutto': '-price_from',
  display_name: 'display_name',
};

/**
 * Sort fields with the id as tie-breaker, so that no product appears on two pages. The id has the same direction, to
 * match the indexes.
 */
export const toDirectusSortFields = (sort: ProductSortOption): string[] => [
  fields[sort],
  sort.startsWith('-') ? '-id' : 'id',
];
