// A product of a list as the backend gives it (specification §3, product list item). Read at build time and in the browser.
import { z } from 'zod';
import { centsSchema } from '../cents.ts';
import { unitFields, unitShape } from './unit-price.ts';
import { optionalText, pictureRecord, requiredText, translationsOf, visibleFileFields } from '../record-parts.ts';

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

/** Fields without the picture, whose file the build asks for in more detail. */
export const listProductFields = [
  'id',
  'slug',
  'display_name',
  'price_brutto',
  'price_brutto_old',
  ...unitFields,
  'stock',
  'reorder_possible',
  { manufacturer: ['display_name'] },
  { product_variants: ['price_brutto', 'price_brutto_old', ...unitFields, 'stock', 'active', 'reorder_possible'] },
  { ratings: ['rating'] },
  { translations: ['language', 'display_name'] },
] as const;

export const pictureFields = {
  images: ['id', 'alt', { directus_files_id: visibleFileFields }, { translations: ['language', 'alt'] }],
} as const;

/** Lists show the first picture only. */
export const listProductDeep = { images: { _sort: ['sort'], _limit: 1 } } as const;
