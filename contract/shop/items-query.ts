// A read of the backend's items whose fields stand in contract/: the shop's records are read at build time and in the
// browser, by one list of fields each. Pure; sent by the Directus client of either side.

/** A field by its name, or names below a relation. */
type Field = string | { readonly [relation: string]: readonly Field[] };

export interface ItemsQuery {
  fields: readonly Field[];
  filter: object;
  deep?: object;
  sort?: readonly string[];
  limit: number;
  /** From 1. */
  page?: number;
  meta?: 'filter_count';
}

type ShopCollection = 'ecommerce_attribute' | 'ecommerce_product' | 'ecommerce_settings' | 'ecommerce_tag';

/** Directus's GET of items (specification §7) as its SDK takes it; the answer is typed by the schema that parses it. */
export const toItemsRead = (collection: ShopCollection, query: ItemsQuery) => () => ({
  path: `/items/${collection}`,
  method: 'GET' as const,
  params: { ...query } as Record<string, unknown>,
});
