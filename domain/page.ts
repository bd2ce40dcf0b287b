// A page among the others, its title and what networks show of a link to it: Open Graph (https://ogp.me) and the cards of X.
// Made by src/gatsby for the head and the language switch. Pure.
import type { Locale } from '../contract/locale.ts';

/** Addresses of a page for the head: absent where no site URL is configured. */
export interface PageUrls {
  canonicalUrl: string | null;
  /** Path of this page in every language, for the language switch. */
  paths: Record<Locale, string>;
  /** The languages whose page at `paths` is this very page; elsewhere its text is a part of another one. */
  alternates: Locale[];
  /** Search engines leave the page out. */
  isHidden: boolean;
}

/** What every page created by the build carries as its context. */
export interface SitePageContext extends PageUrls {
  language: Locale;
  /** Key of the page in the route table, or `notFound`, `offline`. */
  pageKey: string;
  namespaces: string[];
  /** Absolute address of the picture that a link to the page shows elsewhere: its own or the house's; `null` without a site URL. */
  shareImage: string | null;
}

/** 'page title | site title', or the page title alone where both are the same. */
export const toDocumentTitle = (pageTitle: string, siteTitle: string): string =>
  pageTitle === siteTitle ? pageTitle : `${pageTitle} | ${siteTitle}`;

/** Width and height of every share picture, in pixels. */
export const shareImageSize = { width: 1200, height: 630 } as const;

export interface SocialShareData {
  /** As the browser shows it. */
  title: string;
  description: string | null;
  url: string | null;
  siteName: string;
  language: Locale;
  /** An absolute address. */
  image: { url: string; alt: string } | null;
}

/** Attribute, name and content of a meta element. */
export type SocialMetaTag = readonly ['name' | 'property', string, string];

/** Open Graph wants a country beside the language. */
const openGraphLocales: Record<Locale, string> = { de: 'de_DE', en: 'en_GB', fr: 'fr_FR' };

/** Nothing is said that is not known; without a picture the card of X is the small one. */
export const toSocialMetaTags = ({
  title,
  description,
  url,
  siteName,
  language,
  image,
}: SocialShareData): SocialMetaTag[] => {
  // The photograph of a product has its own proportions.
  const size = image?.url.includes('/share/') ? shareImageSize : null;
  const tags: (readonly [SocialMetaTag[0], string, string | null | undefined])[] = [
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', siteName],
    ['property', 'og:locale', openGraphLocales[language]],
    ['property', 'og:url', url],
    ['property', 'og:image', image?.url],
    ['property', 'og:image:type', image && 'image/jpeg'],
    ['property', 'og:image:width', size && String(size.width)],
    ['property', 'og:image:height', size && String(size.height)],
    ['property', 'og:image:alt', image?.alt],
    ['name', 'twitter:card', image ? 'summary_large_image' : 'summary'],
    ['name', 'twitter:title', title],
    ['name', 'twitter:description', description],
    ['name', 'twitter:image', image?.url],
    ['name', 'twitter:image:alt', image?.alt],
  ];
  return tags.flatMap(([kind, name, content]) => (content ? [[kind, name, content] as const] : []));
};

/** The mark of a page in a preview: the preview host puts this attribute on its `html` element, the site's code asks for it. */
export const previewAttribute = 'data-preview';
