// Reads the items of a query, as many as are asked for or every one, page by page, and checks them; which items are
// shown, and the schemas of links, times and files. Used by the reads beside.
import { z } from 'zod';
import type { PreviewCollection, PreviewRecord } from '../../../contract/publishing/preview-link.ts';
import { toRecordFields } from '../../../contract/items-query.ts';
import { optionalText } from '../../../contract/record-parts.ts';
import { toItemsRead } from '../../../contract/items-query.ts';
import type { BackendClient } from '../directus/create-client.ts';
import { validateRecords } from './validate-records.ts';

/** Where a link leads: a path of the site in German, or an address elsewhere. */
export const linkTargetSchema = optionalText.refine(
  (target) => target === null || /^(\/|https?:\/\/|mailto:|tel:)/.test(target),
  'must be a path such as /kontakt, or begin with https://, http://, mailto: or tel:',
);

/** `HH:MM` of a `HH:MM:SS` value: seconds are cut (specification §9). */
export const timeOfDaySchema = z
  .string()
  .regex(/^\d{2}:\d{2}(:\d{2})?$/, 'is not a time of day')
  .nullish()
  .transform((value) => value?.slice(0, 5) ?? null);

/** A file of the library, with what the build needs to make pictures of it. */
export const fileRecordSchema = z.object({
  id: z.string(),
  filename_download: z.string(),
  type: z.string().nullish(),
  title: optionalText,
  width: z.number().nullish(),
  height: z.number().nullish(),
  focal_point_x: z.number().nullish(),
  focal_point_y: z.number().nullish(),
  modified_on: z.string().nullish(),
});

export type FileRecord = z.infer<typeof fileRecordSchema>;

const pageSize = 100;

export interface BackendRecordsQuery {
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
  query: BackendRecordsQuery & { limit: number },
): Promise<z.infer<S>[]> => {
  const read = toItemsRead(collection, { ...query, fields: toRecordFields(schema) });
  return validateRecords(collection, schema, await client.directus.request<unknown[]>(read));
};

/**
 * All items of `collection` that match the query, in its order, with the fields that `schema` names. Page by page: a limit of the
 * backend can then never cut a result silently.
 * @throws ContentError naming collection, id and field of every wrong value.
 */
export const readAllRecords = async <S extends z.ZodType>(
  client: BackendClient,
  collection: string,
  schema: S,
  query: BackendRecordsQuery = {},
): Promise<z.infer<S>[]> => {
  const fields = toRecordFields(schema);
  const items: unknown[] = [];
  for (let page = 1; ; page += 1) {
    const batch = await client.directus.request<unknown[]>(
      toItemsRead(collection, { ...query, fields, limit: pageSize, page }),
    );
    items.push(...batch);
    if (batch.length < pageSize) return validateRecords(collection, schema, items);
  }
};

/** Pages asked for at once: the backend makes the next ones while an answer is on its way. */
const pagesAtOnce = 4;

/** All records in their order. `readPage` takes the number of a page, from 1; a page with fewer than `pageSize` records is the last. */
export const readAllPages = async <R>(readPage: (page: number) => Promise<R[]>, pageSize: number): Promise<R[]> => {
  const records: R[] = [];
  for (let first = 1; ; first += pagesAtOnce) {
    const pages = await Promise.all(Array.from({ length: pagesAtOnce }, (_, index) => readPage(first + index)));
    records.push(...pages.flat());
    if (pages.some((page) => page.length < pageSize)) return records;
  }
};

const publishedFilter = { status: { _eq: 'published' } } as const;

/** Whatever the status of the item in preview: a draft, one that is archived, or one that is already published. */
export const toPublishedOrPreviewFilter = (collection: PreviewCollection, preview: PreviewRecord | undefined) =>
  preview?.collection === collection
    ? { _or: [publishedFilter, { id: { _eq: preview.item } }] }
    : { _or: [publishedFilter] };
