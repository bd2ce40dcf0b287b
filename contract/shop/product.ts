// A product with everything its page shows (specification §3, product detail). Read at build time and in the browser.
import { z } from 'zod';
import { locales } from '../locale.ts';
import { centsSchema } from '../cents.ts';
import { deliveryTimeFields, durabilityGuaranteeFields, netQuantityFields } from './product-fields.ts';
import { personalizationRecordSchema } from './personalization.ts';
import { sharedProductFields } from './list-product.ts';
import {
  namedRecordSchema,
  optionalTextSchema,
  productImageRecordSchema,
  requiredTextSchema,
  tagRecordSchema,
  createTranslationsSchema,
} from '../record-parts.ts';

const named = {
  display_name: requiredTextSchema,
  translations: createTranslationsSchema({ display_name: optionalTextSchema }),
};

const attributeRecord = z.object({
  id: z.string(),
  ...named,
  attribute_group: z.object({ id: z.string(), sort: z.number().nullable(), ...named }),
});

/** The barcode's number and the manufacturer's own; absent in the answers of a backend that does not know them yet. */
const articleShape = { gtin: optionalTextSchema, mpn: optionalTextSchema };

/** In what variants can differ, as search engines know it. */
const variantAspects = ['size', 'color', 'material', 'pattern'] as const;

export type VariantDimension = (typeof variantAspects)[number];

const variantRecord = z.object({
  id: z.string(),
  display_name: requiredTextSchema,
  price_brutto: centsSchema,
  price_brutto_old: centsSchema.nullable(),
  ...netQuantityFields,
  stock: z.number(),
  reference_number_suffix: optionalTextSchema,
  active: z.boolean(),
  ...deliveryTimeFields,
  shipping_time: optionalTextSchema,
  reorder_possible: z.boolean(),
  ...articleShape,
  ...durabilityGuaranteeFields,
  translations: createTranslationsSchema({ display_name: optionalTextSchema, shipping_time: optionalTextSchema }),
});

const sizeGuideRecord = z.object({
  id: z.string(),
  display_name: requiredTextSchema,
  introduction: optionalTextSchema,
  table: z.unknown(),
  translations: createTranslationsSchema({
    display_name: optionalTextSchema,
    introduction: optionalTextSchema,
    table: z.unknown(),
  }),
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

export const productSchema = z.object({
  ...sharedProductFields,
  reference_number: requiredTextSchema,
  description: optionalTextSchema,
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
  tax_percent: z.coerce.number().nullable(),
  ...deliveryTimeFields,
  shipping_time: optionalTextSchema,
  variant_display_name: optionalTextSchema,
  varies_by: z.enum(variantAspects).nullish().catch(null),
  product_variants: z.array(variantRecord),
  personalization: personalizationRecordSchema.nullable(),
  size_guide: sizeGuideRecord.nullable(),
  identifier: optionalTextSchema,
  ...articleShape,
  warnings: optionalTextSchema,
  contains_battery: z.boolean(),
  ...durabilityGuaranteeFields,
  ratings: z.array(ratingRecord),
  images: z.array(productImageRecordSchema),
  translations: createTranslationsSchema({
    display_name: optionalTextSchema,
    description: optionalTextSchema,
    shipping_time: optionalTextSchema,
    variant_display_name: optionalTextSchema,
    warnings: optionalTextSchema,
    keywords: optionalTextSchema,
  }),
});

export type ProductRecord = z.infer<typeof productSchema>;

/** Children in the editors' order, all of them (the backend gives 100 unasked); ratings newest first, only those the house has published. */
export const productDeepQuery = {
  images: { _sort: ['sort'] },
  attributes: { _sort: ['sort'] },
  product_variants: { _sort: ['sort'], _limit: -1, _filter: { active: { _eq: true } } },
  ratings: { _sort: ['-date_created'], _limit: -1, _filter: { status: { _eq: 'published' } } },
} as const;
