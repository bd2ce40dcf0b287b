// Makes the nodes of the shop: its settings, and every product in every language, whole for its page and short for lists, so
// that a changed description does not touch a list. Called by create-site-nodes.ts.
import { resolve } from 'node:path';
import type { SourceNodesArgs } from 'gatsby';
import { type Locale, locales } from '../../../contract/locale.ts';
import type { Product } from '../../../domain/product/product.ts';
import type { PictureFiles } from '../../../domain/product/picture.ts';
import type { Log, Translate } from '../../../domain/translate.ts';
import { toProductPath } from '../../i18n/shop-paths.ts';
import { writeProductFeed } from '../discovery/write-discovery.ts';
import type { BackendClient } from '../directus/create-client.ts';
import { createGuaranteeNotice } from '../files/create-guarantee-notice.ts';
import { createProductPictures } from '../product-pictures/create-product-pictures.ts';
import type { FileRecord } from '../read/record-schemas.ts';
import type { SiteRecords } from '../read/read-site.ts';
import { toProductModified } from '../shape/to-last-modified.ts';
import { toMerchantTerms, toShopDefaults } from '../shape/to-shop-defaults.ts';
import { toBuiltListProduct, toBuiltProduct } from '../shape/to-built-product.ts';

/** Returns the id of the node. */
export type CreateNode = (type: string, key: string, fields: Record<string, unknown>) => Promise<string>;

/** By which the node of a product in lists is found again. */
export const toListProductKey = (locale: Locale, id: string): string => `ShopListProduct ${locale} ${id}`;

export interface ProductNodesContext {
  /** Address of the site; without one there is no feed. */
  siteUrl: string | undefined;
  gatsby: Pick<SourceNodesArgs, 'reporter'>;
  client: BackendClient;
  records: SiteRecords;
  translate: Translate;
  log: Log;
  createNode: CreateNode;
}

/** Creates ShopDefaults, ShopProduct and ShopListProduct nodes. */
export const createProductNodes = async (context: ProductNodesContext): Promise<void> => {
  const { records, translate, createNode } = context;
  const { shop } = records;
  if (!shop) return;
  const pictures = await createPictures(context);
  const notice = await createGuaranteeNotice(
    shop.legal_guarantee_notice,
    context.client,
    resolve('public'),
    context.log,
  );
  const merchantTerms = toMerchantTerms(shop);
  for (const locale of locales) {
    const products: Product[] = [];
    await createNode('ShopDefaults', locale, {
      language: locale,
      ...toShopDefaults(shop, locale, translate, notice),
      merchantTerms,
    });
    const mapping = { locale, translate, pictures };
    for (const [order, record] of records.products.entries()) {
      const key = `${locale} ${record.id}`;
      const path = toProductPath(record.slug, locale);
      const product = toBuiltProduct(record, mapping);
      products.push(product);
      const [picture] = record.images;
      const listed = { language: locale, product: toBuiltListProduct(record, mapping) };
      await createNode('ShopProduct', key, {
        ...{ language: locale, slug: record.slug, order, path, product },
        shareFile: picture ? picture.directus_files_id.id : null,
        lastModified: toProductModified(record),
        imagePaths: product.pictures.flatMap(({ files }) => files.images.fallback?.src ?? []),
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

/** The files of every picture of a product, by the id of its file in the library. */
const createPictures = async ({
  gatsby,
  client,
  records,
  log,
}: ProductNodesContext): Promise<Map<string, PictureFiles>> => {
  const startedAt = Date.now();
  const all = records.products.flatMap(({ images }) => images.map(({ directus_files_id: file }) => file));
  const distinct = new Map<string, FileRecord>(all.map((file) => [file.id, file]));
  const pictures = [...distinct.values()].map((file) => ({
    id: file.id,
    version: file.modified_on ?? file.id,
    name: file.filename_download,
  }));
  const { files, madeCount } = await createProductPictures(pictures, client.readFile, resolve('public'), log);
  const seconds = ((Date.now() - startedAt) / 1_000).toFixed(1);
  gatsby.reporter.info(`product pictures: ${madeCount} of ${pictures.length} made, ${seconds} s`);
  return files;
};
