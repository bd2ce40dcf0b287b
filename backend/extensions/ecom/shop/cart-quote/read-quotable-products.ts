// Reads the published products and active variants of cart lines, in one language. Four queries for any number of
// lines.
import type { Knex } from 'knex';
import { z } from 'zod';
import type { Cents } from '../../../../../contract/cents.ts';
import type { Locale } from '../../../../../contract/locale.ts';
import { optionalTextSchema } from '../../../../../contract/common-record-schemas.ts';
import {
  productDeliveryTimeFieldSchemas,
  type DurabilityGuarantee,
  durabilityGuaranteeFieldSchemas,
  type UnitPrice,
  netQuantityFieldSchemas,
} from '../../../../../contract/shop/product-and-variant-field-schemas.ts';
import { toDurabilityGuarantee } from '../../../../../domain/durability-guarantee.ts';
import type { EngravingSurface } from '../../../../../contract/shop/engraving-fonts-and-surfaces.ts';
import type { CartQuoteRequestLine } from '../../../../../contract/shop/cart-quote.ts';
import {
  type LocalizedPersonalization,
  parsePersonalizationRecord,
} from '../../../../../domain/localized-personalization.ts';
import {
  type DeliveryTimeInput,
  type ProductOrVariantDeliveryTime,
  normalizeWorkingDayRange,
} from '../../../../../domain/delivery-time.ts';
import { toProductOrVariantReferenceNumber } from '../../../../../domain/product-identifiers.ts';
import { toLowestPriorPrice, toUnitPrice } from '../../../../../domain/lowest-and-unit-prices.ts';
import { isNumberInRange, allowedTaxPercentRange } from '../../../../../domain/allowed-number-ranges.ts';
import { parseStoredPriceCents } from '../../../../../domain/parse-stored-price.ts';
import {
  type ShownAndGermanEssentialFeatures,
  readEssentialFeaturesByProductId,
} from './read-essential-features-by-product-id.ts';
import { toTranslatedTextSql, rowSchemaToColumnNames, toTranslationJoin } from '../../platform/database-helpers.ts';

/** A product, or a variant of one. */
export interface QuotableProductOrVariant {
  product: string;
  variant: string | null;
  name: string;
  variantName: string | null;
  referenceNumber: string;
  slug: string;
  isGiftVoucher: boolean;
  /** The shop leaves the product, or its brand, out of discounts. */
  isExcludedFromDiscounts: boolean;
  /** Ids of the category and the subcategories. */
  categories: string[];
  /** `null`: price on request. */
  priceCents: Cents | null;
  /** Lowest price of the 30 days before a reduction (law row L6); `null` if none is shown. */
  lowestPriceCents: Cents | null;
  unitPrice: UnitPrice | null;
  features: ShownAndGermanEssentialFeatures;
  stock: number;
  /** More can be made or ordered. */
  reorderPossible: boolean;
  /** `null`: the default rate of the shop. */
  taxPercent: number | null;
  delivery: Pick<DeliveryTimeInput, 'product' | 'variant'>;
  guarantee: DurabilityGuarantee | null;
  /** In the language of the reader, and in German for the workshop. */
  personalization: { shown: LocalizedPersonalization; german: LocalizedPersonalization } | null;
}

/** A cart line with its item. */
export interface CartLineWithProduct {
  line: CartQuoteRequestLine;
  /** `null` if it is not on sale. */
  item: QuotableProductOrVariant | null;
}

const sellableColumns = z.object({
  id: z.string(),
  price_brutto: z.string().nullable(),
  price_brutto_old: z.string().nullable(),
  stock: z.number(),
  reorder_possible: z.boolean(),
  ...productDeliveryTimeFieldSchemas,
  ...durabilityGuaranteeFieldSchemas,
});

const productColumns = sellableColumns.extend({
  slug: z.string(),
  reference_number: z.string(),
  tax_percent: z.string().nullable(),
  is_gift_voucher: z.boolean(),
});

const variantColumns = sellableColumns.extend({ product: z.string(), reference_number_suffix: z.string().nullable() });

