// Maps the backend's records of products to what pages show in one language. Pure: used by the build for the static pages
// and by the browser's adapter for what is fresher (docs/decisions/014).
import type { Locale } from '../../contract/locale.ts';
import type { PictureRecord } from '../../contract/record-parts.ts';
import type { deliveryDayShape } from '../../contract/shop/delivery-fields.ts';
import { toGuarantee } from '../../contract/shop/guarantee.ts';
import type { ListProductRecord } from '../../contract/shop/list-product.ts';
import { toPersonalization } from '../../contract/shop/personalization.ts';
import type { ProductRecord } from '../../contract/shop/product.ts';
import { toOverallItem } from '../availability.ts';
import { toWorkingDays } from '../delivery-time.ts';
import { toContent, toLowestUnitPrice, toUnitPrice } from '../unit-price.ts';
import { toArticleNumbers } from '../gtin.ts';
import { toAttributeGroups } from '../essential-features.ts';
import { type ReducedPrice, toLowestPrice, toSharedLowestPrice } from '../lowest-price.ts';
import { toFocalPoint } from '../to-focal-point.ts';
import type { Translate } from '../translate.ts';
import type { PictureFiles, ProductPicture } from './picture.ts';
import type { ListProduct, Product, ProductVariant } from './product.ts';
import { toPriceRange, toRatingSummary } from './stock.ts';
import { toSizeTable } from './size-table.ts';

export interface ProductMapping {
  locale: Locale;
  translate: Translate;
  /** The files of a picture; `null` leaves it out. */
  toFiles: (file: PictureRecord['directus_files_id']) => PictureFiles | null;
  /** Gets what is wrong in a personalization that an editor wrote; the piece is then shown without one, unless this throws. */
  onMalformed?: (personalizationId: string, problem: string) => void;
}

export const toListProduct = (record: ListProductRecord, mapping: ProductMapping): ListProduct => {
  const variants = record.product_variants.filter(({ active }) => active);
  const pieces = variants.length > 0 ? variants : [record];
  const prices = pieces.flatMap(({ price_brutto }) => price_brutto ?? []);
  const picture = record.images[0];
  return {
    id: record.id,
    slug: record.slug,
    name: mapping.translate('ecommerce_product', record, 'display_name', mapping.locale) ?? record.display_name,
    manufacturer: record.manufacturer.display_name,
    picture: picture ? toPicture(picture, mapping) : null,
    price: toPriceRange(prices),
    priceBeforeCents: toSharedLowestPrice(pieces.map(toReducedPrice)),
    unitPrice: toLowestUnitPrice(
      pieces.map((item) => toUnitPrice(item.price_brutto, record, item === record ? undefined : item)),
    ),
    overall: toOverallItem(pieces.map(toStockItem)),
    rating: toRatingSummary(record.ratings),
  };
};

export const toProduct = (record: ProductRecord, mapping: ProductMapping): Product => {
  const { locale, translate } = mapping;
  const text = (field: keyof ProductRecord['translations'][number]) =>
    translate('ecommerce_product', record, field, locale);
  const { category, manufacturer } = record;
  return {
    id: record.id,
    slug: record.slug,
    name: text('display_name') ?? record.display_name,
    referenceNumber: record.reference_number,
    description: text('description'),
    pictures: record.images.flatMap((picture) => toPicture(picture, mapping) ?? []),
    maker: {
      slug: manufacturer.slug,
      name: manufacturer.display_name,
      postalAddress: manufacturer.postal_address,
      electronicAddress: manufacturer.electronic_address,
      responsiblePerson: manufacturer.responsible_person,
    },
    category: {
      id: category.id,
      slug: category.slug,
      name: translate('ecommerce_category', category, 'display_name', locale) ?? category.display_name,
    },
    attributes: toAttributes(record, mapping),
    tags: record.tags.flatMap(({ tag_id: tag }) =>
      tag ? (translate('ecommerce_tag', tag, 'name', locale) ?? tag.name) : [],
    ),
    priceCents: record.price_brutto,
    priceBeforeCents: toLowestPrice(toReducedPrice(record)),
    unitPrice: toUnitPrice(record.price_brutto, record),
    content: toContent(record),
    taxPercent: record.tax_percent,
    stock: record.stock,
    reorderPossible: record.reorder_possible,
    ...toDays(record),
    shippingTime: text('shipping_time'),
    variantLabel: text('variant_display_name'),
    variesBy: record.varies_by ?? null,
    variants: record.product_variants
      .filter(({ active }) => active)
      .map((variant): ProductVariant => toVariant(variant, record, mapping)),
    personalization: toOwnPersonalization(record, mapping),
    sizeGuide: toSizeGuide(record, mapping),
    identifier: record.identifier,
    ...toArticleNumbers(record),
    keywords: text('keywords'),
    warnings: text('warnings'),
    containsBattery: record.contains_battery,
    guarantee: toGuarantee(manufacturer.display_name, record),
    ratings: record.ratings.map(({ date_created, ...rating }) => ({ ...rating, date: date_created })),
  };
};

