// Keys and ids that the service makes itself.
import { createHash, randomBytes } from 'node:crypto';

/** Stands in mails and opens one thing without an account, as `linkKey` of the contract reads it. 256 bits: nobody finds one by trying. */
export const createLinkKey = (): string => randomBytes(32).toString('hex');

/**
 * An id made of what it stands for: the same content has the same id, wherever and whenever it is written. The beginning of a
 * SHA-256 in the form of a UUID (version 8: made by the application's own rule).
 */
export const toContentId = (content: readonly unknown[]): string => {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`];
  return [...parts, hash.slice(20, 32)].join('-');
};
