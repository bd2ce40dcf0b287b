// A piece of the shop as the home page shows it: made by src/build. Price and stock belong to the shop, at runtime.
import type { FocalPoint } from './page.ts';

export interface ProductTeaser {
  slug: string;
  /** Path of its page; `null` for a site without store root. */
  path: string | null;
  name: string;
  manufacturer: string;
  imageAlt: string;
  focalPoint: FocalPoint;
}
