// The cookie of a visitor who opened a signed preview link: the record, an expiry and a signature, so that the host
// stores no sessions. Pure.
import {
  type PreviewLinkQuery,
  previewLinkQuerySchema,
  previewSessionLifetimeMs,
} from '../../contract/publishing/preview-link.ts';
import { toPreviewLinkQueryString } from '../../domain/publishing/signed-preview-url.ts';
import { isValidRequestSignature, createRequestSignature } from '../../domain/publishing/request-signature.ts';

const cookieName = 'preview';

/** A distinct prefix, so that signatures of other requests between backend and host are not valid here. */
const toSignedText = (query: string): string => `visit ${query}`;

/**
 * The `Set-Cookie` header. The studio frames the preview from another site. Over HTTPS the cookie is sent there, too,
 * partitioned by the studio's site. Without HTTPS (on a single machine) both count as the same site.
 */
export const toPreviewSessionCookieHeader = async (
  link: PreviewLinkQuery,
  secret: string,
  nowMs: number,
  isSecure: boolean,
): Promise<string> => {
  const query = toPreviewLinkQueryString(link);
  const untilMs = nowMs + previewSessionLifetimeMs;
  const signature = await createRequestSignature(secret, untilMs, toSignedText(query));
  const value = `${Buffer.from(query).toString('base64url')}.${untilMs}.${signature}`;
  const reach = isSecure ? 'SameSite=None; Secure; Partitioned' : 'SameSite=Lax';
  return `${cookieName}=${value}; Path=/; HttpOnly; Max-Age=${previewSessionLifetimeMs / 1_000}; ${reach}`;
};

/** The record that the visitor may see; `undefined` without a valid cookie. */
export const verifyPreviewSessionCookie = async (
  header: string | undefined,
  secret: string,
  nowMs: number,
): Promise<PreviewLinkQuery | undefined> => {
  const [, text = '', until = '', signature = ''] =
    /(?:^|;\s*)preview=([\w-]+)\.(\d{1,15})\.([0-9a-f]{64})(?:;|$)/.exec(header ?? '') ?? [];
  const query = Buffer.from(text, 'base64url').toString();
  const untilMs = Number(until);
  if (untilMs <= nowMs || !(await isValidRequestSignature(signature, secret, untilMs, toSignedText(query))))
    return undefined;
  const parsed = previewLinkQuerySchema.safeParse(Object.fromEntries(new URLSearchParams(query)));
  return parsed.success ? parsed.data : undefined;
};
