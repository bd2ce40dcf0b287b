// A piece of the shop as the home page and sections show it: made by src/gatsby.
import type { FocalPoint } from './page.ts';
import type { ListProduct } from './product/product.ts';

/** What a teaser says of the price, as lists do. */
export type TeaserOffer = Pick<ListProduct, 'price' | 'priceBeforeCents' | 'unitPrice'>;

export interface ProductTeaser {
  slug: string;
  /** Path of its page; `null` for a site without store root. */
  path: string | null;
  name: string;
  manufacturer: string;
  /** `null` for a house without shop. */
  offer: TeaserOffer | null;
  imageAlt: string;
  focalPoint: FocalPoint;
}