/** In the language of the reader. */
interface SellableTexts {
  display_name: string;
  shipping_time: string | null;
}

interface ProductRow extends z.infer<typeof productColumns>, SellableTexts {
  brand: string;
  excluded_from_discounts: boolean;
  categories: string[];
  has_variants: boolean;
  personalization: string | null;
  personalization_name: string;
  surface: EngravingSurface;
  additional_days: number | null;
  fields: unknown;
}

type VariantRow = z.infer<typeof variantColumns> & SellableTexts;

/** With the net quantity, which is parsed where it is used. */
const toSellableColumns = (database: Knex, table: string, columns: z.ZodObject): (Knex.Raw | string)[] => [
  ...rowSchemaToColumnNames(columns.extend(netQuantityFieldSchemas), table),
  toTranslatedTextSql(database, 'text.display_name', `${table}.display_name`, 'display_name'),
  toTranslatedTextSql(database, 'text.shipping_time', `${table}.shipping_time`, 'shipping_time'),
];

const readProducts = (
  database: Knex,
  project: string,
  ids: readonly string[],
  language: Locale,
): Promise<ProductRow[]> =>
  database('ecommerce_product as product')
    .join('ecommerce_manufacturer as manufacturer', 'manufacturer.id', 'product.manufacturer')
    .leftJoin(...toTranslationJoin('ecommerce_product', 'product', language))
    .leftJoin('ecommerce_personalization as personalization', 'personalization.id', 'product.personalization')
    .whereIn('product.id', ids)
    .where({ 'product.project': project, 'product.status': 'published' })
    .select<ProductRow[]>(
      ...toSellableColumns(database, 'product', productColumns),
      'manufacturer.display_name as brand',
      'personalization.id as personalization',
      'personalization.display_name as personalization_name',
      'personalization.surface',
      'personalization.additional_days',
      'personalization.fields',
      database.raw(
        'product.excluded_from_discounts or manufacturer.excluded_from_discounts as excluded_from_discounts',
      ),
      database.raw(
        `product.category || array(select subcategory_id from ecommerce_product_subcategory where product = product.id) as categories`,
      ),
      database.raw(
        `exists (select 1 from ecommerce_product_variant own where own.product = product.id and own.active) as has_variants`,
      ),
    );

const readVariants = (
  database: Knex,
  products: readonly string[],
  ids: readonly string[],
  language: Locale,
): Promise<VariantRow[]> =>
  database('ecommerce_product_variant as variant')
    .leftJoin(...toTranslationJoin('ecommerce_product_variant', 'variant', language))
    .whereIn('variant.id', ids)
    .whereIn('variant.product', products)
    .where({ 'variant.active': true })
    .select<VariantRow[]>(...toSellableColumns(database, 'variant', variantColumns));

interface PersonalizationText {
  ecommerce_personalization: string;
  language: Locale;
  display_name: string;
  fields: unknown;
}

const readPersonalizationTexts = (
  database: Knex,
  products: readonly string[],
  language: Locale,
): Promise<PersonalizationText[]> =>
  database('ecommerce_personalization_translations')
    .whereIn(
      'ecommerce_personalization',
      database('ecommerce_product').whereIn('id', products).whereNotNull('personalization').select('personalization'),
    )
    .where({ language })
    .select<PersonalizationText[]>('ecommerce_personalization', 'language', 'display_name', 'fields');

/** An invalid personalization is not offered, as on the product page. */
const toItemPersonalization = (
  product: ProductRow,
  texts: PersonalizationText[],
  language: Locale,
): QuotableProductOrVariant['personalization'] => {
  if (product.personalization === null) return null;
  const record = {
    id: product.personalization,
    display_name: product.personalization_name,
    surface: product.surface,
    additional_days: Math.max(0, product.additional_days ?? 0),
    fields: product.fields,
    translations: texts.filter((text) => text.ecommerce_personalization === product.personalization),
  };
  const shown = parsePersonalizationRecord(record, language);
  const german = parsePersonalizationRecord(record, 'de');
  return shown.ok && german.ok ? { shown: shown.personalization, german: german.personalization } : null;
};

