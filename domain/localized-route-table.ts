// Creates the route table of a deployment and looks up pages in it: for the site (src/i18n/site-paths.ts) and for the
// studio, which shows the path of a page. Pure.
import { type Locale, locales } from '../contract/locale.ts';
import { fixedSitePagePaths, shopPagePathSegments } from '../contract/site-page-paths.ts';

export type FixedSitePageKey = keyof typeof fixedSitePagePaths;
type ShopPageKey = keyof typeof shopPagePathSegments;
export type PageKey = FixedSitePageKey | ShopPageKey;

type LocalePaths = Readonly<Record<Locale, string>>;

/** Localized paths of every page; without a store root there are no shop pages. */
export type LocalizedRouteTable = Readonly<
  Record<FixedSitePageKey, LocalePaths> & Partial<Record<ShopPageKey, LocalePaths>>
>;

/**
 * Creates the route table for a store root.
 * @param storeRoot `/` (default) or a path such as `/shop`; the empty string disables the shop (decisions: Languages
 *   and paths).
 */
export const createLocalizedRouteTable = (storeRoot: string): LocalizedRouteTable => {
  if (storeRoot === '') return fixedSitePagePaths;
  const shopPaths = (segments: Readonly<Record<Locale, string>>) => ({
    de: joinPath(storeRoot, segments.de),
    en: joinPath('/en', storeRoot, segments.en),
    fr: joinPath('/fr', storeRoot, segments.fr),
  });
  return {
    ...fixedSitePagePaths,
    cart: shopPaths(shopPagePathSegments.cart),
    checkout: shopPaths(shopPagePathSegments.checkout),
    products: shopPaths(shopPagePathSegments.products),
  };
};

const joinPath = (...parts: string[]): string =>
  `/${parts
    .flatMap((part) => part.split('/'))
    .filter(Boolean)
    .join('/')}`;

/** The key of the page at a path in any language; if two pages share a path, the first one. */
export const findPageKeyByPath = (table: LocalizedRouteTable, path: string): PageKey | undefined => {
  const normalizedPath = withoutTrailingSlash(path.toLowerCase());
  return toRouteTablePageKeys(table).find((key) => locales.some((locale) => table[key]?.[locale] === normalizedPath));
};

/** The page keys in the table's order. */
export const toRouteTablePageKeys = (table: LocalizedRouteTable): PageKey[] => Object.keys(table) as PageKey[];

/**
 * The path of a page in another language; keeps query and hash. Subpages without a row (brands, external routes) keep
 * the part after their parent's path.
 */
export const localizePathByRouteTable = (table: LocalizedRouteTable, href: string, locale: Locale): string => {
  const [, path = '/', suffix = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  const key = findPageKeyByPath(table, path);
  if (key) return (table[key]?.[locale] ?? path) + suffix;
  const below = findParent(table, path);
  return below ? `${table[below.key]?.[locale] ?? ''}/${below.remainder}${suffix}` : href;
};

const findParent = (table: LocalizedRouteTable, path: string): { key: PageKey; remainder: string } | undefined => {
  const segments = withoutTrailingSlash(path).split('/');
  for (let length = segments.length - 1; length > 1; length -= 1) {
    const key = findPageKeyByPath(table, segments.slice(0, length).join('/'));
    if (key && key !== 'home') return { key, remainder: segments.slice(length).join('/') };
  }
  return undefined;
};

const withoutTrailingSlash = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') : path);
