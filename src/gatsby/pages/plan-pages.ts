// Decides which pages a site has: one per page record, language and route, the brands', plus the 404 pages. Pure.
import { defaultLocale, type Locale, locales } from '../../../contract/locale.ts';
import type { PageContext } from '../../../domain/page.ts';
import { pageSize } from '../../../domain/product-list/list-state.ts';
import { isPageKey, routeTable, toProductListPath, toProductPath } from '../../i18n/paths.ts';
import { offlinePaths, servicePaths } from '../../i18n/routes.ts';

/** A template and the message namespaces its pages show. */
export type PageKind =
  | 'appointment'
  | 'brand'
  | 'cart'
  | 'checkout'
  | 'contact'
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
  | 'withdrawalModel';

/** Pages nobody looks for. */
const hiddenKinds: ReadonlySet<PageKind> = new Set([
  'cart',
  'checkout',
  'newsletter',
  'notFound',
  'offline',
  'orderStatus',
  'specimens',
  'thanks',
  'withdrawalModel',
]);

export interface PagePlan {
  path: string;
  kind: PageKind;
  context: Omit<PageContext, 'shareImage'>;
  /** When its records were last written, as ISO date and time; absent where they do not know. */
  lastModified?: string | null;
  /** Its pictures, as paths inside the release. */
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

/** What a product's page says. */
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

/** Message files a page of each kind needs, so that no page carries every message. */
const namespacesOf: Record<PageKind, string[]> = {
  brand: ['shell', 'brand', 'products'],
  home: ['shell', 'home'],
  contact: ['shell', 'contact'],
  imprint: ['shell', 'imprint', 'consent'],
  privacy: ['shell', 'consent', 'imprint'],
  cart: ['shell', 'cart', 'guarantee', 'delivery'],
  checkout: ['shell', 'checkout', 'guarantee', 'delivery'],
  products: ['shell', 'products'],
  product: productNamespaces,
  events: ['shell', 'events'],
  thanks: ['shell', 'thanks'],
  appointment: ['shell', 'appointment'],
  legal: ['shell', 'legal'],
  newsletter: ['shell', 'newsletter'],
  text: ['shell'],
  withdrawalForm: ['shell', 'withdrawal'],
  withdrawalModel: ['shell', 'withdrawalModel'],
  // It stands in for products newer than the build (docs/decisions/014).
  notFound: ['notFound', ...productNamespaces],
  offline: ['shell', 'offline'],
  orderStatus: ['shell', 'orderStatus', 'delivery'],
  specimens: ['shell', 'ratings', 'requests', 'personalization', 'ringSizer'],
};

/**
 * Plans every page. Two pages may share a path in a language (French imprint and privacy, decisions: Languages and
 * paths): the first in the route table is made, and its template shows both.
 */
export const planContentPages = (
  pages: readonly { key: string; language: Locale; path: string }[],
  siteUrl: string | undefined,
): PagePlan[] => {
  const order = Object.keys(routeTable);
  const taken = new Set<string>();
  const sorted = [...pages].sort((a, b) => order.indexOf(a.key) - order.indexOf(b.key));
  const content = sorted.flatMap((page) => {
    if (taken.has(page.path)) return [];
    taken.add(page.path);
    const paths = isPageKey(page.key) ? routeTable[page.key] : undefined;
    if (!paths) return [];
    return [toPlan(kinds[page.key] ?? 'text', page.key, page.language, page.path, paths, siteUrl)];
  });
  const notFound = locales.map((locale) =>
    toPlan(
      'notFound',
      'notFound',
      locale,
      locale === defaultLocale ? '/404.html' : `/${locale}/404`,
      routeTable.home,
      undefined,
    ),
  );
  return [...linkTwins(content), ...notFound];
};

/** Plans a page per brand and language; its twins in the other languages are those with its slug and department. */
export const planBrandPages = (
  brands: readonly { brandType: string; language: Locale; path: string; slug: string }[],
  siteUrl: string | undefined,
): PagePlan[] =>
  linkTwins(
    brands.flatMap(({ brandType, language, path, slug }) => {
      const base = isPageKey(brandType) ? routeTable[brandType] : undefined;
      if (!base) return [];
      const paths = { de: `${base.de}/${slug}`, en: `${base.en}/${slug}`, fr: `${base.fr}/${slug}` };
      return [toPlan('brand', brandType, language, path, paths, siteUrl)];
    }),
  );

/** Plans the further pages of the product list, from the second one; `productCount` decides how many. */
export const planProductListPages = (productCount: number, siteUrl: string | undefined): PagePlan[] => {
  if (!routeTable.products) return [];
  const count = Math.max(1, Math.ceil(productCount / pageSize));
  const plans = Array.from({ length: count - 1 }, (_, index) => {
    const paths = toPaths((locale) => toProductListPath(index + 2, locale));
    return locales.map((locale) => toPlan('products', 'products', locale, paths[locale], paths, siteUrl));
  });
  return linkTwins(plans.flat());
};

/** Plans the page of every product: each has one in every language. */
export const planProductPages = (
  products: readonly { language: Locale; slug: string }[],
  siteUrl: string | undefined,
): PagePlan[] =>
  linkTwins(
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

/** The pages that a browser without a connection shows in place of others. */
export const planOfflinePages = (): PagePlan[] =>
  locales.map((locale) => toPlan('offline', 'offline', locale, offlinePaths[locale], routeTable.home, undefined));

/**
 * Pages of the site's own making (`servicePaths`). That of the newsletter also where a house has none (any more): whoever got
 * one can still leave it. Those about orders where a house sells: there the page for withdrawing from a contract is a must.
 */
export const planServicePages = (plans: readonly PagePlan[]): PagePlan[] => {
  const sells = plans.some(({ kind }) => kind === 'withdrawalForm');
  const kindsOf = {
    newsletter: 'newsletter',
    order_status: 'orderStatus',
    withdrawal_model: 'withdrawalModel',
  } as const;
  return (['newsletter', 'order_status', 'withdrawal_model'] as const).flatMap((key) => {
    const paths = servicePaths[key];
    return sells || key === 'newsletter'
      ? locales.map((locale) => toPlan(kindsOf[key], key, locale, paths[locale], paths, undefined))
      : [];
  });
};

const specimensPaths = { de: '/specimens', en: '/en/specimens', fr: '/fr/specimens' };

/** The pages of specimens, which no visitor is led to. */
export const planStyleGuidePages = (): PagePlan[] =>
  locales.map((locale) => toPlan('specimens', 'specimens', locale, specimensPaths[locale], specimensPaths, undefined));

/**
 * Tells every page which of its paths lead to itself in another language: search engines take only twins that name each
 * other, and French privacy is a part of the imprint.
 */
const linkTwins = (plans: readonly PagePlan[]): PagePlan[] => {
  const byPath = new Map(plans.map((plan) => [plan.path, plan]));
  const isTwin = (plan: PagePlan, locale: Locale) => {
    const { paths } = plan.context;
    const other = byPath.get(paths[locale]);
    return other?.context.language === locale && locales.every((each) => other.context.paths[each] === paths[each]);
  };
  return plans.map((plan) => ({
    ...plan,
    context: { ...plan.context, alternates: locales.filter((locale) => isTwin(plan, locale)) },
  }));
};

const toPlan = (
  kind: PageKind,
  pageKey: PageContext['pageKey'],
  language: Locale,
  path: string,
  paths: Record<Locale, string>,
  siteUrl: string | undefined,
): PagePlan => ({
  path,
  kind,
  context: {
    language,
    pageKey,
    namespaces: namespacesOf[kind],
    canonicalUrl: siteUrl ? siteUrl + path : null,
    paths: { ...paths },
    alternates: [],
    isHidden: hiddenKinds.has(kind),
  },
});
