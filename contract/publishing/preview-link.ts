// Link to a preview: created by the backend for an editor with read access to the record, verified by the preview host,
// which builds and serves the preview (domain/publishing/signed-preview-url.ts).
import { z } from 'zod';
import { locales } from '../locale.ts';

/** Collections whose drafts can be previewed on the site. */
export const previewableCollections = ['page', 'brand', 'event', 'ecommerce_product'] as const;
export type PreviewableCollection = (typeof previewableCollections)[number];

/** Validity of a link, and of the preview session that it starts. */
export const previewLinkLifetimeMs = 10 * 60 * 1_000;
export const previewSessionLifetimeMs = 60 * 60 * 1_000;

const recordOrVersionKey = z.string().regex(/^[\w-]{1,64}$/);

export const previewRecordReferenceSchema = z.object({
  collection: z.enum(previewableCollections),
  item: recordOrVersionKey,
  /** Key of a content version; absent: what is saved in the record itself. */
  version: recordOrVersionKey.optional(),
});

export type PreviewRecordReference = z.infer<typeof previewRecordReferenceSchema>;

/** The query of `/open` on the preview host: these parameters in this order, then `time` and `signature`. */
export const previewLinkQuerySchema = z.object({
  project: z.string().min(1).max(255),
  ...previewRecordReferenceSchema.shape,
  locale: z.enum(locales),
  /** Hash of the record's content. Links with the same hash show the same preview, which is built only once. */
  content: z.string().regex(/^[0-9a-f]{64}$/),
});

export type PreviewLinkQuery = z.infer<typeof previewLinkQuerySchema>;

/** The query with its time, in milliseconds since 1970, and its signature. */
export const signedPreviewLinkQuerySchema = z.object({
  ...previewLinkQuerySchema.shape,
  time: z.string().regex(/^\d{1,15}$/),
  signature: z.string(),
});

export const previewPagePathsFile = '.preview.json';

export const previewedRecordPathsSchema = z.object({
  ...previewRecordReferenceSchema.shape,
  /** Path by language; with a fragment if the record is only a part of a page. */
  paths: z.record(z.enum(locales), z.string().startsWith('/')),
});

export type PreviewPagePaths = z.infer<typeof previewedRecordPathsSchema>;
