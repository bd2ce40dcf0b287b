// Shop settings in page data, visibility rules of cart and shop menu (specification §4, visibility), and the price of
// shipping. Pure.
import type { Cents } from '../contract/cents.ts';
import type { ShopSettings } from '../contract/shop-settings.ts';

/** `undefined` until the settings are known, `null` for a project without a shop. */
export type CartVisibilitySettings = Pick<ShopSettings, 'enable_cart' | 'maintenance_mode'> | null | undefined;

/** The settings that the layout of every page needs. */
export type ShopSettingsForLayout = Pick<ShopSettings, 'enable_cart' | 'legal_pages' | 'maintenance_mode'>;

/**
 * The settings that decide what the layout shows: those of the build until the current ones have loaded, none if they
 * fail to load (specification §8).
 */
export const selectLoadedOrBuiltShopSettings = (
  current: { data: ShopSettingsForLayout | null | undefined; isError: boolean },
  built: ShopSettingsForLayout | null,
): ShopSettingsForLayout | null => {
  if (current.data !== undefined) return current.data;
  return current.isError ? null : built;
};

/** The cart is visible if enable_cart is true and maintenance_mode is false, in {@link selectLoadedOrBuiltShopSettings}. */
export const isCartEnabled = (settings: CartVisibilitySettings): boolean =>
  settings?.enable_cart === true && !settings.maintenance_mode;

export type ShopOrderingStatus = 'closed' | 'failed' | 'loading' | 'maintenance' | 'open';

/**
 * Whether orders are possible, for the pages of cart and checkout. `loading` only while a shop that was closed at build
 * time may be open now.
 */
export const toShopOrderingStatus = (
  current: { data: ShopSettingsForLayout | null | undefined; isError: boolean },
  built: ShopSettingsForLayout | null,
): ShopOrderingStatus => {
  if (current.isError) return 'failed';
  const settings = selectLoadedOrBuiltShopSettings(current, built);
  if (isCartEnabled(settings)) return 'open';
  if (current.data === undefined) return 'loading';
  return settings?.enable_cart === true ? 'maintenance' : 'closed';
};

/** The shop menu is visible if enable_cart is true, even in maintenance mode. */
export const isShopMenuVisible = (settings: CartVisibilitySettings): boolean => settings?.enable_cart === true;

/** The price of a shipping rate. A shipping method that is set to free costs nothing, whatever its rate. */
export const toShippingPriceCents = <P extends Cents | undefined>(
  isFree: boolean | null | undefined,
  rateCents: P,
): Cents | P => (isFree === true ? 0 : rateCents);

export interface NamedPaymentMethod {
  /** Such as `prepayment`. */
  method: string;
  name: string;
}

export interface BuildTimeShopSettingsAndTexts {
  /** Settings at build time; the browser loads the current ones. */
  settings: ShopSettings;
  /** A sentence next to every offer that invites visitors to contact the business; `null` if not set. */
  callToAction: string | null;
  /** Sanitized HTML at the end of every shop page. */
  footerHtml: string | null;
  /**
   * Image of the official notice on the legal guarantee (law row L14); `null` if missing, in which case the notice is
   * shown as text.
   */
  guaranteeNotice: { path: string; width: number; height: number } | null;
}
