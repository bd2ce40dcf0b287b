// Reads the items of a query and checks them: as many as are asked for, or every one. Used by the reads beside.
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
 * The first items of `collection` that match the query, in its order, with the fields that `schema` names.
 * @param query with a `limit` of -1 all of them in one answer
 * @throws ContentError naming collection, id and field of every wrong value.
 */
export const readFirstRecords = async <S extends z.ZodType>(
  client: BackendClient,
  collection: string,
  schema: S,
  query: RecordsQuery & { limit: number },
): Promise<z.infer<S>[]> => {
  const read = toItemsRead(collection, { ...query, fields: toRecordFields(schema) });
  return checkRecords(collection, schema, await client.directus.request<unknown[]>(read));
};

/**
 * All items of `collection` that match the query, in its order, with the fields that `schema` names. Page by page: a limit of the
 * backend can then never cut a result silently.
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
