// What stands on a page below its text, as editors composed it. `Image` is a file's node id in the build and its picture
// data in a template.
import type { FocalPoint } from './page.ts';
import type { TeaserOffer } from './product-teaser.ts';

export const sectionTypes = ['text', 'picture', 'gallery', 'quote', 'brands', 'products', 'action', 'window'] as const;

export interface SectionPicture<Image> {
  image: Image;
  alt: string;
  focalPoint: FocalPoint;
}

export interface SectionLink {
  label: string;
  href: string;
}

/** A brand as the grid of its department shows it. */
export interface SectionBrand<Image> {
  name: string;
  path: string;
  lead: string | null;
  logo: Image | null;
}

export interface SectionProduct<Image> extends SectionPicture<Image> {
  slug: string;
  /** Path of its page; `null` for a site without store root. */
  path: string | null;
  name: string;
  manufacturer: string;
  /** `null` for a house without shop. */
  offer: TeaserOffer | null;
}

/** A mark in the picture of a shop window, at a place in percent of its width and height. */
export interface Hotspot<Image> {
  x: number;
  y: number;
  label: string;
  description: string | null;
  /** Where it leads; `null` for a piece that has no page of its own. */
  href: string | null;
  picture: SectionPicture<Image> | null;
}

export interface PageSection<Image> {
  type: (typeof sectionTypes)[number];
  anchor: string | null;
  heading: string | null;
  /** Safe HTML. */
  html: string | null;
  attribution: string | null;
  link: SectionLink | null;
  /** Of pieces of a category: the list of the shop filtered by it. */
  listPath: string | null;
  isPictureLeft: boolean;
  picture: SectionPicture<Image> | null;
  pictures: SectionPicture<Image>[];
  brands: SectionBrand<Image>[];
  products: SectionProduct<Image>[];
  hotspots: Hotspot<Image>[];
}
