// A product with everything its page shows (specification §3, product detail). Read at build time and in the browser.
import { z } from 'zod';
import { locales } from '../locale.ts';
import { centsSchema } from '../cents.ts';
import { deliveryDayShape, guaranteeShape, unitShape } from './product-fields.ts';
import { personalizationRecordSchema } from './personalization.ts';
import { productShape } from './list-product.ts';
import { namedRecord, optionalText, pictureRecord, requiredText, tagRecord, translationsOf } from '../record-parts.ts';

const named = { display_name: requiredText, translations: translationsOf({ display_name: optionalText }) };

const attributeRecord = z.object({
  id: z.string(),
  ...named,
  attribute_group: z.object({ id: z.string(), sort: z.number().nullable(), ...named }),
});

/** The barcode's number and the manufacturer's own; absent in the answers of a backend that does not know them yet. */
const articleShape = { gtin: optionalText, mpn: optionalText };

/** In what variants can differ, as search engines know it. */
const variantAspects = ['size', 'color', 'material', 'pattern'] as const;

export type VariantAspect = (typeof variantAspects)[number];

const variantRecord = z.object({
  id: z.string(),
  display_name: requiredText,
  price_brutto: centsSchema,
  price_brutto_old: centsSchema.nullable(),
  ...unitShape,
  stock: z.number(),
  reference_number_suffix: optionalText,
  active: z.boolean(),
  ...deliveryDayShape,
  shipping_time: optionalText,
  reorder_possible: z.boolean(),
  ...articleShape,
  ...guaranteeShape,
  translations: translationsOf({ display_name: optionalText, shipping_time: optionalText }),
});

const sizeGuideRecord = z.object({
  id: z.string(),
  display_name: requiredText,
  introduction: optionalText,
  table: z.unknown(),
  translations: translationsOf({ display_name: optionalText, introduction: optionalText, table: z.unknown() }),
});

const ratingRecord = z.object({
  id: z.string(),
  rating: z.number(),
  title: optionalText,
  comment: optionalText,
  author: optionalText,
  language: z.enum(locales).nullable().catch(null),
  verified: z.boolean(),
  date_created: z.string(),
});

export const productSchema = z.object({
  ...productShape,
  reference_number: requiredText,
  description: optionalText,
  category: namedRecord,
  manufacturer: z.object({
    id: z.string(),
    slug: requiredText,
    display_name: requiredText,
    postal_address: optionalText,
    electronic_address: optionalText,
    responsible_person: optionalText,
  }),
  attributes: z.array(z.object({ attribute_id: attributeRecord.nullable() })),
  tags: z.array(z.object({ tag_id: tagRecord.nullable() })),
  tax_percent: z.coerce.number().nullable(),
  ...deliveryDayShape,
  shipping_time: optionalText,
  variant_display_name: optionalText,
  varies_by: z.enum(variantAspects).nullish().catch(null),
  product_variants: z.array(variantRecord),
  personalization: personalizationRecordSchema.nullable(),
  size_guide: sizeGuideRecord.nullable(),
  identifier: optionalText,
  ...articleShape,
  warnings: optionalText,
  contains_battery: z.boolean(),
  ...guaranteeShape,
  ratings: z.array(ratingRecord),
  images: z.array(pictureRecord),
  translations: translationsOf({
    display_name: optionalText,
    description: optionalText,
    shipping_time: optionalText,
    variant_display_name: optionalText,
    warnings: optionalText,
    keywords: optionalText,
  }),
});

export type ProductRecord = z.infer<typeof productSchema>;

/** Children in the editors' order, all of them (the backend gives 100 unasked); ratings newest first, only those the house has published. */
export const productDeep = {
  images: { _sort: ['sort'] },
  attributes: { _sort: ['sort'] },
  product_variants: { _sort: ['sort'], _limit: -1, _filter: { active: { _eq: true } } },
  ratings: { _sort: ['-date_created'], _limit: -1, _filter: { status: { _eq: 'published' } } },
} as const;
