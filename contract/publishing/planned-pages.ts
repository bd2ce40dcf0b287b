// Which pages a release was meant to have, and of which record each page is, so that an editor is led to the record and not to an
// address: written by the site's build, read by the check before the release goes live.
import { z } from 'zod';
import { type FaultyRecord, faultyRecordSchema } from './build-failure.ts';

/** Inside the release; hidden, so never served. */
export const plannedPagesFile = '.pages.json';

export const plannedPagesSchema = z.object({
  /** Every page's path as it was planned, such as `/kontakt`, `/404.html` and `/en/404`. */
  pages: z.array(z.string().startsWith('/')).min(1),
  /** Patterns such as `/konto/*` that one of the pages answers in the browser. */
  clientOnly: z.array(z.string().startsWith('/')),
});

export type PlannedPages = z.infer<typeof plannedPagesSchema>;

/** Inside the release; hidden, so never served. */
export const pageRecordsFile = '.page-records.json';

/** By the page's path, such as `/uhren/longines`; pages of the site's own making have no record. */
export const pageRecordsSchema = z.record(z.string().startsWith('/'), faultyRecordSchema);

export type PageRecords = Partial<Record<string, FaultyRecord>>;
