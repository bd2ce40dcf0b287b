// Paths of the site for its store root: route table, product pages, pages of the product list, web app manifest.
import { defaultLocale, type Locale } from '../../contract/locale.ts';
import {
  formatProductListQuery,
  initialProductListState,
  type ProductListState,
} from '../../domain/product-list/product-list-state.ts';
import {
  createLocalizedRouteTable,
  localizePathByRouteTable,
  type PageKey,
} from '../../domain/localized-route-table.ts';
import { productListPaginationSegments } from './special-page-paths-and-keys.ts';

/** Gatsby inlines `GATSBY_STORE_ROOT` into browser code; gatsby-config.mjs sets it from the validated STORE_ROOT. */
export const localizedSiteRouteTable = createLocalizedRouteTable(process.env.GATSBY_STORE_ROOT ?? '/');

/** Whether the site has a page with this key; shop pages need a store root. */
export const isPageKey = (key: string): key is PageKey => Object.hasOwn(localizedSiteRouteTable, key);

/** An internal link's path in a language; keeps query and hash (specification §2, link behaviour). */
export const toLocalizedPath = (href: string, locale: Locale): string =>
  localizePathByRouteTable(localizedSiteRouteTable, href, locale);

/** Id of the request form on a product page; links to it open the form. */
export const productRequestAnchorId = 'request';

/** Path of a product page, which exists only with a store root. */
export const toProductPath = (slug: string, locale: Locale): string =>
  `${localizedSiteRouteTable.products?.[locale] ?? ''}/${encodeURIComponent(slug)}`;

/** Path of a page of the product list, from 1; page 1 is the list itself. */
export const toPaginatedProductListPath = (page: number, locale: Locale): string => {
  const base = localizedSiteRouteTable.products?.[locale] ?? '';
  return page === 1 ? base : `${base}/${productListPaginationSegments[locale]}/${page}`;
};

/** The first page of the list with filters or a search. */
export const toFilteredProductListPath = (filter: Partial<ProductListState>, locale: Locale): string =>
  toPaginatedProductListPath(1, locale) + formatProductListQuery({ ...initialProductListState, ...filter });

/** Slug and language of a product page's path; `undefined` for any other path. */
export const parseProductPagePath = (path: string): { slug: string; language: Locale } | undefined => {
  for (const [language, base] of Object.entries(localizedSiteRouteTable.products ?? {})) {
    const match = path.startsWith(`${base}/`) ? /^([^/]+)\/?$/.exec(path.slice(base.length + 1)) : null;
    if (match?.[1]) return { slug: decodeSegment(match[1]), language: language as Locale };
  }
  return undefined;
};

/** An undecodable segment is not a valid slug, and is returned unchanged. */
const decodeSegment = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** Path of a language's web app manifest. */
export const toWebAppManifestPath = (language: Locale): string =>
  `${language === defaultLocale ? '' : `/${language}`}/manifest.webmanifest`;
