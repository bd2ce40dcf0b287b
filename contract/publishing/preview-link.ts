// Link to a preview: created by the backend for an editor with read access to the record, verified by the preview host, which builds
// and serves the preview. The query is signed as in signed-request.ts, with the query as body.
import { z } from 'zod';
import { locales } from '../locale.ts';
import { isValidRequestSignature, createRequestSignature } from './signed-request.ts';

/** Collections whose drafts can be previewed on the site. */
export const previewableCollections = ['page', 'brand', 'event', 'ecommerce_product'] as const;
export type PreviewableCollection = (typeof previewableCollections)[number];

/** Validity of a link, and of the preview session that it starts. */
export const previewLinkMs = 10 * 60 * 1_000;
export const previewSessionMs = 60 * 60 * 1_000;

export const previewRecordReferenceSchema = z.object({
  collection: z.enum(previewableCollections),
  item: z.string().regex(/^[\w-]{1,64}$/),
});

export type PreviewRecordReference = z.infer<typeof previewRecordReferenceSchema>;

/** The query of `/open` at the preview host: these in this order, then `time` and `signature`. */
export const previewLinkQuerySchema = z.object({
  project: z.string().min(1).max(255),
  ...previewRecordReferenceSchema.shape,
  locale: z.enum(locales),
  /** Hash of the record's content: links with the same hash show the same preview, which is built only once. */
  content: z.string().regex(/^[0-9a-f]{64}$/),
});

export type PreviewLinkQuery = z.infer<typeof previewLinkQuerySchema>;

/** The query that is signed. */
export const toPreviewLinkQueryString = ({ project, collection, item, locale, content }: PreviewLinkQuery): string =>
  new URLSearchParams({ project, collection, item, locale, content }).toString();

/** The URL at a preview host, signed at the given time. */
export const toPreviewUrl = async (
  hostUrl: string,
  secret: string,
  link: PreviewLinkQuery,
  timeMs: number,
): Promise<string> => {
  const query = toPreviewLinkQueryString(link);
  const signature = await createRequestSignature(secret, timeMs, query);
  return `${hostUrl}/open?${query}&time=${timeMs}&signature=${signature}`;
};

const signedLinkSchema = z.object({
  ...previewLinkQuerySchema.shape,
  time: z.string().regex(/^\d{1,15}$/),
  signature: z.string(),
});

/** Tolerance for a backend clock that is ahead of the host's. */
const clockDriftMs = 60 * 1_000;

/**
 * Verifies a link of {@link toPreviewUrl}. `invalid`: malformed or not signed by the backend. `too_old` is only returned for a valid
 * signature.
 */
export const verifyPreviewLink = async (
  query: unknown,
  secret: string,
  nowMs: number,
): Promise<{ ok: true; link: PreviewLinkQuery } | { ok: false; code: 'invalid' | 'too_old' }> => {
  const parsed = signedLinkSchema.safeParse(query);
  if (!parsed.success) return { ok: false, code: 'invalid' };
  const { time, signature, ...link } = parsed.data;
  const timeMs = Number(time);
  if (!(await isValidRequestSignature(signature, secret, timeMs, toPreviewLinkQueryString(link))))
    return { ok: false, code: 'invalid' };
  const isFresh = nowMs - timeMs < previewLinkMs && timeMs - nowMs < clockDriftMs;
  return isFresh ? { ok: true, link } : { ok: false, code: 'too_old' };
};

/** Name of cache and release folder for the previews of a site. */
export const toPreviewSiteName = (siteName: string): string => `preview-${siteName}`;

export const previewRecordPagesFile = '.preview.json';

export const previewRecordPagesSchema = z.object({
  ...previewRecordReferenceSchema.shape,
  /** Path by language; with a fragment where the record is only a part of a page. */
  paths: z.record(z.enum(locales), z.string().startsWith('/')),
});

export type PreviewRecordPages = z.infer<typeof previewRecordPagesSchema>;
