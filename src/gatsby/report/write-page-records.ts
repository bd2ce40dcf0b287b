// Writes into the release of which record each page is, for the check before it goes live. Called by gatsby-node.ts.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { locales } from '../../../contract/locale.ts';
import type { FaultyRecord } from '../../../contract/publishing/build-failure.ts';
import { type PageRecords, pageRecordsFile } from '../../../contract/publishing/page-records.ts';
import { isPageKey, routeTable } from '../../i18n/paths.ts';
import { toProductPath } from '../../i18n/shop-paths.ts';
import type { SiteRecords } from '../read/read-site.ts';
import { toBrandPath } from '../shape/to-brand.ts';

type NamedRecords = Pick<SiteRecords, 'brands' | 'pages' | 'products'>;

/** Of two pages that share a path (French imprint and privacy) the first in the route table is made. */
export const toPageRecords = ({ brands, pages, products }: NamedRecords): PageRecords => {
  const order = Object.keys(routeTable);
  const sorted = [...pages].sort((a, b) => order.indexOf(b.key) - order.indexOf(a.key));
  const entries = locales.flatMap((locale): (readonly [string, FaultyRecord])[] => [
    ...sorted.flatMap(({ id, key }) => {
      const path = isPageKey(key) ? routeTable[key]?.[locale] : undefined;
      return path === undefined ? [] : [[path, { collection: 'page', item: id }] as const];
    }),
    ...brands.map((brand) => [toBrandPath(brand, locale), { collection: 'brand', item: brand.id }] as const),
    ...products.map(
      ({ id, slug }) => [toProductPath(slug, locale), { collection: 'ecommerce_product', item: id }] as const,
    ),
  ]);
  return Object.fromEntries<FaultyRecord>(entries);
};

export const writePageRecords = async (publicFolder: string, records: NamedRecords): Promise<void> => {
  await mkdir(publicFolder, { recursive: true });
  await writeFile(join(publicFolder, pageRecordsFile), JSON.stringify(toPageRecords(records)));
};
