// A read of the backend's items whose fields stand in contract/: the shop's records are read at build time and in the
// browser, by one list of fields each. Pure; sent by the Directus client of either side.

export interface ItemsQuery {
  /** Paths, such as `category.slug`. */
  fields: readonly string[];
  filter?: object;
  deep?: object;
  sort?: readonly string[];
  limit: number;
  /** From 1. */
  page?: number;
  meta?: 'filter_count';
}

/** Directus's GET of items (specification §7) as its SDK takes it; the answer is typed by the schema that parses it. */
export const toItemsRead = (collection: string, query: ItemsQuery) => () => ({
  path: `/items/${collection}`,
  method: 'GET' as const,
  params: { ...query } as Record<string, unknown>,
});
