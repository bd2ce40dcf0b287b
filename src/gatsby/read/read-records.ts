// Reads and validates the records of a query, all or a limited number; and defines the shared schemas of times and
// files.
import { z } from 'zod';
import type { PreviewableCollection } from '../../../contract/publishing/preview-link.ts';
import { toDirectusFieldPaths, toDirectusItemsRequest } from '../../../domain/directus-items-query.ts';
import { optionalTextSchema } from '../../../contract/common-record-schemas.ts';
import type { BackendClient } from '../directus/create-backend-client.ts';
import { parseCollectionRecords, type InvalidRecordReporting } from './validate-records.ts';

/** Where the build reads records, and where it reports those that it cannot show. */
export interface SiteBuildReadContext extends Pick<BackendClient, 'directus'>, InvalidRecordReporting {}

/** `HH:MM` from `HH:MM:SS`; seconds are dropped (specification §9). */
export const timeOfDaySchema = z
  .string()
  .regex(/^\d{2}:\d{2}(:\d{2})?$/, 'is not a time of day')
  .nullish()
  .transform((value) => value?.slice(0, 5) ?? null);

/** A Directus file with the fields that the build needs to create images. */
export const fileRecordSchema = z.object({
  id: z.string(),
  filename_download: z.string(),
  type: z.string().nullish(),
  title: optionalTextSchema,
  width: z.number().nullish(),
  height: z.number().nullish(),
  focal_point_x: z.number().nullish(),
  focal_point_y: z.number().nullish(),
  modified_on: z.string().nullish(),
});

export type FileRecord = z.infer<typeof fileRecordSchema>;

const pageSize = 100;

export interface SiteBuildRecordsQuery {
  filter?: object;
  deep?: object;
  sort?: readonly string[];
}

/**
 * The first valid records of `collection` that match the query, in its order, with the fields of `schema`.
 * @param query a `limit` of -1 reads all of them in one request
 * @throws SiteBuildContentError if one without which there is no site is invalid
 */
export const readFirstValidRecords = async <S extends z.ZodType>(
  source: SiteBuildReadContext,
  collection: string,
  schema: S,
  query: SiteBuildRecordsQuery & { limit: number },
): Promise<z.infer<S>[]> => {
  const read = toDirectusItemsRequest(collection, { ...query, fields: toDirectusFieldPaths(schema) });
  return parseCollectionRecords(source, collection, schema, await source.directus.request<unknown[]>(read));
};

/**
 * All valid records of `collection` that match the query, in its order, with the fields of `schema`. Reads page by page, so
 * that a limit of the backend cannot truncate the result silently.
 * @throws SiteBuildContentError if one without which there is no site is invalid
 */
export const readAllRecords = async <S extends z.ZodType>(
  source: SiteBuildReadContext,
  collection: string,
  schema: S,
  query: SiteBuildRecordsQuery = {},
): Promise<z.infer<S>[]> => {
  const fields = toDirectusFieldPaths(schema);
  const readPage = (page: number) =>
    source.directus.request<unknown[]>(toDirectusItemsRequest(collection, { ...query, fields, limit: pageSize, page }));
  // Nearly every collection fits on one page.
  return parseCollectionRecords(source, collection, schema, await readAllPagedRecords(readPage, pageSize, 1));
};

/**
 * Reads all pages, from page 1; the first with fewer than `pageSize` records is the last. Keeps the order. Requests
 * several pages at once, because the backend prepares the next ones while a response is in transit.
 */
export const readAllPagedRecords = async <R>(
  readPage: (page: number) => Promise<R[]>,
  pageSize: number,
  concurrentPages = 4,
): Promise<R[]> => {
  const records: R[] = [];
  for (let first = 1; ; first += concurrentPages) {
    const pages = await Promise.all(Array.from({ length: concurrentPages }, (_, index) => readPage(first + index)));
    records.push(...pages.flat());
    if (pages.some((page) => page.length < pageSize)) return records;
  }
};

const publishedFilter = { status: { _eq: 'published' } } as const;

/** Matches published records, and the previewed one whatever its status. */
export const toPublishedOrPreviewFilter = (collection: PreviewableCollection, { preview }: InvalidRecordReporting) =>
  preview?.collection === collection
    ? { _or: [publishedFilter, { id: { _eq: preview.item } }] }
    : { _or: [publishedFilter] };
