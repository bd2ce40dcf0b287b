// Of which record each page of a release is: written by the site's build, read by the check before the release goes live,
// so that an editor is led to the record and not to an address.
import { z } from 'zod';
import { type FaultyRecord, faultyRecordSchema } from './build-failure.ts';

/** Inside the release; hidden, so never served. */
export const pageRecordsFile = '.page-records.json';

/** By the page's path, such as `/uhren/longines`; pages of the site's own making have no record. */
export const pageRecordsSchema = z.record(z.string().startsWith('/'), faultyRecordSchema);

export type PageRecords = Partial<Record<string, FaultyRecord>>;
