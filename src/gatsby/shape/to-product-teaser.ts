// Maps a product to what its page, lists, the home page and sections show of it in one language; its description is
// made safe.
import type { Locale } from '../../../contract/locale.ts';
import {
  type ListProduct,
  type Product,
  type ProductMapping,
  toListProduct,
  toProduct,
} from '../../../domain/product/product.ts';
import type { Translate } from '../../../domain/translate.ts';
import { routeTable, toProductPath } from '../../i18n/paths.ts';
import { toSafeHtml } from '../html/safe-html.ts';
import type { FindSiteImage } from '../images/create-site-images.ts';
import { ContentError } from '../read/validate-records.ts';
import type { BuildTimeProductRecord, TeaserProductRecord } from '../read/read-products.ts';
import type { SiteRecords } from '../read/read-site-records.ts';

/** Whether products have pages of their own: in a shop with a store root whose list is published. */
export const hasProductPages = ({ shop, pages }: Pick<SiteRecords, 'pages' | 'shop'>): boolean =>
  shop !== null && routeTable.products !== undefined && pages.some(({ key }) => key === 'products');

/** What a teaser says of the price, as lists do. */
export type TeaserPrices = Pick<ListProduct, 'price' | 'priceBeforeCents' | 'unitPrice'>;

/** The prices of a shop's products as lists show them, by the product's id; none for a house without shop. */
export const toTeaserPrices = (
  products: readonly BuildTimeProductRecord[],
  locale: Locale,
  translate: Translate,
): Map<string, TeaserPrices> =>
  new Map(
    products.map((record) => {
      const { price, priceBeforeCents, unitPrice } = toBuildTimeListProduct(record, {
        locale,
        translate,
        toFiles: () => null,
      });
      return [record.id, { price, priceBeforeCents, unitPrice }];
    }),
  );

/** A piece of the shop as the home page and sections show it. */
export type ProductTeaser = NonNullable<ReturnType<typeof toProductTeaser>>;

export interface ProductTeaserSources {
  hasProductPages: boolean;
  /** Prices by the product's id. */
  offers: ReadonlyMap<string, TeaserPrices>;
  toImage: FindSiteImage;
}

/** A piece with its first image; `null` where that cannot be read. */
export const toProductTeaser = (
  record: TeaserProductRecord,
  locale: Locale,
  { hasProductPages: hasPage, offers, toImage }: ProductTeaserSources,
  translate: Translate,
) => {
  const [image] = record.images;
  const alt = image && translate('ecommerce_product_image', { ...image, id: String(image.id) }, 'alt', locale);
  const picture = toImage(image?.directus_files_id, alt ?? null, 'product');
  if (!picture) return null;
  return {
    slug: record.slug,
    /** Of its page; `null` for a site without store root. */
    path: hasPage ? toProductPath(record.slug, locale) : null,
    name: translate('ecommerce_product', record, 'display_name', locale) ?? record.display_name,
    manufacturer: record.manufacturer.display_name,
    /** `null` for a house without shop. */
    offer: offers.get(record.id) ?? null,
    picture,
  };
};

/** Maps a product to its page in one language: what the browser would make of it, with its description made safe. */
export interface BuildTimeProductMapping {
  locale: Locale;
  translate: Translate;
  toFiles: ProductMapping['toFiles'];
}

const toMapping = (mapping: BuildTimeProductMapping): ProductMapping => ({
  ...mapping,
  onMalformed: (id, problem) => {
    const record = { collection: 'ecommerce_personalization', item: id };
    throw new ContentError({ cause: 'content', details: [`${record.collection} ${id}: ${problem}`], record });
  },
});

export const toBuildTimeProduct = (record: BuildTimeProductRecord, mapping: BuildTimeProductMapping): Product => {
  const product = toProduct(record, toMapping(mapping));
  const { description } = product;
  return { ...product, description: description && toSafeHtml(description, { locale: mapping.locale }) };
};

export const toBuildTimeListProduct = (record: BuildTimeProductRecord, mapping: BuildTimeProductMapping): ListProduct =>
  toListProduct(record, toMapping(mapping));