const toDeliveryFields = (row: ProductRow | VariantRow): ProductOrVariantDeliveryTime => ({
  deliveryDays: normalizeWorkingDayRange(row.delivery_days_min, row.delivery_days_max),
  madeToOrderDays: normalizeWorkingDayRange(row.made_to_order_days_min, row.made_to_order_days_max),
  shippingTime: optionalTextSchema.parse(row.shipping_time),
});

const unitRecord = z.object(netQuantityFieldSchemas);
const noFeatures: ShownAndGermanEssentialFeatures = { shown: [], german: [] };

/** `null` if a number is out of range: only this item is not on sale. */
const toCatalogueItem = (
  product: ProductRow,
  variant: VariantRow | null,
  {
    personalization,
    features = noFeatures,
  }: {
    personalization: QuotableProductOrVariant['personalization'];
    features: ShownAndGermanEssentialFeatures | undefined;
  },
): QuotableProductOrVariant | null => {
  const sellable = variant ?? product;
  const priceCents = sellable.price_brutto === null ? null : parseStoredPriceCents(sellable.price_brutto);
  const isTaxUsable = product.tax_percent === null || isNumberInRange(allowedTaxPercentRange, product.tax_percent);
  if (priceCents === undefined || !isTaxUsable) return null;
  return {
    product: product.id,
    variant: variant?.id ?? null,
    name: product.display_name,
    variantName: variant && variant.display_name,
    referenceNumber: toProductOrVariantReferenceNumber(product.reference_number, variant?.reference_number_suffix),
    slug: product.slug,
    isGiftVoucher: product.is_gift_voucher,
    isExcludedFromDiscounts: product.excluded_from_discounts,
    categories: product.categories,
    priceCents,
    lowestPriceCents: toLowestPriorPrice({
      priceCents,
      lowestCents: parseStoredPriceCents(sellable.price_brutto_old) ?? null,
    }),
    unitPrice: toUnitPrice(priceCents, unitRecord.parse(product), variant ? unitRecord.parse(variant) : undefined),
    features,
    stock: Math.max(0, sellable.stock),
    reorderPossible: sellable.reorder_possible,
    taxPercent: product.tax_percent === null ? null : Number(product.tax_percent),
    delivery: { product: toDeliveryFields(product), variant: variant && toDeliveryFields(variant) },
    guarantee: toDurabilityGuarantee(product.brand, product, variant ?? undefined),
    personalization,
  };
};

interface ItemIds {
  product: string;
  variant: string | null;
}

/** The items on sale, in the order of `requested`; `null` for those that are not. */
export const readQuotableProducts = async (
  database: Knex,
  project: string,
  requested: readonly ItemIds[],
  language: Locale,
): Promise<(QuotableProductOrVariant | null)[]> => {
  const productIds = [...new Set(requested.map(({ product }) => product))];
  const variantIds = [...new Set(requested.flatMap(({ variant }) => variant ?? []))];
  const [products, variants, texts, features] = await Promise.all([
    readProducts(database, project, productIds, language),
    variantIds.length === 0 ? [] : readVariants(database, productIds, variantIds, language),
    readPersonalizationTexts(database, productIds, language),
    readEssentialFeaturesByProductId(database, productIds, language),
  ]);
  const productsById = new Map(
    products.map((row) => [
      row.id,
      { row, personalization: toItemPersonalization(row, texts, language), features: features.get(row.id) },
    ]),
  );
  const variantsById = new Map(variants.map((row) => [row.id, row]));
  return requested.map(({ product, variant }) => {
    const entry = productsById.get(product);
    if (!entry) return null;
    // A product with variants is sold as a variant only.
    if (variant === null) return entry.row.has_variants ? null : toCatalogueItem(entry.row, null, entry);
    const row = variantsById.get(variant);
    return row?.product === product ? toCatalogueItem(entry.row, row, entry) : null;
  });
};
