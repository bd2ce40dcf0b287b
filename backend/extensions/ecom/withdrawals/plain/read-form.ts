// Reads what a browser without scripts has sent: a form, which Directus leaves unread.
import type { IncomingMessage } from 'node:http';
import type { Request } from '../../http.ts';

/** What the fields may hold in all, each character as three bytes and those written as nine. */
const maxBytes = 64 * 1_024;

/** The first value of each field by its name; nothing where it is no form, or a larger one than the page has. */
export const readForm = async (request: IncomingMessage & Pick<Request, 'headers'>): Promise<Map<string, string>> => {
  const { 'content-type': type, 'content-length': length } = request.headers;
  const isForm = String(type).split(';')[0]?.trim().toLowerCase() === 'application/x-www-form-urlencoded';
  if (!isForm || Number(length ?? 0) > maxBytes) return new Map();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Read to its end all the same: an answer to half a question reaches no browser.
    if (size <= maxBytes) chunks.push(chunk);
  }
  if (size > maxBytes) return new Map();
  const fields = new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
  return new Map([...fields].reverse());
};
