// The link behind the studio's preview: made by the backend for an editor who may read the record, checked by the preview
// host, which builds and serves it. Its query is signed as in signed-request.ts, with the query as body.
import { z } from 'zod';
import { locales } from '../locale.ts';
import { isValidRequestSignature, createRequestSignature } from './signed-request.ts';

/** The collections of which an item can be a draft with a place of its own on the site. */
export const previewableCollections = ['page', 'brand', 'event', 'ecommerce_product'] as const;
export type PreviewableCollection = (typeof previewableCollections)[number];

/** How long a link opens a preview, and how long what it opened stays readable. */
export const previewLinkMs = 10 * 60 * 1_000;
export const previewSessionMs = 60 * 60 * 1_000;

export const previewRecordReferenceSchema = z.object({
  collection: z.enum(previewableCollections),
  item: z.string().regex(/^[\w-]{1,64}$/),
});

export type PreviewRecordReference = z.infer<typeof previewRecordReferenceSchema>;

/** The query of `/open` at the preview host: these in this order, then `time` and `signature`. */
export const previewLinkSchema = z.object({
  project: z.string().min(1).max(255),
  ...previewRecordReferenceSchema.shape,
  locale: z.enum(locales),
  /** A hash of what the record says: two links with the same one show the same, so that nothing is built twice. */
  content: z.string().regex(/^[0-9a-f]{64}$/),
});

export type PreviewLink = z.infer<typeof previewLinkSchema>;

/** The query that is signed. */
export const toPreviewQuery = ({ project, collection, item, locale, content }: PreviewLink): string =>
  new URLSearchParams({ project, collection, item, locale, content }).toString();

/** The whole address at a preview host, signed at this time. */
export const toPreviewUrl = async (
  hostUrl: string,
  secret: string,
  link: PreviewLink,
  timeMs: number,
): Promise<string> => {
  const query = toPreviewQuery(link);
  const signature = await createRequestSignature(secret, timeMs, query);
  return `${hostUrl}/open?${query}&time=${timeMs}&signature=${signature}`;
};

const signedLinkSchema = z.object({
  ...previewLinkSchema.shape,
  time: z.string().regex(/^\d{1,15}$/),
  signature: z.string(),
});

/** How far the clock of the backend may be ahead of the host's. */
const clockDriftMs = 60 * 1_000;

/**
 * What a link of {@link toPreviewUrl} asks for. `invalid` is one that the backend has not signed; how old it is, is only
 * told of one that it has.
 */
export const verifyPreviewLink = async (
  query: unknown,
  secret: string,
  nowMs: number,
): Promise<{ ok: true; link: PreviewLink } | { ok: false; code: 'invalid' | 'too_old' }> => {
  const parsed = signedLinkSchema.safeParse(query);
  if (!parsed.success) return { ok: false, code: 'invalid' };
  const { time, signature, ...link } = parsed.data;
  const timeMs = Number(time);
  if (!(await isValidRequestSignature(signature, secret, timeMs, toPreviewQuery(link))))
    return { ok: false, code: 'invalid' };
  const isFresh = nowMs - timeMs < previewLinkMs && timeMs - nowMs < clockDriftMs;
  return isFresh ? { ok: true, link } : { ok: false, code: 'too_old' };
};

/** Name of the cache and of the folder of releases that belong to the previews of a site. */
export const toPreviewSiteName = (siteName: string): string => `preview-${siteName}`;

export const previewPagesFile = '.preview.json';

export const previewPagesSchema = z.object({
  ...previewRecordReferenceSchema.shape,
  /** Per language, with the place on the page behind `#` where the record has no page of its own. */
  paths: z.record(z.enum(locales), z.string().startsWith('/')),
});

export type PreviewPages = z.infer<typeof previewPagesSchema>;
