// Plans the pages of the site: one per page record, language and route, one per brand and product, service and 404
// pages. Pure.
import { defaultLocale, type Locale, locales } from '../../../contract/locale.ts';
import { nonCmsPagePaths, unsearchablePageKeys } from '../../../contract/site-page-paths.ts';
import type { SitePageContext } from '../../../domain/page-metadata.ts';
import { productsPerPage } from '../../../domain/product-list/product-list-state.ts';
import {
  isPageKey,
  localizedSiteRouteTable,
  toPaginatedProductListPath,
  toProductPath,
} from '../../i18n/site-paths.ts';
import { offlineFallbackPagePaths } from '../../i18n/special-page-paths-and-keys.ts';

/** Selects the template and the message namespaces of a page. */
export type PageKind =
  | 'appointment'
  | 'brand'
  | 'cart'
  | 'checkout'
  | 'contact'
  | 'department'
  | 'events'
  | 'home'
  | 'imprint'
  | 'legal'
  | 'newsletter'
  | 'notFound'
  | 'offline'
  | 'orderStatus'
  | 'privacy'
  | 'product'
  | 'products'
  | 'specimens'
  | 'text'
  | 'thanks'
  | 'withdrawalForm'
  | 'withdrawalModel'
  | 'wishList';

/** Pages that search engines must not index. */
const unindexedKinds: ReadonlySet<PageKind> = new Set([
  ...unsearchablePageKeys,
  'newsletter',
  'notFound',
  'offline',
  'orderStatus',
  'specimens',
  'withdrawalModel',
  'wishList',
]);

export interface PlannedPage {
  path: string;
  kind: PageKind;
  context: Omit<SitePageContext, 'shareImage'>;
  /** Last change of its records as an ISO timestamp; absent if they have none. */
  lastModified?: string | null;
  /** Its images, as paths inside the release. */
  imagePaths?: readonly string[];
}

const kinds: Readonly<Record<string, PageKind>> = {
  home: 'home',
  contact: 'contact',
  imprint: 'imprint',
  privacy: 'privacy',
  cart: 'cart',
  checkout: 'checkout',
  products: 'products',
  events: 'events',
  thanks: 'thanks',
  appointment: 'appointment',
  social_media_privacy: 'legal',
  accessibility: 'legal',
  agb: 'legal',
  withdrawal: 'legal',
  withdrawal_form: 'withdrawalForm',
  shipping: 'legal',
};

/** Namespaces of a product page. */
const productNamespaces = [
  'shell',
  'products',
  'product',
  'ratings',
  'requests',
  'personalization',
  'ringSizer',
  'guarantee',
  'delivery',
];

/** Message namespaces of each page kind, so that no page carries all messages. */
const namespacesByKind: Record<PageKind, string[]> = {
  brand: ['shell', 'brand', 'products'],
  home: ['shell', 'home'],
  contact: ['shell', 'contact'],
  imprint: ['shell', 'imprint', 'consent'],
  privacy: ['shell', 'legal', 'consent', 'imprint'],
  cart: ['shell', 'cart', 'codes', 'guarantee', 'delivery'],
  checkout: ['shell', 'checkout', 'codes', 'guarantee', 'delivery'],
  department: ['shell', 'products'],
  products: ['shell', 'products'],
  product: productNamespaces,
  events: ['shell', 'events'],
  thanks: ['shell', 'thanks', 'orderStatus', 'delivery'],
  appointment: ['shell', 'appointment'],
  legal: ['shell', 'legal'],
  newsletter: ['shell', 'newsletter'],
  text: ['shell'],
  withdrawalForm: ['shell', 'withdrawal'],
  withdrawalModel: ['shell', 'withdrawalModel'],
  wishList: ['shell', 'wishList', 'products'],
  // The 404 page also shows products that are newer than the build (docs/decisions/014).
  notFound: ['notFound', ...productNamespaces],
  offline: ['shell', 'offline'],
  orderStatus: ['shell', 'orderStatus', 'delivery'],
  specimens: ['shell', 'ratings', 'requests', 'personalization', 'ringSizer'],
};

/**
 * Plans the pages of all records. Two pages may share a path in a language (French imprint and privacy, decisions:
 * Languages and paths): only the first in the route table is created, and its template shows both.
 */
export const planContentPages = (
  pages: readonly { key: string; language: Locale; path: string; hasProductList?: boolean }[],
  siteUrl: string | undefined,
): PlannedPage[] => {
  const order = Object.keys(localizedSiteRouteTable);
  const usedPaths = new Set<string>();
  const sorted = [...pages].sort((a, b) => order.indexOf(a.key) - order.indexOf(b.key));
  const content = sorted.flatMap((page) => {
    if (usedPaths.has(page.path)) return [];
    usedPaths.add(page.path);
    const paths = isPageKey(page.key) ? localizedSiteRouteTable[page.key] : undefined;
    if (!paths) return [];
    const kind = page.hasProductList ? 'department' : (kinds[page.key] ?? 'text');
    return [toPlan(kind, page.key, page.language, page.path, paths, siteUrl)];
  });
  const notFound = locales.map((locale) =>
    toPlan(
      'notFound',
      'notFound',
      locale,
      locale === defaultLocale ? '/404.html' : `/${locale}/404`,
      localizedSiteRouteTable.home,
      undefined,
    ),
  );
  return [...linkAlternates(content), ...notFound];
};

