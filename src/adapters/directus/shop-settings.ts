// Reads the shop settings in the browser (specification §7).
import { type ShopSettings, shopSettingsDeepQuery, shopSettingsSchema } from '../../../contract/shop-settings.ts';
import { siteProjectDirectusFilter, readDirectusItemsBySchema } from './browser-directus-client.ts';

/** The specified error text (§8); pages show it in the visitor's language. */
const failure = 'Could not load settings';

const readShopSettings = async (): Promise<ShopSettings | null> => {
  try {
    const query = { filter: siteProjectDirectusFilter, deep: shopSettingsDeepQuery, limit: 1 };
    const [settings = null] = await readDirectusItemsBySchema(shopSettingsSchema, 'ecommerce_settings', query);
    return settings;
  } catch (cause) {
    throw new Error(failure, { cause });
  }
};

/** React Query options, shared by every island that needs the settings; `null` is a project without a shop. */
export const shopSettingsQueryOptions = {
  queryKey: ['shop-settings'],
  queryFn: readShopSettings,
  // Editors change settings rarely, so one request per minute is enough.
  staleTime: 60_000,
} as const;
