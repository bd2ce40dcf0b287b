// Backend record of a product with all details of its page (specification §3, product detail), for the build and the
// browser.
import { z } from 'zod';
import { hexColorSchema } from '../hex-color-schema.ts';
import { locales } from '../locale.ts';
import { decimalAmountToCentsSchema } from '../decimal-amount-schema.ts';
import {
  productDeliveryTimeFieldSchemas,
  durabilityGuaranteeFieldSchemas,
  netQuantityFieldSchemas,
} from './product-and-variant-field-schemas.ts';
import { attributeGroupMaterialRoles } from './attribute-group-material-roles.ts';
import { ringHeadTypes, ringProfiles } from './engraving-fonts-and-surfaces.ts';
import { personalizationRecordSchema } from './personalization.ts';
import { productListAndDetailFieldSchemas } from './product-list-item-record.ts';
import {
  namedRecordSchema,
  optionalTextSchema,
  productImageRecordSchema,
  publicFileRecordSchema,
  requiredTextSchema,
  tagRecordSchema,
  createGermanAndTranslatedTextSchemas,
} from '../common-record-schemas.ts';

const named = createGermanAndTranslatedTextSchemas({ display_name: requiredTextSchema });

const branchRecord = z.object({ id: z.string(), ...named });

const attributeRecord = z.object({
  id: z.string(),
  ...named,
  /** Of a metal or a stone. */
  color: hexColorSchema.nullish().catch(null),
  attribute_group: z.object({
    id: z.string(),
    sort: z.number().nullable(),
    role: z.enum(attributeGroupMaterialRoles).nullish().catch(null),
    ...named,
  }),
});

/** GTIN (barcode number) and manufacturer part number. */
const articleShape = { gtin: optionalTextSchema, mpn: optionalTextSchema };

/** Dimensions in which variants can differ, as named by schema.org. */
const variantDimensions = ['size', 'color', 'material', 'pattern'] as const;

export type VariantDimension = (typeof variantDimensions)[number];

const variantRecord = z.object({
  id: z.string(),
  price_brutto: decimalAmountToCentsSchema,
  price_brutto_old: decimalAmountToCentsSchema.nullable(),
  ...netQuantityFieldSchemas,
  stock: z.number(),
  reference_number_suffix: optionalTextSchema,
  /** Shows the variant; may be one of the product's images. */
  image: publicFileRecordSchema.nullish(),
  active: z.boolean(),
  ...productDeliveryTimeFieldSchemas,
  reorder_possible: z.boolean(),
  ...articleShape,
  ...durabilityGuaranteeFieldSchemas,
  ...createGermanAndTranslatedTextSchemas({ display_name: requiredTextSchema, shipping_time: optionalTextSchema }),
});

const sizeGuideRecord = z.object({
  id: z.string(),
  table: z.unknown(),
  ...createGermanAndTranslatedTextSchemas(
    { display_name: requiredTextSchema, introduction: optionalTextSchema },
    { table: z.unknown() },
  ),
});

const ratingRecord = z.object({
  id: z.string(),
  rating: z.number(),
  title: optionalTextSchema,
  comment: optionalTextSchema,
  author: optionalTextSchema,
  language: z.enum(locales).nullable().catch(null),
  verified: z.boolean(),
  date_created: z.string(),
});

export const productRecordSchema = z.object({
  ...productListAndDetailFieldSchemas,
  reference_number: requiredTextSchema,
  category: namedRecordSchema,
  manufacturer: z.object({
    id: z.string(),
    slug: requiredTextSchema,
    display_name: requiredTextSchema,
    postal_address: optionalTextSchema,
    electronic_address: optionalTextSchema,
    responsible_person: optionalTextSchema,
  }),
  attributes: z.array(z.object({ attribute_id: attributeRecord.nullable() })),
  tags: z.array(z.object({ tag_id: tagRecordSchema.nullable() })),
  /** Where the product can be seen. */
  branches: z.array(z.object({ branch_id: branchRecord.nullable() })),
  tax_percent: z.coerce.number().nullable(),
  ...productDeliveryTimeFieldSchemas,
  varies_by: z.enum(variantDimensions).nullish().catch(null),
  product_variants: z.array(variantRecord),
  personalization: personalizationRecordSchema.nullable(),
  /** In millimetres. */
  band_width: z.coerce.number().nullish().catch(null),
  band_profile: z.enum(ringProfiles).nullish().catch(null),
  ring_head: z.enum(ringHeadTypes).nullish().catch(null),
  size_guide: sizeGuideRecord.nullable(),
  identifier: optionalTextSchema,
  ...articleShape,
  contains_battery: z.boolean(),
  is_gift_voucher: z.boolean().nullish(),
  ...durabilityGuaranteeFieldSchemas,
  ratings: z.array(ratingRecord),
  images: z.array(productImageRecordSchema),
  /** Ids of the products that editors have chosen to go with it. */
  related_products: z.array(z.object({ related_product_id: z.string().nullable() })).default([]),
  ...createGermanAndTranslatedTextSchemas(
    {
      display_name: requiredTextSchema,
      description: optionalTextSchema,
      shipping_time: optionalTextSchema,
      variant_display_name: optionalTextSchema,
      warnings: optionalTextSchema,
    },
    { keywords: optionalTextSchema },
  ),
});

export type ProductRecord = z.infer<typeof productRecordSchema>;

/**
 * All children in the order defined by editors (the default limit of Directus is 100); published ratings, newest first.
 */
export const productDeepQuery = {
  images: { _sort: ['sort'] },
  attributes: { _sort: ['sort'] },
  branches: { _sort: ['sort'] },
  related_products: { _sort: ['sort'] },
  product_variants: { _sort: ['sort'], _limit: -1, _filter: { active: { _eq: true } } },
  ratings: { _sort: ['-date_created'], _limit: -1, _filter: { status: { _eq: 'published' } } },
} as const;
