// Last change of the records of a page, for `lastmod` in the sitemap. Interface texts, menu and footer are on every
// page and do not count. Pure.
import type { BrandRecord } from '../read/read-brands.ts';
import type { BuildTimeProductRecord } from '../read/read-published-product-records.ts';
import type { SiteRecords } from '../read/read-validated-site-records.ts';
import { selectBrandProducts } from './to-brand-content.ts';

interface Dated {
  date_updated?: string | null;
  date_created?: string | null;
}

/** The latest change as an ISO timestamp; `null` if no record has one. */
const toLatest = (records: readonly (Dated | null | undefined)[]): string | null => {
  const moments = records
    .flatMap((record) => record?.date_updated ?? record?.date_created ?? [])
    .map((moment) => new Date(moment).getTime())
    .filter((moment) => Number.isFinite(moment));
  return moments.length === 0 ? null : new Date(Math.max(...moments)).toISOString();
};

/** Ratings and images are part of the page, too. */
const toProductParts = (product: BuildTimeProductRecord): Dated[] => [
  product,
  product.manufacturer,
  ...product.product_variants,
  ...product.ratings,
  ...[
    ...product.images.map(({ directus_files_id: file }) => file),
    ...product.product_variants.flatMap(({ image }) => image ?? []),
  ].map((file) => ({ date_updated: file.modified_on ?? null })),
];

export const toProductLastModified = (product: BuildTimeProductRecord): string | null =>
  toLatest(toProductParts(product));

export const toBrandLastModified = (records: Pick<SiteRecords, 'products'>, brand: BrandRecord): string | null =>
  toLatest([brand, ...selectBrandProducts(records, brand)]);

type PageSources = Pick<
  SiteRecords,
  'brands' | 'company' | 'events' | 'legalTexts' | 'pages' | 'products' | 'sections' | 'teaserProducts'
>;

/** Records that a page shows in addition to its own text and sections. */
const toRelatedRecords = (
  records: PageSources,
  key: string,
  byId: ReadonlyMap<string, BuildTimeProductRecord>,
): (Dated | undefined)[] => {
  switch (key) {
    case 'home':
      return [...records.teaserProducts.map(({ id }) => byId.get(id)), ...records.pages, records.company];
    case 'events':
      return records.events;
    case 'products':
      return records.products;
    case 'contact':
      return [records.company];
    case 'imprint':
    case 'privacy':
      return [records.company, ...records.legalTexts];
    default:
      return [];
  }
};

export const toPageLastModified = (records: PageSources, key: string): string | null => {
  const byId = new Map(records.products.map((product) => [product.id, product]));
  const shown = records.sections
    .filter(({ page }) => page.key === key)
    .flatMap((section): (Dated | undefined)[] => [
      section,
      ...section.products.map(({ product_id }) => byId.get(product_id)),
      ...(section.type === 'brands'
        ? records.brands.filter(({ brand_type }) => brand_type === (section.brand_type ?? key))
        : []),
      ...(section.category === null ? [] : records.products.filter(({ category }) => category.id === section.category)),
    ]);
  return toLatest([records.pages.find((page) => page.key === key), ...shown, ...toRelatedRecords(records, key, byId)]);
};
