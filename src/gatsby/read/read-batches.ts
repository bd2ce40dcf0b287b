// Reads a long list of the backend page by page. Used by the reads beside.

/** Pages asked for at once: the backend makes the next ones while an answer is on its way. */
const pagesAtOnce = 4;

/** All records in their order. `readPage` takes the number of a page, from 1; a page with fewer than `pageSize` records is the last. */
export const readBatches = async <R>(readPage: (page: number) => Promise<R[]>, pageSize: number): Promise<R[]> => {
  const records: R[] = [];
  for (let first = 1; ; first += pagesAtOnce) {
    const pages = await Promise.all(Array.from({ length: pagesAtOnce }, (_, index) => readPage(first + index)));
    records.push(...pages.flat());
    if (pages.some((page) => page.length < pageSize)) return records;
  }
};
