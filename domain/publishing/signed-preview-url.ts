// URL of a preview at the preview host: the backend signs it, the host verifies it. The query is signed like a request, with the query
// as body.
import {
  type PreviewLinkQuery,
  previewLinkLifetimeMs,
  type PreviewRecordReference,
  previewRecordReferenceSchema,
  signedPreviewLinkQuerySchema,
} from '../../contract/publishing/preview-link.ts';
import { createRequestSignature, isValidRequestSignature } from './request-signature.ts';

/** The query that is signed. */
export const toPreviewLinkQueryString = ({
  project,
  collection,
  item,
  version,
  locale,
  content,
}: PreviewLinkQuery): string =>
  new URLSearchParams({
    project,
    collection,
    item,
    ...(version !== undefined && { version }),
    locale,
    content,
  }).toString();

/** The URL at a preview host, signed at the given time. */
export const createSignedPreviewUrl = async (
  hostUrl: string,
  secret: string,
  link: PreviewLinkQuery,
  timeMs: number,
): Promise<string> => {
  const query = toPreviewLinkQueryString(link);
  const signature = await createRequestSignature(secret, timeMs, query);
  return `${hostUrl}/open?${query}&time=${timeMs}&signature=${signature}`;
};

/** Tolerance for a backend clock that is ahead of the host's. */
const clockDriftMs = 60 * 1_000;

/**
 * Verifies a link of {@link createSignedPreviewUrl}. `invalid`: malformed or not signed by the backend. `too_old` is only returned for a valid
 * signature.
 */
export const verifyPreviewLink = async (
  query: unknown,
  secret: string,
  nowMs: number,
): Promise<{ ok: true; link: PreviewLinkQuery } | { ok: false; code: 'invalid' | 'too_old' }> => {
  const parsed = signedPreviewLinkQuerySchema.safeParse(query);
  if (!parsed.success) return { ok: false, code: 'invalid' };
  const { time, signature, ...link } = parsed.data;
  const timeMs = Number(time);
  if (!(await isValidRequestSignature(signature, secret, timeMs, toPreviewLinkQueryString(link))))
    return { ok: false, code: 'invalid' };
  const isFresh = nowMs - timeMs < previewLinkLifetimeMs && timeMs - nowMs < clockDriftMs;
  return isFresh ? { ok: true, link } : { ok: false, code: 'too_old' };
};

/** `page/<id>`, or `page/<id>/<key>` for a version: the argument of a preview build. */
export const toPreviewBuildCliArgument = ({ collection, item, version }: PreviewRecordReference): string =>
  [collection, item, ...(version === undefined ? [] : [version])].join('/');

/** `undefined` if nothing of this name can be previewed. */
export const parsePreviewRecordPath = (path: string): PreviewRecordReference | undefined => {
  const [collection, item, version, ...others] = path.split('/');
  return others.length > 0
    ? undefined
    : previewRecordReferenceSchema.safeParse({ collection, item, ...(version !== undefined && { version }) }).data;
};

/** Name of cache and release folder for the previews of a site. */
export const toSitePreviewFolderName = (siteName: string): string => `preview-${siteName}`;
