// A product of a list as the backend gives it (specification §3, product list item). Read at build time and in the browser.
import { z } from 'zod';
import { centsSchema } from '../cents.ts';
import { netQuantityFields } from './product-fields.ts';
import {
  optionalTextSchema,
  productImageRecordSchema,
  requiredTextSchema,
  createTranslationsSchema,
} from '../record-parts.ts';

/** What both readings of a product share: list and detail. */
export const sharedProductFields = {
  id: z.string(),
  slug: requiredTextSchema,
  display_name: requiredTextSchema,
  price_brutto: centsSchema.nullable(),
  price_brutto_old: centsSchema.nullable(),
  ...netQuantityFields,
  stock: z.number(),
  reorder_possible: z.boolean(),
};

export const listProductSchema = z.object({
  ...sharedProductFields,
  manufacturer: z.object({ display_name: requiredTextSchema }),
  product_variants: z.array(
    z.object({
      price_brutto: centsSchema,
      price_brutto_old: centsSchema.nullable(),
      ...netQuantityFields,
      stock: z.number(),
      active: z.boolean(),
      reorder_possible: z.boolean(),
    }),
  ),
  ratings: z.array(z.object({ rating: z.number() })),
  images: z.array(productImageRecordSchema),
  translations: createTranslationsSchema({ display_name: optionalTextSchema }),
});

export type ListProductRecord = z.infer<typeof listProductSchema>;

/** Lists show the first picture only. */
export const listProductDeepQuery = { images: { _sort: ['sort'], _limit: 1 } } as const;
