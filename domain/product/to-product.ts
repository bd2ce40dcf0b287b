// Maps a product record of the backend to the product of lists and product pages, in one language. The build uses it
// for static pages, and the browser for updates (decision 014). Pure. The types are inferred from the mappings.
import { z } from 'zod';
import type { Locale } from '../../contract/locale.ts';
import type { ProductImageRecord } from '../../contract/common-record-schemas.ts';
import type { ProductDeliveryTimeFields } from '../../contract/shop/product-and-variant-field-schemas.ts';
import { toDurabilityGuarantee } from '../durability-guarantee.ts';
import type { ProductListItemRecord } from '../../contract/shop/product-list-item-record.ts';
import {
  isRingPairPersonalization,
  type LocalizedPersonalization,
  parsePersonalizationRecord,
} from '../localized-personalization.ts';
import type { ProductRecord } from '../../contract/shop/product-record.ts';
import { combineVariantStock, type ProductOrVariantStock } from '../product-availability.ts';
import { normalizeWorkingDayRange } from '../delivery-time.ts';
import {
  type PriceWithLowestPrior,
  toUnitPriceNetQuantity,
  toLowestPriorPrice,
  toLowestUnitPrice,
  toCommonLowestPriorPrice,
  toUnitPrice,
} from '../lowest-and-unit-prices.ts';
import { toGtinAndMpn } from '../product-identifiers.ts';
import { groupProductAttributes } from '../essential-product-features.ts';
import { type ContentImageData, type ResponsiveImageFiles, toFocalPointPercent } from '../content-image-data.ts';
import type { ResolveLocalizedField } from '../record-translation.ts';
import { toProductDrawingAppearance } from './product-drawing-appearance.ts';
import { isStockedOrReorderable, toMinMaxPriceRange, toRatingCountAndAverage } from './price-range-and-mean-rating.ts';

export interface ProductMappingContext {
  locale: Locale;
  translate: ResolveLocalizedField;
  /** The files of an image; `null` omits the image. */
  toFiles: (file: ProductImageRecord['directus_files_id']) => ResponsiveImageFiles | null;
}

/** A product in a list (specification §3, product list item). */
export const toProductSummary = (record: ProductListItemRecord, mapping: ProductMappingContext) => {
  const items = toActiveItems(record);
  const prices = items.flatMap(({ price_brutto }) => price_brutto ?? []);
  const [image, secondImage] = record.images;
  return {
    id: record.id,
    slug: record.slug,
    name: mapping.translate('ecommerce_product', record, 'display_name', mapping.locale) ?? record.display_name,
    manufacturer: record.manufacturer.display_name,
    image: image ? toContentImage(image, mapping) : null,
    /** Shown while the pointer is on the card. */
    hoverImage: secondImage ? toHoverImage(secondImage, mapping) : null,
    /** `null` for a product whose price is on request. */
    price: toMinMaxPriceRange(prices),
    isPair: isRingPairPersonalization(record.personalization),
    /** Lowest price in the 30 days before a reduction, if all variants share it (law row L6). */
    priceBeforeCents: toCommonLowestPriorPrice(items.map(toReducedPrice)),
    /** The lowest unit price of the variants, and whether they differ (law row L6). */
    unitPrice: toLowestUnitPrice(
      items.map((item) => toUnitPrice(item.price_brutto, record, item === record ? undefined : item)),
    ),
    /** Merged stock of the variants, from which the availability is derived (domain/product-availability.ts). */
    overall: toCombinedProductStock(record),
    rating: toRatingCountAndAverage(record.ratings),
  };
};

export type ProductSummary = ReturnType<typeof toProductSummary>;