const toReducedPrice = (record: Pick<ListProductRecord, 'price_brutto' | 'price_brutto_old'>): ReducedPrice => ({
  priceCents: record.price_brutto,
  lowestCents: record.price_brutto_old,
});

const toStockItem = ({ stock, reorder_possible }: { stock: number; reorder_possible: boolean }) => ({
  stock,
  reorderPossible: reorder_possible,
});

const toDays = (record: Record<keyof typeof deliveryDayShape, number | null>) => ({
  deliveryDays: toWorkingDays(record.delivery_days_min, record.delivery_days_max),
  madeToOrderDays: toWorkingDays(record.made_to_order_days_min, record.made_to_order_days_max),
});

const toPicture = (
  { id, alt, directus_files_id: file, translations }: PictureRecord,
  { locale, translate, toFiles }: ProductMapping,
): ProductPicture | null => {
  const files = toFiles(file);
  const record = { id: String(id), alt, translations };
  return (
    files && {
      files,
      alt: translate('ecommerce_product_image', record, 'alt', locale) ?? '',
      focalPoint: toFocalPoint(file),
    }
  );
};

const toVariant = (
  variant: ProductRecord['product_variants'][number],
  product: ProductRecord,
  { locale, translate }: ProductMapping,
): ProductVariant => {
  const text = (field: 'display_name' | 'shipping_time') =>
    translate('ecommerce_product_variant', variant, field, locale);
  return {
    id: variant.id,
    name: text('display_name') ?? variant.display_name,
    priceCents: variant.price_brutto,
    priceBeforeCents: toLowestPrice(toReducedPrice(variant)),
    unitPrice: toUnitPrice(variant.price_brutto, product, variant),
    content: toContent(product, variant),
    stock: variant.stock,
    referenceSuffix: variant.reference_number_suffix ?? '',
    ...toArticleNumbers(variant),
    ...toDays(variant),
    shippingTime: text('shipping_time'),
    reorderPossible: variant.reorder_possible,
    guarantee: toGuarantee(product.manufacturer.display_name, product, variant),
  };
};

/** The product's attributes by group, groups in the editors' order. */
const toAttributes = ({ attributes }: ProductRecord, { locale, translate }: ProductMapping): Product['attributes'] => {
  const grouped = attributes.flatMap(({ attribute_id: attribute }) => {
    if (!attribute) return [];
    const { attribute_group: group } = attribute;
    return {
      groupId: group.id,
      groupSort: group.sort,
      group: translate('ecommerce_attribute_group', group, 'display_name', locale) ?? group.display_name,
      value: translate('ecommerce_attribute', attribute, 'display_name', locale) ?? attribute.display_name,
    };
  });
  return toAttributeGroups(grouped).map(({ group, values }) => ({ group, values }));
};

/** JSON fields are translated as a whole: the language's own, or the default language's. */
const toJson = (
  record: { translations: readonly ({ language: string } & Record<string, unknown>)[] } & Record<string, unknown>,
  field: string,
  locale: Locale,
): unknown => record.translations.find(({ language }) => language === locale)?.[field] ?? record[field];

const toOwnPersonalization = (
  { personalization: record }: ProductRecord,
  { locale, onMalformed }: ProductMapping,
): Product['personalization'] => {
  const parsed = record && toPersonalization(record, locale);
  if (parsed?.ok === false) onMalformed?.(record?.id ?? '', parsed.problem);
  return parsed?.ok ? parsed.personalization : null;
};

const toSizeGuide = (
  { size_guide: record }: ProductRecord,
  { locale, translate }: ProductMapping,
): Product['sizeGuide'] => {
  const table = record && toSizeTable(toJson(record, 'table', locale));
  return record && table
    ? {
        name: translate('ecommerce_size_guide', record, 'display_name', locale) ?? record.display_name,
        introduction: translate('ecommerce_size_guide', record, 'introduction', locale),
        table,
      }
    : null;
};
