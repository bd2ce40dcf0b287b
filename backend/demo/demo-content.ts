// What a set of demo content is: plain items with stable keys, so that seeding twice changes nothing.
// Written by the files of the two demo projects beside; read by backend/seed.
import { createHash } from 'node:crypto';

/** An item as Directus takes it: `id` (or the collection's key) is fixed, lists such as `translations` are nested. */
export type DemoItem = Record<string, unknown>;

export interface DemoSet {
  collection: string;
  items: DemoItem[];
}

/** A file of `backend/demo/files`, kept in the file library. */
export interface DemoFile {
  id: string;
  /** Path below backend/demo/files. */
  path: string;
  title: string;
  /** The point that stays visible in every crop, as a share (0–1) of width and height. */
  focalPoint?: { x: number; y: number };
}

export interface DemoContent {
  files: DemoFile[];
  /** In the order in which they can be created: what is referred to comes first. */
  sets: DemoSet[];
}

/** A stable uuid for a readable key such as `arnsberg/product/solitaer-aurora`. */
export const demoId = (key: string): string => {
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
