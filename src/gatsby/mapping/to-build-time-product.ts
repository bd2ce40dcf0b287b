// Maps products to product pages, lists and teasers of one language, with sanitized descriptions.
import type { Locale } from '../../../contract/locale.ts';
import {
  type ProductSummary,
  type Product,
  type ProductMappingContext,
  toProductSummary,
  toProduct,
} from '../../../domain/product/to-product.ts';
import type { ResolveLocalizedField } from '../../../domain/record-translation.ts';
import { toProductPath } from '../../i18n/site-paths.ts';
import { sanitizeHtmlAndLocalizeLinks } from '../html/safe-html.ts';
import type { FindSiteImage } from '../images/generate-responsive-site-images.ts';
import type { BuildTimeProductRecord, TeaserProductRecord } from '../read/read-published-product-records.ts';

/** What a teaser shows of a product in the shop, the same as lists do. */
export type ProductTeaserOffer = Pick<
  ProductSummary,
  'hoverImage' | 'isPair' | 'price' | 'priceBeforeCents' | 'unitPrice'
>;

/** Offers by product id; empty without a shop. */
export const toTeaserPriceAndHoverImageByProductId = (
  products: readonly BuildTimeProductRecord[],
  mapping: BuildTimeProductMappingContext,
): Map<string, ProductTeaserOffer> =>
  new Map(
    products.map((record) => {
      const { hoverImage, isPair, price, priceBeforeCents, unitPrice } = toBuildTimeListProduct(record, mapping);
      return [record.id, { hoverImage, isPair, price, priceBeforeCents, unitPrice }];
    }),
  );

/** A product on the home page or in a section. */
export type ProductTeaserData = NonNullable<ReturnType<typeof toProductTeaser>>;

export interface ProductTeaserMappingContext {
  hasProductPages: boolean;
  /** Offers by product id. */
  offers: ReadonlyMap<string, ProductTeaserOffer>;
  toImage: FindSiteImage;
}

/** A product with its first image; `null` if the image cannot be read. */
export const toProductTeaser = (
  record: TeaserProductRecord,
  locale: Locale,
  { hasProductPages: hasPage, offers, toImage }: ProductTeaserMappingContext,
  translate: ResolveLocalizedField,
) => {
  const [first] = record.images;
  const alt = first && translate('ecommerce_product_image', { ...first, id: String(first.id) }, 'alt', locale);
  const image = toImage(first?.directus_files_id, alt ?? null, 'product');
  if (!image) return null;
  return {
    id: record.id,
    slug: record.slug,
    /** Path of the product page; `null` without a store root. */
    path: hasPage ? toProductPath(record.slug, locale) : null,
    name: translate('ecommerce_product', record, 'display_name', locale) ?? record.display_name,
    manufacturer: record.manufacturer.display_name,
    /** `null` without a shop. */
    offer: offers.get(record.id) ?? null,
    image,
  };
};

/** How the build maps a product: like the browser, with sanitized descriptions and local images. */
export interface BuildTimeProductMappingContext {
  locale: Locale;
  translate: ResolveLocalizedField;
  toFiles: ProductMappingContext['toFiles'];
}

export const createBuildTimeProductMappingContext = (
  locale: Locale,
  translate: ResolveLocalizedField,
  toImage: FindSiteImage,
): BuildTimeProductMappingContext => ({
  locale,
  translate,
  toFiles: (file) => toImage(file, null, 'product')?.files ?? null,
});

export const toBuildTimeProduct = (
  record: BuildTimeProductRecord,
  mapping: BuildTimeProductMappingContext,
): Product => {
  const product = toProduct(record, mapping);
  const { description } = product;
  return {
    ...product,
    description: description && sanitizeHtmlAndLocalizeLinks(description, { locale: mapping.locale }),
  };
};

export const toBuildTimeListProduct = (
  record: BuildTimeProductRecord,
  mapping: BuildTimeProductMappingContext,
): ProductSummary => toProductSummary(record, mapping);
