// The settings a browser reads at runtime (specification §4, §7): what the public role may see of ecommerce_settings.
// Parsed by src/adapters/directus; the build reads the same for what it shows until the browser has asked.
import { z } from 'zod';

/** How a list may be sorted (specification §3, default_sort). */
export const productSorts = ['sort', '-date_created', 'price_brutto', '-price_brutto', 'display_name'] as const;

export type ProductSort = (typeof productSorts)[number];

/** What a list may be filtered by. */
export const productFilters = ['category', 'subcategory', 'manufacturer', 'price', 'attribute', 'tag'] as const;

export type ProductFilter = (typeof productFilters)[number];

/** Countries and rates in the house's order: the first of them is the usual one. */
export const shopSettingsDeepQuery = {
  shipping_countries: { _sort: ['sort', 'id'], _limit: -1 },
  shipping_methods_config: { _sort: ['sort', 'id'], _limit: -1 },
} as const;

export const shopSettingsSchema = z.object({
  /** Id of the project: reads by it are faster than by its domain. */
  project: z.string(),
  enable_cart: z.boolean(),
  maintenance_mode: z.boolean(),
  show_stock: z.boolean(),
  allow_ratings: z.boolean(),
  purchase_to_order: z.boolean(),
  // What this release does not know is left out instead of closing the shop.
  default_sort: z.enum(productSorts).catch('sort'),
  default_tax_percent: z.coerce.number(),
  filters: z
    .array(z.string())
    .nullish()
    .transform((names) => productFilters.filter((filter) => names?.includes(filter))),
  legal_pages: z.array(z.object({ type: z.string() })),
  /** Where the shop delivers to. */
  shipping_countries: z.array(z.object({ country_code: z.string() })).default([]),
  /** What delivery times need of the rates. */
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

/** The settings of one project's shop. */
export type ShopSettings = z.infer<typeof shopSettingsSchema>;
