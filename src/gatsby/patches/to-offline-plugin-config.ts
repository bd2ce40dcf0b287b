// Options of gatsby-plugin-offline: its caching rules, and the pages that are never cached.
import { locales } from '../../../contract/locale.ts';
import { immutableScriptStyleAndFontPattern } from '../../../domain/immutable-files.ts';
import { createLocalizedRouteTable, type PageKey } from '../../../domain/localized-route-table.ts';
import { nonCmsPagePaths } from '../../../contract/site-page-paths.ts';

interface CachingRule {
  /** Matched against the whole URL. Workbox applies it to other hosts only if it matches from the first character. */
  urlPattern: RegExp;
  handler: 'CacheFirst' | 'NetworkFirst' | 'NetworkOnly';
}

/**
 * Caching rules, first match first. Pages themselves are never cached: offline, they are rendered from their page
 * data (docs/decisions/010). Images have a rule in service-worker-additions.js, because only there can their number be
 * limited. The plug-in merges this list into its own by index. It needs as many entries as the plug-in's (four);
 * otherwise default rules remain that cache files of other hosts.
 */
export const toServiceWorkerCachingRules = (storeRoot: string): CachingRule[] => [
  { urlPattern: toPrivatePageData(storeRoot), handler: 'NetworkOnly' },
  // Network first: outdated page data would not match newer code.
  { urlPattern: /\/page-data\/.+\.json$/, handler: 'NetworkFirst' },
  { urlPattern: immutableScriptStyleAndFontPattern, handler: 'CacheFirst' },
  // Everything else except images and other static files, above all the pages.
  { urlPattern: /:\/\/[^/]+\/(?!static\/)/, handler: 'NetworkOnly' },
];

const toPrivatePageData = (storeRoot: string): RegExp =>
  new RegExp(`/page-data(?:${toNeverCachedPagePaths(storeRoot).join('|')})/`);

/** The plug-in's entry in gatsby-config.mjs. */
export const toOfflinePluginConfig = (storeRoot: string) => ({
  resolve: 'gatsby-plugin-offline',
  options: {
    // On localhost, Workbox would log to every console.
    debug: false,
    workboxConfig: {
      runtimeCaching: toServiceWorkerCachingRules(storeRoot),
      // Immutable files come from the HTTP cache instead of being downloaded again.
      dontCacheBustURLsMatching: immutableScriptStyleAndFontPattern,
    },
  },
});

const privatePages: readonly PageKey[] = ['cart', 'checkout', 'thanks', 'withdrawal_form'];

/** Paths of pages that are never cached, in every language, without trailing slash. */
export const toNeverCachedPagePaths = (storeRoot: string): string[] => {
  const table = createLocalizedRouteTable(storeRoot);
  return [...privatePages.map((key) => table[key]), nonCmsPagePaths.order_status].flatMap((paths) =>
    paths ? locales.map((locale) => paths[locale]) : [],
  );
};
