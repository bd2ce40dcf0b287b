// Reads every item of a query, page by page: a limit of the backend can then never cut a result silently.
import { type CollectionType, type Query, type RegularCollections, readItems } from '@directus/sdk';
import type { Schema } from '../../../contract/directus-schema.ts';
import type { BackendClient } from '../directus/create-client.ts';

const pageSize = 100;

/** All items of `collection` that match the query, in its order. */
export const readAll = async <C extends RegularCollections<Schema>>(
  client: BackendClient,
  collection: C,
  query: Query<Schema, CollectionType<Schema, C>>,
): Promise<unknown[]> => {
  const items: unknown[] = [];
  for (let page = 1; ; page += 1) {
    const batch: unknown[] = await client.directus.request(
      readItems<Schema, C, Query<Schema, CollectionType<Schema, C>>>(collection, { ...query, limit: pageSize, page }),
    );
    items.push(...batch);
    if (batch.length < pageSize) return items;
  }
};
