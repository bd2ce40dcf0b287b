// When the shop's parts may be seen (specification §4, visibility). Pure; used by the shop's islands.
import type { ShopSettings } from '../contract/shop-settings.ts';

/** Settings of the backend; `undefined` while they load, `null` where the project has none. */
export type KnownSettings = Pick<ShopSettings, 'enable_cart' | 'maintenance_mode'> | null | undefined;

/** The cart appears once settings are loaded, enable_cart is true and maintenance_mode is false. */
export const isCartVisible = (settings: KnownSettings): boolean =>
  settings?.enable_cart === true && !settings.maintenance_mode;

/** The shop's menu appears once settings are loaded and enable_cart is true; maintenance is not asked. */
export const isShopMenuVisible = (settings: KnownSettings): boolean => settings?.enable_cart === true;
