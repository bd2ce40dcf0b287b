// The public shop settings (specification §4, §7): the fields of ecommerce_settings that the public role may read.
// Loaded by the build, and again by the browser.
import { z } from 'zod';
import { productListFilterNames, shopDefaultSortOptions } from './product-sort-orders-and-filter-types.ts';

/** Countries and rates in the order defined by the shop; the first one is the default. */
export const shopSettingsDeepQuery = {
  shipping_countries: { _sort: ['sort', 'id'], _limit: -1 },
  shipping_methods_config: { _sort: ['sort', 'id'], _limit: -1 },
} as const;

export const shopSettingsSchema = z.object({
  enable_cart: z.boolean(),
  maintenance_mode: z.boolean(),
  show_stock: z.boolean(),
  allow_ratings: z.boolean(),
  purchase_to_order: z.boolean(),
  // Unknown values from a newer backend are ignored, so that they do not close the shop.
  default_sort: z.enum(shopDefaultSortOptions).catch('sort'),
  default_tax_percent: z.coerce.number(),
  filters: z
    .array(z.string())
    .nullish()
    .transform((names) => productListFilterNames.filter((filter) => names?.includes(filter))),
  legal_pages: z.array(z.object({ type: z.string() })),
  /** Delivery countries. */
  shipping_countries: z.array(z.object({ country_code: z.string() })).default([]),
  /** The fields of shipping rates that affect delivery times. */
  shipping_methods_config: z
    .array(
      z.object({
        countries: z.array(z.string()).nullable(),
        additional_days: z.number().nullable(),
        pickup_branch: z.string().nullable(),
      }),
    )
    .default([]),
});

export type ShopSettings = z.infer<typeof shopSettingsSchema>;
