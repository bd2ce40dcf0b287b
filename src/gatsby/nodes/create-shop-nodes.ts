// Creates the shop's nodes: its settings, and each product per language, once complete for its page and once short
// for lists, so that a changed description does not rebuild a list.
import { resolve } from 'node:path';
import { type Locale, locales } from '../../../contract/locale.ts';
import type { ProductListState } from '../../../domain/product-list/product-list-state.ts';
import type { Product } from '../../../domain/product/to-product.ts';
import type { LogFunction, ResolveLocalizedField } from '../../../domain/record-translation.ts';
import { toProductPath } from '../../i18n/site-paths.ts';
import { writeProductFeed } from '../seo/write-seo-files.ts';
import { writeGuaranteeNoticeImageFile } from '../files/write-content-hashed-file.ts';
import type { ReadDirectusFileThroughCache } from '../files/cached-files.ts';
import type { FindSiteImage } from '../images/generate-responsive-site-images.ts';
import type { SiteRecords } from '../read/read-validated-site-records.ts';
import { toProductLastModified } from '../mapping/to-last-modified.ts';
import {
  toMerchantListingSettings,
  toBuildTimeShopSettingsAndTexts,
  toBuildTimePaymentMethods,
  toTrustLines,
} from '../mapping/to-build-time-shop-settings-and-texts.ts';
import {
  createBuildTimeProductMappingContext,
  toBuildTimeListProduct,
  toBuildTimeProduct,
} from '../mapping/to-build-time-product.ts';

/** Resolves to the id of the node. */
export type CreateSiteNodeFunction = (type: string, key: string, fields: Record<string, unknown>) => Promise<string>;

/**
 * Creates a ProductListFacets node: the filters of the list of these products. Resolves to its id; `null` if they cannot
 * be read.
 */
export type CreateListFacetsNode = (locale: Locale, fixed: Partial<ProductListState>) => Promise<string | null>;

/** Key of a product's list node. */
export const toShopListProductNodeKey = (locale: Locale, id: string): string => `ShopListProduct ${locale} ${id}`;

export interface ProductNodeCreationContext {
  /** Site URL; without one there is no product feed. */
  siteUrl: string | undefined;
  readCachedFile: ReadDirectusFileThroughCache;
  records: SiteRecords;
  translate: ResolveLocalizedField;
  toImage: FindSiteImage;
  log: LogFunction;
  createNode: CreateSiteNodeFunction;
  createListFacetsNode: CreateListFacetsNode;
}

/** Creates ShopDefaults, ShopProduct and ShopListProduct nodes. */
export const createShopNodes = async (context: ProductNodeCreationContext): Promise<void> => {
  const { records, translate, toImage, createNode } = context;
  const { shop } = records;
  if (!shop) return;
  const notice = await writeGuaranteeNoticeImageFile(
    shop.legal_guarantee_notice,
    context.readCachedFile,
    resolve('public'),
    context.log,
  );
  const merchantTerms = toMerchantListingSettings(shop);
  for (const locale of locales) {
    const products: Product[] = [];
    const data = toBuildTimeShopSettingsAndTexts(shop, locale, translate, notice);
    await createNode('ShopDefaults', locale, {
      language: locale,
      data,
      settings: data.settings,
      merchantTerms,
      trustLines: toTrustLines(shop, locale),
      paymentMethods: toBuildTimePaymentMethods(shop, locale, translate),
    });
    await context.createListFacetsNode(locale, {});
    const mapping = createBuildTimeProductMappingContext(locale, translate, toImage);
    for (const [order, record] of records.products.entries()) {
      const key = `${locale} ${record.id}`;
      const path = toProductPath(record.slug, locale);
      const product = toBuildTimeProduct(record, mapping);
      products.push(product);
      const [firstImage] = record.images;
      const listed = { language: locale, data: toBuildTimeListProduct(record, mapping) };
      await createNode('ShopProduct', key, {
        language: locale,
        slug: record.slug,
        order,
        path,
        data: product,
        shareFile: firstImage ? firstImage.directus_files_id.id : null,
        lastModified: toProductLastModified(record),
        imagePaths: product.images.map(({ files }) => files.images.fallback.src),
        listProductId: await createNode('ShopListProduct', key, listed),
      });
    }
    await writeProductFeed(resolve('public'), products, {
      language: locale,
      siteUrl: context.siteUrl,
      siteName: records.company.display_name,
      description: translate('project', records.project, 'seo_description', locale),
      terms: merchantTerms,
      now: new Date(),
    });
  }
};
