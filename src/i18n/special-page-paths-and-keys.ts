// Paths and keys of special pages: offline fallback, further pages of the product list, departments (specification §1,
// §2). All paths are in site-paths.ts.
import type { Locale } from '../../contract/locale.ts';
import type { FixedSitePageKey } from '../../domain/localized-route-table.ts';

type LocalePaths = Readonly<Record<Locale, string>>;

/** Shown without a connection in place of an uncached page. Nothing links there. */
export const offlineFallbackPagePaths = {
  de: '/offline',
  en: '/en/offline',
  fr: '/fr/hors-ligne',
} as const satisfies LocalePaths;

/**
 * Further pages of the product list: `/produkte/seite/2`. Two segments, so that they cannot collide with a product's
 * slug.
 */
export const productListPaginationSegments = { de: 'seite', en: 'page', fr: 'page' } as const satisfies LocalePaths;

/** Pages of departments (specification §1), in the order of the home page. */
export const departmentPageKeys = [
  'engagement_rings',
  'wedding_rings',
  'jewelry',
  'watches',
  'beads',
  'accessories',
  'optics',
  'for_kids',
  'home_fabrics',
  'decoratives',
  'floral_workshop',
  'room_fragrances',
  'bicycles',
] as const satisfies readonly FixedSitePageKey[];
