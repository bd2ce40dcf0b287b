// Maps a piece of the shop to what the home page shows of it in one language.
import type { Locale } from '../../../contract/locale.ts';
import type { ProductTeaser } from '../../domain/product-teaser.ts';
import type { TeaserProductRecord } from '../read/read-shop.ts';
import { toFocalPoint } from '../../domain/to-focal-point.ts';
import type { Translate } from '../../domain/translate.ts';

export const toProductTeaser = (record: TeaserProductRecord, locale: Locale, translate: Translate): ProductTeaser => {
  const [picture] = record.images;
  const alt = picture && translate('ecommerce_product_image', { ...picture, id: String(picture.id) }, 'alt', locale);
  return {
    slug: record.slug,
    name: translate('ecommerce_product', record, 'display_name', locale) ?? record.display_name,
    manufacturer: record.manufacturer.display_name,
    imageAlt: alt ?? '',
    focalPoint: toFocalPoint(picture?.directus_files_id ?? null),
  };
};
