// A product as lists and its page show it, in one language: mapped from the backend's record by the build for the static pages and by
// the browser's adapter for what is fresher (decision 014). Pure. The types follow from the mappings; a field is written once, here.
import { z } from 'zod';
import type { Locale } from '../../contract/locale.ts';
import type { ProductImageRecord } from '../../contract/record-parts.ts';
import { type deliveryTimeFields, toDurabilityGuarantee } from '../../contract/shop/product-fields.ts';
import type { ListProductRecord } from '../../contract/shop/list-product.ts';
import { type Personalization, toPersonalization } from '../../contract/shop/personalization.ts';
import type { ProductRecord } from '../../contract/shop/product.ts';
import { mergeVariantStock } from '../availability.ts';
import { toWorkingDays } from '../delivery-time.ts';
import {
  type ReducedPrice,
  toNetQuantity,
  toLowestPrice,
  toLowestUnitPrice,
  toCommonLowestPrice,
  toUnitPrice,
} from '../prices.ts';
import { toArticleNumbers } from '../gtin.ts';
import { toAttributeGroups } from '../essential-features.ts';
import { type ContentImage, type ResponsiveImageFiles, toFocalPoint } from '../image.ts';
import type { Translate } from '../translate.ts';
import { toPriceRange, toRatingSummary } from './stock.ts';

export interface ProductMappingContext {
  locale: Locale;
  translate: Translate;
  /** The files of a picture; `null` leaves it out. */
  toFiles: (file: ProductImageRecord['directus_files_id']) => ResponsiveImageFiles | null;
  /** Gets what is wrong in a personalization that an editor wrote; the piece is then shown without one, unless this throws. */
  onMalformed?: (personalizationId: string, problem: string) => void;
}

/** A product in a list (specification §3, product list item). */
export const toProductSummary = (record: ListProductRecord, mapping: ProductMappingContext) => {
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
    /** `null` for a product whose price is on request. */
    price: toPriceRange(prices),
    /** Lowest price of the 30 days before a reduction, where one holds for all variants (law row L6). */
    priceBeforeCents: toCommonLowestPrice(pieces.map(toReducedPrice)),
    /** The lowest of its variants, and whether others are higher (law row L6). */
    unitPrice: toLowestUnitPrice(
      pieces.map((item) => toUnitPrice(item.price_brutto, record, item === record ? undefined : item)),
    ),
    /** Its variants together, or itself: what its availability follows from (domain/availability.ts). */
    overall: mergeVariantStock(pieces.map(toStockItem)),
    rating: toRatingSummary(record.ratings),
  };
};

export type ProductSummary = ReturnType<typeof toProductSummary>;

/** A product with everything its page shows (specification §3, product detail). */
export const toProduct = (record: ProductRecord, mapping: ProductMappingContext) => {
  const { locale, translate } = mapping;
  const text = (field: keyof ProductRecord['translations'][number]) =>
    translate('ecommerce_product', record, field, locale);
  const { category, manufacturer } = record;
  return {
    id: record.id,
    slug: record.slug,
    name: text('display_name') ?? record.display_name,
    referenceNumber: record.reference_number,
    /** The editor's HTML: made safe by the build, shown as plain text where it comes at runtime. */
    description: text('description'),
    pictures: record.images.flatMap((picture) => toPicture(picture, mapping) ?? []),
    /** The maker's details that stand on the page (law row L16). */
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
    /** Of goods sold by quantity (law row L6). */
    unitPrice: toUnitPrice(record.price_brutto, record),
    content: toNetQuantity(record),
    /** `null`: the shop's own rate. */
    taxPercent: record.tax_percent,
    stock: record.stock,
    reorderPossible: record.reorder_possible,
    ...toDays(record),
    shippingTime: text('shipping_time'),
    /** Such as "ring size"; `null` where the editor gave none. */
    variantLabel: text('variant_display_name'),
    /** In what the variants differ, where the editor has said so. */
    variesBy: record.varies_by ?? null,
    variants: record.product_variants
      .filter(({ active }) => active)
      .map((variant) => toVariant(variant, record, mapping)),
    personalization: toOwnPersonalization(record, mapping),
    sizeGuide: toSizeGuide(record, mapping),
    identifier: record.identifier,
    ...toArticleNumbers(record),
    /** For search engines, separated by commas; `null` where the editor gave none. */
    keywords: text('keywords'),
    warnings: text('warnings'),
    containsBattery: record.contains_battery,
    guarantee: toDurabilityGuarantee(manufacturer.display_name, record),
    /** `date` in ISO 8601. */
    ratings: record.ratings.map(({ date_created, ...rating }) => ({ ...rating, date: date_created })),
  };
};

