// The cookie of somebody who came by a signed link: it says which record they see, until when, and is signed like the link,
// so that the host keeps no list of visits. Pure; used by the preview host.
import {
  type PreviewLink,
  previewLinkSchema,
  previewVisitMs,
  toPreviewQuery,
} from '../../contract/publishing/preview-link.ts';
import { isSignatureOf, toSignature } from '../../contract/publishing/signed-call.ts';

const cookieName = 'preview';

/** What is signed begins otherwise than any other call between backend and host: none can stand in for another. */
const toSignedText = (query: string): string => `visit ${query}`;

/**
 * The whole header line. The studio shows the page in a frame of another site: over HTTPS the cookie is sent there too, and
 * only in frames of that studio. Without HTTPS (on one machine) both are one site to a browser.
 */
export const toPreviewCookie = async (
  link: PreviewLink,
  secret: string,
  nowMs: number,
  isSecure: boolean,
): Promise<string> => {
  const query = toPreviewQuery(link);
  const untilMs = nowMs + previewVisitMs;
  const signature = await toSignature(secret, untilMs, toSignedText(query));
  const value = `${Buffer.from(query).toString('base64url')}.${untilMs}.${signature}`;
  const reach = isSecure ? 'SameSite=None; Secure; Partitioned' : 'SameSite=Lax';
  return `${cookieName}=${value}; Path=/; HttpOnly; Max-Age=${previewVisitMs / 1_000}; ${reach}`;
};

/** What the visitor may see; `undefined` without a valid cookie. */
export const parsePreviewCookie = async (
  header: string | undefined,
  secret: string,
  nowMs: number,
): Promise<PreviewLink | undefined> => {
  const [, text = '', until = '', signature = ''] =
    /(?:^|;\s*)preview=([\w-]+)\.(\d{1,15})\.([0-9a-f]{64})(?:;|$)/.exec(header ?? '') ?? [];
  const query = Buffer.from(text, 'base64url').toString();
  const untilMs = Number(until);
  if (untilMs <= nowMs || !(await isSignatureOf(signature, secret, untilMs, toSignedText(query)))) return undefined;
  const parsed = previewLinkSchema.safeParse(Object.fromEntries(new URLSearchParams(query)));
  return parsed.success ? parsed.data : undefined;
};
