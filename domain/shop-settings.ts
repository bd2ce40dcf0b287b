// What the pages hold of a shop's settings, and when the shop's parts may be seen (specification §4, visibility). Pure; made by
// src/gatsby, asked by the shop's islands.
import type { ShopSettings } from '../contract/shop-settings.ts';

/** Settings of the backend; `undefined` while they load, `null` where the project has none. */
export type LoadedShopSettings = Pick<ShopSettings, 'enable_cart' | 'maintenance_mode'> | null | undefined;

/** The cart appears once settings are loaded, enable_cart is true and maintenance_mode is false. */
export const isCartVisible = (settings: LoadedShopSettings): boolean =>
  settings?.enable_cart === true && !settings.maintenance_mode;

/** The shop's menu appears once settings are loaded and enable_cart is true; maintenance is not asked. */
export const isShopMenuVisible = (settings: LoadedShopSettings): boolean => settings?.enable_cart === true;

export interface ShopDefaults {
  /** As they were when the site was built; the browser asks for them again. */
  settings: ShopSettings;
  /** A sentence beside every offer that leads to the house itself; `null` where the editors wrote none. */
  callToAction: string | null;
  /** Safe HTML at the end of every page of the shop. */
  footerHtml: string | null;
  /** The official notice on the legal guarantee (law row L14); `null` until the house has it: it then stands in words. */
  guaranteeNotice: { path: string; width: number; height: number } | null;
}