export type Product = ReturnType<typeof toProduct>;

export type ProductVariant = Product['variants'][number];

export type ProductRating = Product['ratings'][number];

const toReducedPrice = (record: Pick<ListProductRecord, 'price_brutto' | 'price_brutto_old'>): ReducedPrice => ({
  priceCents: record.price_brutto,
  lowestCents: record.price_brutto_old,
});

const toStockItem = ({ stock, reorder_possible }: { stock: number; reorder_possible: boolean }) => ({
  stock,
  reorderPossible: reorder_possible,
});

const toDays = (record: Record<keyof typeof deliveryTimeFields, number | null>) => ({
  deliveryDays: toWorkingDays(record.delivery_days_min, record.delivery_days_max),
  madeToOrderDays: toWorkingDays(record.made_to_order_days_min, record.made_to_order_days_max),
});

const toPicture = (
  { id, alt, directus_files_id: file, translations }: ProductImageRecord,
  { locale, translate, toFiles }: ProductMappingContext,
): ContentImage | null => {
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
  { locale, translate }: ProductMappingContext,
) => {
  const text = (field: 'display_name' | 'shipping_time') =>
    translate('ecommerce_product_variant', variant, field, locale);
  return {
    id: variant.id,
    name: text('display_name') ?? variant.display_name,
    priceCents: variant.price_brutto,
    /** Lowest price of the 30 days before a reduction (law row L6); `null` unless it is above the price. */
    priceBeforeCents: toLowestPrice(toReducedPrice(variant)),
    unitPrice: toUnitPrice(variant.price_brutto, product, variant),
    /** What the unit price follows from, its own or the product's. */
    content: toNetQuantity(product, variant),
    stock: variant.stock,
    /** Follows the product's reference number. */
    referenceSuffix: variant.reference_number_suffix ?? '',
    ...toArticleNumbers(variant),
    ...toDays(variant),
    shippingTime: text('shipping_time'),
    reorderPossible: variant.reorder_possible,
    /** Its maker's durability guarantee, of its own or the product's (law row L15). */
    guarantee: toDurabilityGuarantee(product.manufacturer.display_name, product, variant),
  };
};

/** The product's attributes by group, groups in the editors' order. */
const toAttributes = ({ attributes }: ProductRecord, { locale, translate }: ProductMappingContext) => {
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
  { locale, onMalformed }: ProductMappingContext,
): Personalization | null => {
  const parsed = record && toPersonalization(record, locale);
  if (parsed?.ok === false) onMalformed?.(record?.id ?? '', parsed.problem);
  return parsed?.ok ? parsed.personalization : null;
};

const toSizeGuide = ({ size_guide: record }: ProductRecord, { locale, translate }: ProductMappingContext) => {
  const table = record && toSizeTable(toJson(record, 'table', locale));
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

/** `null` for what is no table; a row that is too short or too long is brought to the head's length. */
const toSizeTable = (table: unknown): z.infer<typeof sizeTableSchema> | null => {
  const result = sizeTableSchema.safeParse(table);
  if (!result.success) return null;
  const { head, rows } = result.data;
  return { head, rows: rows.map((row) => head.map((_, index) => row[index] ?? '')) };
};
