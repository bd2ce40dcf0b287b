// Reads every item of a query and checks it. Page by page: a limit of the backend can then never cut a result silently.
import type { z } from 'zod';
import { toRecordFields } from '../../../contract/record-fields.ts';
import { toItemsRead } from '../../../contract/shop/items-query.ts';
import type { BackendClient } from '../directus/create-client.ts';
import { checkRecords } from './check-records.ts';

const pageSize = 100;

export interface RecordsQuery {
  filter?: object;
  deep?: object;
  sort?: readonly string[];
}

/**
 * All items of `collection` that match the query, in its order, with the fields that `schema` names.
 * @throws ContentError naming collection, id and field of every wrong value.
 */
export const readRecords = async <S extends z.ZodType>(
  client: BackendClient,
  collection: string,
  schema: S,
  query: RecordsQuery = {},
): Promise<z.infer<S>[]> => {
  const fields = toRecordFields(schema);
  const items: unknown[] = [];
  for (let page = 1; ; page += 1) {
    const batch = await client.directus.request<unknown[]>(
      toItemsRead(collection, { ...query, fields, limit: pageSize, page }),
    );
    items.push(...batch);
    if (batch.length < pageSize) return checkRecords(collection, schema, items);
  }
};