/** A product with everything its page shows (specification §3, product detail). */
export const toProduct = (record: ProductRecord, mapping: ProductMappingContext) => {
  const { locale, translate } = mapping;
  const text = (field: keyof ProductRecord['translations'][number]) =>
    translate('ecommerce_product', record, field, locale);
  const { category, manufacturer } = record;
  const attributes = toAttributes(record, mapping);
  const variants = record.product_variants.filter(({ active }) => active);
  const images = toImagesByFileId(record, variants, mapping);
  return {
    id: record.id,
    slug: record.slug,
    name: text('display_name') ?? record.display_name,
    referenceNumber: record.reference_number,
    /** The editor's HTML: sanitized by the build, and shown as plain text if loaded at runtime. */
    description: text('description'),
    /** The product's images, followed by those that only variants have. */
    images: [...images.values()],
    /** Manufacturer details shown on the page (law row L16). */
    manufacturer: {
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
    attributes: groupProductAttributes(attributes).map(({ group, values }) => ({ group, values })),
    tags: record.tags.flatMap(({ tag_id: tag }) =>
      tag ? (translate('ecommerce_tag', tag, 'name', locale) ?? tag.name) : [],
    ),
    branches: toBranches(record, mapping),
    priceCents: record.price_brutto,
    priceBeforeCents: toLowestPriorPrice(toReducedPrice(record)),
    /** For goods sold by quantity (law row L6). */
    unitPrice: toUnitPrice(record.price_brutto, record),
    content: toUnitPriceNetQuantity(record),
    /** In percent; `null` for the shop's default rate. */
    taxPercent: record.tax_percent,
    stock: record.stock,
    reorderPossible: record.reorder_possible,
    ...toDays(record),
    shippingTime: text('shipping_time'),
    /** Label of the variant selection, such as "ring size"; `null` if not set. */
    variantLabel: text('variant_display_name'),
    /** The dimension in which the variants differ; `null` if not set. */
    variesBy: record.varies_by ?? null,
    variants: variants.map((variant) => ({
      ...toVariant(variant, record, mapping),
      imageIndex: toImageIndex(variant, [...images.keys()]),
    })),
    isPair: isRingPairPersonalization(record.personalization),
    /** Chosen by editors; empty if the products that go with it follow from category and price. */
    relatedProductIds: record.related_products.flatMap(({ related_product_id: id }) => id ?? []),
    personalization: toParsedPersonalization(record, mapping),
    /** For the preview of a personalization. */
    look: record.personalization && toProductDrawingAppearance(record, attributes),
    sizeGuide: toSizeGuide(record, mapping),
    identifier: record.identifier,
    ...toGtinAndMpn(record),
    /** Comma-separated keywords for search engines; `null` if not set. */
    keywords: text('keywords'),
    warnings: text('warnings'),
    containsBattery: record.contains_battery,
    isGiftVoucher: record.is_gift_voucher === true,
    guarantee: toDurabilityGuarantee(manufacturer.display_name, record),
    /** `date` is in ISO 8601. */
    ratings: record.ratings.map(({ date_created, ...rating }) => ({ ...rating, date: date_created })),
  };
};

export type Product = ReturnType<typeof toProduct>;

export type ProductVariant = Product['variants'][number];

export type CustomerProductRating = Product['ratings'][number];

/** What can be bought: the active variants, or the product itself. */
const toActiveItems = (record: ProductListItemRecord) => {
  const variants = record.product_variants.filter(({ active }) => active);
  return variants.length > 0 ? variants : [record];
};

/** The stock from which the product's availability is derived (domain/product-availability.ts). */
export const toCombinedProductStock = (record: ProductListItemRecord): ProductOrVariantStock =>
  combineVariantStock(toActiveItems(record).map(toStockItem));

/** Whether no price is known, so that it is on request. */
export const isPriceOnRequest = (record: ProductListItemRecord): boolean =>
  toActiveItems(record).every(({ price_brutto }) => price_brutto === null);

const toReducedPrice = (
  record: Pick<ProductListItemRecord, 'price_brutto' | 'price_brutto_old'>,
): PriceWithLowestPrior => ({
  priceCents: record.price_brutto,
  lowestCents: record.price_brutto_old,
});

const toStockItem = ({ stock, reorder_possible }: { stock: number; reorder_possible: boolean }) => ({
  stock,
  reorderPossible: reorder_possible,
});

const toDays = (record: ProductDeliveryTimeFields) => ({
  deliveryDays: normalizeWorkingDayRange(record.delivery_days_min, record.delivery_days_max),
  madeToOrderDays: normalizeWorkingDayRange(record.made_to_order_days_min, record.made_to_order_days_max),
});

const toContentImage = (
  { id, alt, directus_files_id: file, translations }: ProductImageRecord,
  { locale, translate, toFiles }: ProductMappingContext,
): ContentImageData | null => {
  const files = toFiles(file);
  const record = { id: String(id), alt, translations };
  return (
    files && {
      files,
      alt: translate('ecommerce_product_image', record, 'alt', locale) ?? '',
      focalPoint: toFocalPointPercent(file),
    }
  );
};

/** Wide enough for a card on any screen, so that one address serves all of them. */
const hoverImageWidth = 640;

/** Only one file, in the first format: the list's data stay small, and a browser that cannot show it shows nothing. */
const toHoverImage = (image: ProductImageRecord, mapping: ProductMappingContext) => {
  const content = toContentImage(image, mapping);
  const candidates = content?.files.images.sources[0]?.srcSet.split(', ') ?? [];
  const file = candidates.find((candidate) => candidate.endsWith(` ${hoverImageWidth}w`)) ?? candidates.at(-1);
  const src = file?.split(' ')[0];
  return content && src ? { src, focalPoint: content.focalPoint } : null;
};

type VariantRecord = ProductRecord['product_variants'][number];

const toImagesByFileId = (
  record: ProductRecord,
  variants: readonly VariantRecord[],
  mapping: ProductMappingContext,
): Map<string, ContentImageData> => {
  const { locale, translate, toFiles } = mapping;
  const images = new Map<string, ContentImageData>();
  for (const image of record.images) {
    const content = toContentImage(image, mapping);
    if (content) images.set(image.directus_files_id.id, content);
  }
  for (const { image, ...variant } of variants) {
    const files = image && !images.has(image.id) ? toFiles(image) : null;
    if (!image || !files) continue;
    const names = [
      translate('ecommerce_product', record, 'display_name', locale) ?? record.display_name,
      translate('ecommerce_product_variant', variant, 'display_name', locale) ?? variant.display_name,
    ];
    images.set(image.id, { files, alt: names.join(', '), focalPoint: toFocalPointPercent(image) });
  }
  return images;
};

/** The place of the variant's image among the product's images; `null` without one. */
const toImageIndex = ({ image }: VariantRecord, fileIds: readonly string[]): number | null => {
  const index = image ? fileIds.indexOf(image.id) : -1;
  return index === -1 ? null : index;
};

const toVariant = (variant: VariantRecord, product: ProductRecord, { locale, translate }: ProductMappingContext) => {
  const text = (field: 'display_name' | 'shipping_time') =>
    translate('ecommerce_product_variant', variant, field, locale);
  return {
    id: variant.id,
    name: text('display_name') ?? variant.display_name,
    priceCents: variant.price_brutto,
    /** Lowest price in the 30 days before a reduction (law row L6); `null` unless it is above the price. */
    priceBeforeCents: toLowestPriorPrice(toReducedPrice(variant)),
    unitPrice: toUnitPrice(variant.price_brutto, product, variant),
    /** Net quantity to which the unit price refers: that of the variant, or of the product. */
    content: toUnitPriceNetQuantity(product, variant),
    stock: variant.stock,
    /** Suffix to the product's reference number. */
    referenceSuffix: variant.reference_number_suffix ?? '',
    ...toGtinAndMpn(variant),
    ...toDays(variant),
    shippingTime: text('shipping_time'),
    reorderPossible: variant.reorder_possible,
    /** The manufacturer's durability guarantee for the variant, or else for the product (law row L15). */
    guarantee: toDurabilityGuarantee(product.manufacturer.display_name, product, variant),
  };
};

/** Where the product can be seen: nowhere once it is sold out, because orders change the stock but not the branches. */
const toBranches = (record: ProductRecord, { locale, translate }: ProductMappingContext) =>
  toActiveItems(record).map(toStockItem).some(isStockedOrReorderable)
    ? record.branches.flatMap(({ branch_id: branch }) =>
        branch
          ? { id: branch.id, name: translate('branch', branch, 'display_name', locale) ?? branch.display_name }
          : [],
      )
    : [];

const toAttributes = ({ attributes }: ProductRecord, { locale, translate }: ProductMappingContext) =>
  attributes.flatMap(({ attribute_id: attribute }) => {
    if (!attribute) return [];
    const { attribute_group: group } = attribute;
    return {
      groupId: group.id,
      groupSort: group.sort,
      group: translate('ecommerce_attribute_group', group, 'display_name', locale) ?? group.display_name,
      value: translate('ecommerce_attribute', attribute, 'display_name', locale) ?? attribute.display_name,
      color: attribute.color ?? null,
      role: group.role ?? null,
    };
  });

/** JSON fields are translated as a whole, with the default language as fallback. */
const toTranslatedJson = (
  record: { translations: readonly ({ language: string } & Record<string, unknown>)[] } & Record<string, unknown>,
  field: string,
  locale: Locale,
): unknown => record.translations.find(({ language }) => language === locale)?.[field] ?? record[field];

const toParsedPersonalization = (
  { personalization: record }: ProductRecord,
  { locale }: ProductMappingContext,
): LocalizedPersonalization | null => {
  const parsed = record && parsePersonalizationRecord(record, locale);
  return parsed?.ok ? parsed.personalization : null;
};

const toSizeGuide = ({ size_guide: record }: ProductRecord, { locale, translate }: ProductMappingContext) => {
  const table = record && toSizeTable(toTranslatedJson(record, 'table', locale));
  return record && table
    ? {
        name: translate('ecommerce_size_guide', record, 'display_name', locale) ?? record.display_name,
        introduction: translate('ecommerce_size_guide', record, 'introduction', locale),
        table,
      }
    : null;
};

const cells = z.array(z.string());

const sizeTableSchema = z.object({ head: cells.min(1), rows: z.array(cells).min(1) });

/** `null` for an invalid table. Rows are padded or truncated to the length of the header. */
const toSizeTable = (table: unknown): z.infer<typeof sizeTableSchema> | null => {
  const result = sizeTableSchema.safeParse(table);
  if (!result.success) return null;
  const { head, rows } = result.data;
  return { head, rows: rows.map((row) => head.map((_, index) => row[index] ?? '')) };
};
