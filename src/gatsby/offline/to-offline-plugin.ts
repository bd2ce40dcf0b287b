// Options of gatsby-plugin-offline: what its service worker takes from where, and of which pages nothing is kept.
// Called by gatsby-config.ts and the build of the service worker.
import { locales } from '../../../contract/locale.ts';
import { immutableCode } from '../../../domain/immutable-files.ts';
import { createRouteTable } from '../../i18n/route-table.ts';
import { type PageKey, servicePaths } from '../../i18n/routes.ts';

interface CachingRule {
  /** Matched with the whole address. Workbox applies it to other hosts only when it matches from the first character. */
  urlPattern: RegExp;
  handler: 'CacheFirst' | 'NetworkFirst' | 'NetworkOnly';
}

/**
 * What a request of this site is answered from, first match first. Pages themselves are never kept: without a
 * connection they are rendered from their page data (docs/decisions/010), and pictures follow a rule of their own in
 * worker-additions.js, because only there can their number be limited.
 *
 * The plug-in lays this list over its own by index, so it has to have as many entries as the plug-in's (four), or
 * rules would come through that keep other hosts' files.
 */
export const toServiceWorkerCachingRules = (storeRoot: string): CachingRule[] => [
  { urlPattern: toPrivatePageData(storeRoot), handler: 'NetworkOnly' },
  // The network first: old page data under new code would be wrong.
  { urlPattern: /\/page-data\/.+\.json$/, handler: 'NetworkFirst' },
  { urlPattern: immutableCode, handler: 'CacheFirst' },
  // Everything else but pictures and other files of pages: above all the pages.
  { urlPattern: /:\/\/[^/]+\/(?!static\/)/, handler: 'NetworkOnly' },
];

const toPrivatePageData = (storeRoot: string): RegExp =>
  new RegExp(`/page-data(?:${toPrivatePaths(storeRoot).join('|')})/`);

/** The entry for the list of plug-ins. */
export const toOfflinePluginEntry = (storeRoot: string) => ({
  resolve: 'gatsby-plugin-offline',
  options: {
    // Workbox would write to the console of everyone on localhost.
    debug: false,
    workboxConfig: {
      runtimeCaching: toServiceWorkerCachingRules(storeRoot),
      // What cannot change under its name is taken from the browser's cache instead of being downloaded again.
      dontCacheBustURLsMatching: immutableCode,
    },
  },
});

const privatePages: readonly PageKey[] = ['cart', 'checkout', 'thanks', 'withdrawal_form'];

/** Their paths in every language, without a slash at the end. */
export const toPrivatePaths = (storeRoot: string): string[] => {
  const table = createRouteTable(storeRoot);
  return [...privatePages.map((key) => table[key]), servicePaths.order_status].flatMap((paths) =>
    paths ? locales.map((locale) => paths[locale]) : [],
  );
};
