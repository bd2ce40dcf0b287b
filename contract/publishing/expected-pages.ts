// Which pages a release was meant to have, and of which record each page is, so that an editor is led to the record and not to an
// address: written by the site's build, read by the check before the release goes live.
import { z } from 'zod';
import { type RecordReference, recordReferenceSchema } from './build-failure.ts';

/** Inside the release; hidden, so never served. */
export const expectedPagesFile = '.pages.json';

export const expectedPagesSchema = z.object({
  /** Every page's path as it was planned, such as `/kontakt`, `/404.html` and `/en/404`. */
  pages: z.array(z.string().startsWith('/')).min(1),
  /** Patterns such as `/konto/*` that one of the pages answers in the browser. */
  clientOnly: z.array(z.string().startsWith('/')),
});

export type ExpectedPages = z.infer<typeof expectedPagesSchema>;

/** Inside the release; hidden, so never served. */
export const pageRecordMapFile = '.page-records.json';

/** By the page's path, such as `/uhren/longines`; pages of the site's own making have no record. */
export const pageRecordMapSchema = z.record(z.string().startsWith('/'), recordReferenceSchema);

export type PageRecordMap = Partial<Record<string, RecordReference>>;
