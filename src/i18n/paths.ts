// The site's own paths, for the store root it was built with: the route table, products and the further pages of the
// list, the manifest. Used by links, the language switch and the build.
import { defaultLocale, type Locale } from '../../contract/locale.ts';
import { createRouteTable, localizePath } from './route-table.ts';
import { productListPageSegments, type PageKey } from './routes.ts';

/** Gatsby puts `GATSBY_STORE_ROOT` into the browser's code; gatsby-config.ts sets it from the checked STORE_ROOT. */
export const routeTable = createRouteTable(process.env.GATSBY_STORE_ROOT ?? '/');

/** Whether a page of this site has the key; shop pages exist only below a store root. */
export const isPageKey = (key: string): key is PageKey => Object.hasOwn(routeTable, key);

/** An internal link's path in the given language, query and hash kept (specification §2, link behaviour). */
export const toLocalizedPath = (href: string, locale: Locale): string => localizePath(routeTable, href, locale);

/** Path of a product's page; a shop without store root has none. */
export const toProductPath = (slug: string, locale: Locale): string =>
  `${routeTable.products?.[locale] ?? ''}/${encodeURIComponent(slug)}`;

/** Path of a page of the list, from 1: the first one is the list's own. */
export const toProductListPath = (page: number, locale: Locale): string => {
  const base = routeTable.products?.[locale] ?? '';
  return page === 1 ? base : `${base}/${productListPageSegments[locale]}/${page}`;
};

/** The list narrowed to one category or manufacturer, as its filters write it (domain/product-list/list-state.ts). */
export const toFilteredProductListPath = (
  filter: { category: string } | { manufacturer: string },
  locale: Locale,
): string => `${toProductListPath(1, locale)}?${new URLSearchParams(Object.entries(filter)).toString()}`;

/** The slug in the path of a product's page; `undefined` for any other path, in any language. */
export const parseProductPath = (path: string): { slug: string; language: Locale } | undefined => {
  for (const [language, base] of Object.entries(routeTable.products ?? {})) {
    const match = path.startsWith(`${base}/`) ? /^([^/]+)\/?$/.exec(path.slice(base.length + 1)) : null;
    if (match?.[1]) return { slug: decodeSegment(match[1]), language: language as Locale };
  }
  return undefined;
};

/** What cannot be decoded is no slug of ours, and stays as it is. */
const decodeSegment = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** Where the web app manifest of a language lies. */
export const toManifestPath = (language: Locale): string =>
  `${language === defaultLocale ? '' : `/${language}`}/manifest.webmanifest`;
