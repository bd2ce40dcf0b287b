// The settings a browser reads at runtime (specification §4, §7): what the public role may see of ecommerce_settings.
// Parsed by src/adapters/directus-items.ts; the browser tests read it from the live backend.
import { z } from 'zod';

/** Fields asked of `ecommerce_settings`; the shop's issues add theirs here. */
export const shopSettingsFields = ['enable_cart', 'maintenance_mode'] as const;

export const shopSettingsSchema = z.object({
  enable_cart: z.boolean(),
  maintenance_mode: z.boolean(),
});

/** The settings of one project's shop. */
export type ShopSettings = z.infer<typeof shopSettingsSchema>;
