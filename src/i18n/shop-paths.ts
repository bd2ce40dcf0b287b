// Paths below the shop's list: products and the further pages of the list. Used by cards, the build and the language switch.
import type { Locale } from '../../contract/locale.ts';
import { routeTable } from './paths.ts';
import { listPageSegments } from './routes.ts';

/** Path of a product's page; a shop without store root has none. */
export const toProductPath = (slug: string, locale: Locale): string =>
  `${routeTable.products?.[locale] ?? ''}/${encodeURIComponent(slug)}`;

/** Path of a page of the list, from 1: the first one is the list's own. */
export const toListPath = (page: number, locale: Locale): string => {
  const base = routeTable.products?.[locale] ?? '';
  return page === 1 ? base : `${base}/${listPageSegments[locale]}/${page}`;
};

/** The list narrowed to one category or manufacturer, as its filters write it (domain/product-list/list-state.ts). */
export const toFilteredListPath = (filter: { category: string } | { manufacturer: string }, locale: Locale): string =>
  `${toListPath(1, locale)}?${new URLSearchParams(Object.entries(filter)).toString()}`;

/** The slug in the path of a product's page; `undefined` for any other path, in any language. */
export const toProductSlug = (path: string): { slug: string; language: Locale } | undefined => {
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
