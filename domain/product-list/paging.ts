// The paging meta of a list (specification §3: result_count, filter_count, limit, offset, page, page_count, links). Pure;
// the one place that computes it, for built pages and for what the browser asks.

export interface Paging {
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

export const toPaging = (counts: Pick<Paging, 'filterCount' | 'limit' | 'page' | 'resultCount'>): Paging => {
  const pageCount = Math.max(1, Math.ceil(counts.filterCount / counts.limit));
  return {
    ...counts,
    offset: (counts.page - 1) * counts.limit,
    pageCount,
    links: toLinks(Math.min(counts.page, pageCount), pageCount),
  };
};

/** How many of `wanted` pages there are from this page on; at least this one. */
export const toShownPageCount = ({ page, pageCount }: Pick<Paging, 'page' | 'pageCount'>, wanted: number): number =>
  Math.max(1, Math.min(wanted, pageCount - page + 1));

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
