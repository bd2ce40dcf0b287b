// Maps a piece of the shop to what the home page and sections show of it in one language.
import type { Locale } from '../../../contract/locale.ts';
import type { ProductTeaser, TeaserOffer } from '../../../domain/product-teaser.ts';
import { toFocalPoint } from '../../../domain/to-focal-point.ts';
import type { Translate } from '../../../domain/translate.ts';
import { routeTable } from '../../i18n/paths.ts';
import { toProductPath } from '../../i18n/shop-paths.ts';
import type { BuiltProductRecord } from '../read/read-products.ts';
import { toBuiltListProduct } from './to-built-product.ts';
import type { TeaserProductRecord } from '../read/read-shop.ts';
import type { SiteRecords } from '../read/read-site.ts';

/** Whether products have pages of their own: in a shop with a store root whose list is published. */
export const hasProductPages = ({ shop, pages }: Pick<SiteRecords, 'pages' | 'shop'>): boolean =>
  shop !== null && routeTable.products !== undefined && pages.some(({ key }) => key === 'products');

/** The prices of a shop's products as lists show them, by the product's id; none for a house without shop. */
export const toTeaserOffers = (
  products: readonly BuiltProductRecord[],
  locale: Locale,
  translate: Translate,
): Map<string, TeaserOffer> =>
  new Map(
    products.map((record) => {
      const { price, priceBeforeCents, unitPrice } = toBuiltListProduct(record, {
        locale,
        translate,
        pictures: new Map(),
      });
      return [record.id, { price, priceBeforeCents, unitPrice }];
    }),
  );

export const toProductTeaser = (
  record: TeaserProductRecord,
  locale: Locale,
  translate: Translate,
  hasPage: boolean,
  offer: TeaserOffer | null,
): ProductTeaser => {
  const [picture] = record.images;
  const alt = picture && translate('ecommerce_product_image', { ...picture, id: String(picture.id) }, 'alt', locale);
  return {
    slug: record.slug,
    path: hasPage ? toProductPath(record.slug, locale) : null,
    name: translate('ecommerce_product', record, 'display_name', locale) ?? record.display_name,
    manufacturer: record.manufacturer.display_name,
    offer,
    imageAlt: alt ?? '',
    focalPoint: toFocalPoint(picture?.directus_files_id ?? null),
  };
};
