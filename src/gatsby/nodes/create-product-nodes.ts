// Makes the nodes of the shop: its settings, and every product in every language, whole for its page and short for lists, so
// that a changed description does not touch a list. Called by create-site-nodes.ts.
import { resolve } from 'node:path';
import { type Locale, locales } from '../../../contract/locale.ts';
import type { Product } from '../../../domain/product/product.ts';
import type { Log, Translate } from '../../../domain/translate.ts';
import { toProductPath } from '../../i18n/paths.ts';
import { writeProductFeed } from '../discovery/write-discovery.ts';
import { createGuaranteeNotice } from '../files/write-public-file.ts';
import type { ReadKeptFile } from '../files/kept-files.ts';
import type { ToImage } from '../images/create-site-images.ts';
import type { SiteRecords } from '../read/read-site.ts';
import { toProductModified } from '../shape/to-last-modified.ts';
import { toMerchantTerms, toShopDefaults } from '../shape/to-shop-defaults.ts';
import { type BuiltProductMapping, toBuiltListProduct, toBuiltProduct } from '../shape/to-product-teaser.ts';

/** Returns the id of the node. */
export type CreateNode = (type: string, key: string, fields: Record<string, unknown>) => Promise<string>;

/** By which the node of a product in lists is found again. */
export const toListProductKey = (locale: Locale, id: string): string => `ShopListProduct ${locale} ${id}`;

export interface ProductNodesContext {
  /** Address of the site; without one there is no feed. */
  siteUrl: string | undefined;
  readKeptFile: ReadKeptFile;
  records: SiteRecords;
  translate: Translate;
  toImage: ToImage;
  log: Log;
  createNode: CreateNode;
}

/** Creates ShopDefaults, ShopProduct and ShopListProduct nodes. */
export const createProductNodes = async (context: ProductNodesContext): Promise<void> => {
  const { records, translate, toImage, createNode } = context;
  const { shop } = records;
  if (!shop) return;
  const notice = await createGuaranteeNotice(
    shop.legal_guarantee_notice,
    context.readKeptFile,
    resolve('public'),
    context.log,
  );
  const merchantTerms = toMerchantTerms(shop);
  for (const locale of locales) {
    const products: Product[] = [];
    const data = toShopDefaults(shop, locale, translate, notice);
    await createNode('ShopDefaults', locale, { language: locale, data, settings: data.settings, merchantTerms });
    const mapping: BuiltProductMapping = {
      locale,
      translate,
      toFiles: (file) => toImage(file, null, 'product')?.files ?? null,
    };
    for (const [order, record] of records.products.entries()) {
      const key = `${locale} ${record.id}`;
      const path = toProductPath(record.slug, locale);
      const product = toBuiltProduct(record, mapping);
      products.push(product);
      const [picture] = record.images;
      const listed = { language: locale, data: toBuiltListProduct(record, mapping) };
      await createNode('ShopProduct', key, {
        language: locale,
        slug: record.slug,
        order,
        path,
        data: product,
        shareFile: picture ? picture.directus_files_id.id : null,
        lastModified: toProductModified(record),
        imagePaths: product.pictures.map(({ files }) => files.images.fallback.src),
        listProductId: await createNode('ShopListProduct', key, listed),
      });
    }
    await writeProductFeed(resolve('public'), products, {
      language: locale,
      siteUrl: context.siteUrl,
      houseName: records.company.display_name,
      description: translate('project', records.project, 'seo_description', locale),
      terms: merchantTerms,
      now: new Date(),
    });
  }
};
