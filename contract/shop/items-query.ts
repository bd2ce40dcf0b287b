// A read of the backend's items whose fields stand in contract/: the shop's records are read at build time and in the
// browser, by one list of fields each. Pure; sent by the Directus client of either side.
import type { RestCommand } from '@directus/sdk';
import type { Schema } from '../directus-schema.ts';

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
  offset?: number;
  meta?: 'filter_count';
}

/** Directus's GET of items (specification §7), typed by the schema that parses the answer and not by the query. */
export const toItemsRead =
  (collection: keyof Schema & `ecommerce_${string}`, query: ItemsQuery): RestCommand<unknown, Schema> =>
  () => ({ path: `/items/${collection}`, method: 'GET', params: { ...query } as Record<string, unknown> });
