// Stable ids of the demo content, so that a record has the same id in every database.
import { createHash } from 'node:crypto';

/** A stable UUID for a readable key such as `arnsberg/product/solitaer-aurora`. */
export const toDemoRecordId = (key: string): string => {
  const hex = createHash('sha256').update(`storefront demo ${key}`).digest('hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
};
