// The settings a browser reads at runtime (specification §4, §7): what the public role may see of ecommerce_settings.
// Parsed by src/adapters/directus, asserted against the live backend by tests/contract.
import { z } from 'zod';

/** Fields asked of `ecommerce_settings`; the shop's issues add theirs here. */
export const shopSettingsFields = ['enable_cart', 'maintenance_mode'] as const;

export const shopSettingsSchema = z.object({
  enable_cart: z.boolean(),
  maintenance_mode: z.boolean(),
});

/** `null` where a project has no shop: the backend holds no settings record for its domain. */
export type ShopSettings = z.infer<typeof shopSettingsSchema>;
