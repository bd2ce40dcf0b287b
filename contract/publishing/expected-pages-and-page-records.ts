// Files of a release, written by the build and read by the check before the release goes live: the expected pages, and
// the record of each page, so that an error can refer an editor to the record.
import { z } from 'zod';
import { type RecordReference, recordReferenceSchema } from './build-failure.ts';

/** A path inside the release; hidden, so never served. */
export const expectedPagesFile = '.pages.json';

export const expectedReleasePagesSchema = z.object({
  /** Path of every page that the build created, such as `/kontakt`, `/404.html` and `/en/404`. */
  pages: z.array(z.string().startsWith('/')).min(1),
  /** Client-only routes, such as `/konto/*`, that one of the pages handles in the browser. */
  clientOnly: z.array(z.string().startsWith('/')),
});

export type ExpectedReleasePages = z.infer<typeof expectedReleasePagesSchema>;

/** A path inside the release; hidden, so never served. */
export const recordsByPagePathFile = '.page-records.json';

/** By the page's path, such as `/uhren/longines`; built-in pages have no record. */
export const recordsByPagePathSchema = z.record(z.string().startsWith('/'), recordReferenceSchema);

export type RecordsByPagePath = Partial<Record<string, RecordReference>>;
