// A product of a list as the backend gives it (specification §3, product list item). Read at build time and in the browser.
import { z } from 'zod';
import { centsSchema } from '../cents.ts';
import { unitShape } from './product-fields.ts';
import { optionalText, pictureRecord, requiredText, translationsOf } from '../record-parts.ts';

/** What both readings of a product share: list and detail. */
export const productShape = {
  id: z.string(),
  slug: requiredText,
  display_name: requiredText,
  price_brutto: centsSchema.nullable(),
  price_brutto_old: centsSchema.nullable(),
  ...unitShape,
  stock: z.number(),
  reorder_possible: z.boolean(),
};

export const listProductSchema = z.object({
  ...productShape,
  manufacturer: z.object({ display_name: requiredText }),
  product_variants: z.array(
    z.object({
      price_brutto: centsSchema,
      price_brutto_old: centsSchema.nullable(),
      ...unitShape,
      stock: z.number(),
      active: z.boolean(),
      reorder_possible: z.boolean(),
    }),
  ),
  ratings: z.array(z.object({ rating: z.number() })),
  images: z.array(pictureRecord),
  translations: translationsOf({ display_name: optionalText }),
});

export type ListProductRecord = z.infer<typeof listProductSchema>;

/** Lists show the first picture only. */
export const listProductDeep = { images: { _sort: ['sort'], _limit: 1 } } as const;
