// Page context (URLs, languages), document title, and meta tags for link previews: Open Graph (https://ogp.me) and X
// cards. Pure.
import type { Locale } from '../contract/locale.ts';

/** URLs of a page for the head and the language switch. */
export interface PageUrlMetadata {
  /** `null` if no site URL is configured. */
  canonicalUrl: string | null;
  /** Path in every language, for the language switch. */
  paths: Record<Locale, string>;
  /**
   * Languages in which `paths` leads to a translation of this page rather than to another page that contains its text.
   */
  alternates: Locale[];
  /** Whether the page is excluded from search engines. */
  isHidden: boolean;
}

/** Page context of every page created by the build. */
export interface SitePageContext extends PageUrlMetadata {
  language: Locale;
  /** Key of the page in the route table, `notFound` or `offline`. */
  pageKey: string;
  namespaces: string[];
  /** Absolute URL of the link preview image: the page's or the project's; `null` without a site URL. */
  shareImage: string | null;
}

/** 'page title | site title', or just one of them if both are equal. */
export const toHtmlDocumentTitle = (pageTitle: string, siteTitle: string): string =>
  pageTitle === siteTitle ? pageTitle : `${pageTitle} | ${siteTitle}`;

/** Characters that search results show, and what is too short to say something. */
export const seoTitleAndDescriptionLengthRanges = {
  title: { min: 30, max: 60 },
  description: { min: 70, max: 155 },
} as const;

/** Size of generated link preview images, in pixels. */
export const socialShareImageSize = { width: 1200, height: 630 } as const;

export interface SocialShareData {
  /** The document title. */
  title: string;
  description: string | null;
  url: string | null;
  siteName: string;
  language: Locale;
  /** `url` is absolute. */
  image: { url: string; alt: string } | null;
}

/** Attribute, name and content of a meta element. */
export type SocialMetaTag = readonly ['name' | 'property', string, string];

/** Open Graph requires a language with a region. */
const openGraphLocales: Record<Locale, string> = { de: 'de_DE', en: 'en_GB', fr: 'fr_FR' };

/** Tags without a value are omitted. Without an image, the X card is the small one. */
export const toSocialMetaTags = ({
  title,
  description,
  url,
  siteName,
  language,
  image,
}: SocialShareData): SocialMetaTag[] => {
  // Only generated images have this size; the proportions of product photos vary.
  const size = image?.url.includes('/share/') ? socialShareImageSize : null;
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

/** Attribute that the preview host sets on the `html` element of a page in preview mode. */
export const previewModeAttribute = 'data-preview';

interface PageHeadTexts {
  title: string;
  description: string | null;
}

/**
 * Title and description of a page, as its head and search results have them: every page has a description, even if the
 * editor left it empty.
 */
export const toPageHeadTexts = (page: PageHeadTexts, site: PageHeadTexts): { title: string; description: string } => {
  const title = toHtmlDocumentTitle(page.title, site.title);
  return { title, description: page.description ?? site.description ?? title };
};

export const toBrandPageTitle = (brand: string, departmentHeading: string): string => `${brand} – ${departmentHeading}`;

export const toProductPageTitle = (product: string, manufacturer: string): string => `${product} – ${manufacturer}`;
