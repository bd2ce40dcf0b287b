// The content of one page in one language, as its template shows it. Made by src/gatsby.
import type { Locale } from '../contract/locale.ts';

/** The point of a picture that stays visible in every crop, in percent of its width and height. */
export interface FocalPoint {
  x: number;
  y: number;
}

export interface PageContent {
  /** Key of the page in the route table. */
  key: string;
  language: Locale;
  path: string;
  /** Title for the browser and search engines, without the site title. */
  title: string;
  description: string | null;
  keywords: string | null;
  heading: string;
  lead: string | null;
  /** Safe HTML. */
  body: string | null;
  /** What the header picture shows, for people who do not see it. */
  imageAlt: string;
  focalPoint: FocalPoint;
}

/** Addresses of a page for the head: absent where no site URL is configured. */
export interface PageAddresses {
  canonicalUrl: string | null;
  /** Path of this page in every language, for the language switch. */
  paths: Record<Locale, string>;
  /** The languages whose page at `paths` is this very page; elsewhere its text is a part of another one. */
  alternates: Locale[];
  /** Search engines leave the page out. */
  isHidden: boolean;
}

/** What every page created by the build carries as its context. */
export interface PageContext extends PageAddresses {
  language: Locale;
  /** Key of the page in the route table, or `notFound`, `offline`. */
  pageKey: string;
  namespaces: string[];
  /** Absolute address of the picture that a link to the page shows elsewhere: its own or the house's; `null` without a site URL. */
  shareImage: string | null;
}
