// The pictures of sections: a file with its description, a piece with its first picture. Used by the mappings beside.
import type { Locale } from '../../../contract/locale.ts';
import type { SectionPicture, SectionProduct } from '../../../domain/page-section.ts';
import type { BrandRecord } from '../read/read-brands.ts';
import type { FileRecord } from '../read/record-schemas.ts';
import type { SectionProducts } from '../read/read-sections.ts';
import type { TeaserProductRecord } from '../read/read-shop.ts';
import type { TeaserOffer } from '../../../domain/product-teaser.ts';
import { toFocalPoint } from '../../../domain/to-focal-point.ts';
import { toProductTeaser } from './to-product-teaser.ts';
import type { Translate } from '../../../domain/translate.ts';

/** What sections refer to, and how a file becomes a picture. */
export interface SectionSources {
  brands: readonly BrandRecord[];
  products: SectionProducts;
  hasProductPages: boolean;
  /** Prices by the product's id. */
  offers: ReadonlyMap<string, TeaserOffer>;
  /** Slugs of the categories that have published products, by their id. */
  categorySlugs: ReadonlyMap<string, string>;
  /** The node id of a file; `undefined` for one that cannot be read, which the download has logged. */
  imageOf: (file: FileRecord) => string | undefined;
}

export const toPicture = (
  file: FileRecord | null,
  alt: string | null,
  { imageOf }: Pick<SectionSources, 'imageOf'>,
): SectionPicture<string> | null => {
  const image = file ? imageOf(file) : undefined;
  return image ? { image, alt: alt ?? '', focalPoint: toFocalPoint(file) } : null;
};

/** A piece with its first picture; `null` where that cannot be read. */
export const toSectionProduct = (
  product: TeaserProductRecord,
  locale: Locale,
  { imageOf, hasProductPages, offers }: Pick<SectionSources, 'hasProductPages' | 'imageOf' | 'offers'>,
  translate: Translate,
): SectionProduct<string> | null => {
  const { imageAlt, ...teaser } = toProductTeaser(
    product,
    locale,
    translate,
    hasProductPages,
    offers.get(product.id) ?? null,
  );
  const file = product.images[0]?.directus_files_id;
  const image = file && imageOf(file);
  return image ? { ...teaser, image, alt: imageAlt } : null;
};