/** Plans a page per brand and language; its alternates are those with the same slug and department. */
export const planBrandPages = (
  brands: readonly { brandType: string; language: Locale; path: string; slug: string }[],
  siteUrl: string | undefined,
): PlannedPage[] =>
  linkAlternates(
    brands.flatMap(({ brandType, language, path, slug }) => {
      const base = isPageKey(brandType) ? localizedSiteRouteTable[brandType] : undefined;
      if (!base) return [];
      const paths = { de: `${base.de}/${slug}`, en: `${base.en}/${slug}`, fr: `${base.fr}/${slug}` };
      return [toPlan('brand', brandType, language, path, paths, siteUrl)];
    }),
  );

/** Plans pages 2 and up of the product list. */
export const planProductListPagesFromPageTwo = (productCount: number, siteUrl: string | undefined): PlannedPage[] => {
  if (!localizedSiteRouteTable.products) return [];
  const count = Math.max(1, Math.ceil(productCount / productsPerPage));
  const plans = Array.from({ length: count - 1 }, (_, index) => {
    const paths = toPaths((locale) => toPaginatedProductListPath(index + 2, locale));
    return locales.map((locale) => toPlan('products', 'products', locale, paths[locale], paths, siteUrl));
  });
  return linkAlternates(plans.flat());
};

/** Plans a page per product and language. */
export const planProductPages = (
  products: readonly { language: Locale; slug: string }[],
  siteUrl: string | undefined,
): PlannedPage[] =>
  linkAlternates(
    products.map(({ language, slug }) => {
      const paths = toPaths((locale) => toProductPath(slug, locale));
      return toPlan('product', 'products', language, paths[language], paths, siteUrl);
    }),
  );

const toPaths = (toPath: (locale: Locale) => string): Record<Locale, string> => ({
  de: toPath('de'),
  en: toPath('en'),
  fr: toPath('fr'),
});

/** Plans the pages that the service worker shows without a connection. */
export const planOfflineFallbackPages = (): PlannedPage[] =>
  locales.map((locale) =>
    toPlan('offline', 'offline', locale, offlineFallbackPagePaths[locale], localizedSiteRouteTable.home, undefined),
  );

/**
 * Plans the `nonCmsPagePaths` pages. The newsletter page always exists, because former subscribers must be able to
 * unsubscribe. Order pages exist if the project has a shop, which then needs the page for withdrawing from a
 * contract; the wish list exists if products have pages.
 */
export const planNonCmsPages = (plans: readonly PlannedPage[]): PlannedPage[] => {
  const hasPlan = (wanted: PageKind) => plans.some(({ kind }) => kind === wanted);
  const hasShop = hasPlan('withdrawalForm');
  const pages = [
    { key: 'newsletter', kind: 'newsletter', isWanted: true },
    { key: 'order_status', kind: 'orderStatus', isWanted: hasShop },
    { key: 'withdrawal_model', kind: 'withdrawalModel', isWanted: hasShop },
    { key: 'wish_list', kind: 'wishList', isWanted: hasPlan('products') },
  ] as const;
  return pages.flatMap(({ key, kind, isWanted }) => {
    const paths = nonCmsPagePaths[key];
    return isWanted ? locales.map((locale) => toPlan(kind, key, locale, paths[locale], paths, undefined)) : [];
  });
};

const styleGuidePaths = { de: '/specimens', en: '/en/specimens', fr: '/fr/specimens' };

/** Plans the style guide pages, which nothing links to. */
export const planStyleGuidePages = (): PlannedPage[] =>
  locales.map((locale) =>
    toPlan('specimens', 'specimens', locale, styleGuidePaths[locale], styleGuidePaths, undefined),
  );

/**
 * Sets the alternates of every page. Search engines accept only alternates that link to each other, and French
 * privacy is part of the imprint.
 */
const linkAlternates = (plans: readonly PlannedPage[]): PlannedPage[] => {
  const byPath = new Map(plans.map((plan) => [plan.path, plan]));
  const isAlternate = (plan: PlannedPage, locale: Locale) => {
    const { paths } = plan.context;
    const other = byPath.get(paths[locale]);
    return other?.context.language === locale && locales.every((each) => other.context.paths[each] === paths[each]);
  };
  return plans.map((plan) => ({
    ...plan,
    context: { ...plan.context, alternates: locales.filter((locale) => isAlternate(plan, locale)) },
  }));
};

const toPlan = (
  kind: PageKind,
  pageKey: SitePageContext['pageKey'],
  language: Locale,
  path: string,
  paths: Record<Locale, string>,
  siteUrl: string | undefined,
): PlannedPage => ({
  path,
  kind,
  context: {
    language,
    pageKey,
    // The search is on every page of a site with a shop.
    namespaces: localizedSiteRouteTable.products ? [...namespacesByKind[kind], 'search'] : namespacesByKind[kind],
    canonicalUrl: siteUrl ? siteUrl + path : null,
    paths: { ...paths },
    alternates: [],
    isHidden: unindexedKinds.has(kind),
  },
});
