// Backend record of a product in a list (specification §3, product list item), for the build and the browser.
import { z } from 'zod';
import { decimalAmountToCentsSchema } from '../decimal-amount-schema.ts';
import { engravingSurfaces } from './engraving-fonts-and-surfaces.ts';
import { netQuantityFieldSchemas } from './product-and-variant-field-schemas.ts';
import {
  productImageRecordSchema,
  requiredTextSchema,
  createGermanAndTranslatedTextSchemas,
} from '../common-record-schemas.ts';

/** Fields shared by list and detail records. */
export const productListAndDetailFieldSchemas = {
  id: z.string(),
  slug: requiredTextSchema,
  price_brutto: decimalAmountToCentsSchema.nullable(),
  price_brutto_old: decimalAmountToCentsSchema.nullable(),
  ...netQuantityFieldSchemas,
  stock: z.number(),
  reorder_possible: z.boolean(),
};

export const productListItemSchema = z.object({
  ...productListAndDetailFieldSchemas,
  manufacturer: z.object({ display_name: requiredTextSchema }),
  product_variants: z.array(
    z.object({
      price_brutto: decimalAmountToCentsSchema,
      price_brutto_old: decimalAmountToCentsSchema.nullable(),
      ...netQuantityFieldSchemas,
      stock: z.number(),
      active: z.boolean(),
      reorder_possible: z.boolean(),
    }),
  ),
  ratings: z.array(z.object({ rating: z.number() })),
  personalization: z.object({ surface: z.enum(engravingSurfaces) }).nullish(),
  images: z.array(productImageRecordSchema),
  ...createGermanAndTranslatedTextSchemas({ display_name: requiredTextSchema }),
});

export type ProductListItemRecord = z.infer<typeof productListItemSchema>;

/** Lists show the first image, and the second one while the pointer is on the card. */
export const productListItemDeepQuery = { images: { _sort: ['sort'], _limit: 2 } } as const;
