// Changes what Directus is about to send of a file: an SVG loses what could run in it, and no other document is shown as one
// in which scripts or links live. Called by the hook beside, for visitors and staff alike.
import { sanitizeSvg } from './sanitize-svg.ts';

/** The part of Express's response that is used here. */
export interface FileResponse {
  statusCode: number;
  setHeader: (name: string, value: unknown) => unknown;
  removeHeader: (name: string) => void;
  write: (...parts: unknown[]) => boolean;
  end: (...parts: unknown[]) => unknown;
}

/** In bytes. Logos are a thousandth of it; reading larger ones would keep visitors waiting. */
const maxSvgBytes = 2_000_000;

const sendSvg = (response: FileResponse, end: FileResponse['end'], bytes: Buffer): unknown => {
  // A HEAD request has no body; what GET would send is not known then.
  if (bytes.length === 0) {
    response.removeHeader('Content-Length');
    return end();
  }
  const safe = Buffer.from(bytes.length > maxSvgBytes ? '' : sanitizeSvg(bytes.toString('utf8')));
  if (safe.length === 0) response.statusCode = 415;
  response.setHeader('Content-Length', safe.length);
  return end(safe);
};

/** Before Directus's own handler runs. */
export const sendSafely = (response: FileResponse): void => {
  const setHeader = response.setHeader.bind(response);
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  const chunks: Buffer[] = [];
  let size = 0;
  let isSvg = false;
  const keep = (part: unknown): void => {
    if (typeof part !== 'string' && !Buffer.isBuffer(part)) return;
    const chunk = Buffer.from(part);
    size += chunk.length;
    // One more than is taken says that it was too much.
    if (size - chunk.length <= maxSvgBytes) chunks.push(chunk);
  };
  setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader = (name, value) => {
    if (name.toLowerCase() !== 'content-type') return setHeader(name, value);
    const type = String(value);
    isSvg = /svg/i.test(type);
    if (isSvg) return setHeader(name, 'image/svg+xml');
    return setHeader(name, /xml|html/i.test(type) ? 'text/plain; charset=utf-8' : value);
  };
  response.write = (...parts) => {
    if (!isSvg) return write(...parts);
    keep(parts[0]);
    return true;
  };
  response.end = (...parts) => {
    if (!isSvg) return end(...parts);
    keep(parts[0]);
    return sendSvg(response, end, Buffer.concat(chunks));
  };
};
