// The browser's read of the shop's settings (specification §7). Called by islands through React Query.
import { type ShopSettings, shopSettingsDeep, shopSettingsSchema } from '../../../contract/shop-settings.ts';
import { projectFilter, readPublicRecords } from './client.ts';

/** The specified text of the failure (§8); pages show it in the visitor's language. */
const failure = 'Could not load settings';

const readShopSettings = async (): Promise<ShopSettings | null> => {
  try {
    const query = { filter: projectFilter, deep: shopSettingsDeep, limit: 1 };
    const [settings = null] = await readPublicRecords(shopSettingsSchema, 'ecommerce_settings', query);
    return settings;
  } catch (cause) {
    throw new Error(failure, { cause });
  }
};

/** React Query's description of the read, shared by every island that needs the settings; `null` is a project without a shop. */
export const shopSettingsQuery = {
  queryKey: ['shop-settings'],
  queryFn: readShopSettings,
  // Editors switch these by hand; a visit need not ask twice a minute.
  staleTime: 60_000,
} as const;
