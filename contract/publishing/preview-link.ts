// The link behind the studio's preview: made by the backend for an editor who may read the record, checked by the preview
// host, which builds and serves it. Its query is signed as in signed-call.ts, with the query as body.
import { z } from 'zod';
import { locales } from '../locale.ts';

/** How long a link opens a preview, and how long what it opened stays readable. */
export const previewLinkMs = 10 * 60 * 1_000;
export const previewVisitMs = 60 * 60 * 1_000;

/** The query of `/open` at the preview host: these in this order, then `time` and `signature`. */
export const previewLinkSchema = z.object({
  project: z.string().min(1).max(255),
  collection: z.string().regex(/^[a-z_]{1,64}$/),
  item: z.string().regex(/^[\w-]{1,64}$/),
  locale: z.enum(locales),
});

export type PreviewLink = z.infer<typeof previewLinkSchema>;

/** The query that is signed. */
export const toPreviewQuery = ({ project, collection, item, locale }: PreviewLink): string =>
  new URLSearchParams({ project, collection, item, locale }).toString();
