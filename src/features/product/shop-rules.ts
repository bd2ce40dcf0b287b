// What the shop's settings say to a product's page: as the site was built at first, as the backend says once it is asked.
import type { ShopSettings } from '../../../contract/shop-settings.ts';
import { mayTakeLonger, toDefaultShippingDays } from '../../../domain/delivery-time.ts';

export interface ShopRules {
  hasCart: boolean;
  isInMaintenance: boolean;
  showsStock: boolean;
  takesRatings: boolean;
  purchaseToOrder: boolean;
  /** What shipping adds to a delivery time by the usual way to the usual country, in working days. */
  shippingDays: number;
  /** That country, where another way or country may take longer; `null` where none does. */
  assumedCountry: string | null;
  /** In percent. */
  taxPercent: number;
}

export const toShopRules = (settings: ShopSettings | null): ShopRules => ({
  ...toShippingRules(settings),
  hasCart: settings?.enable_cart ?? false,
  isInMaintenance: settings?.maintenance_mode ?? false,
  showsStock: settings?.show_stock ?? false,
  takesRatings: settings?.allow_ratings ?? false,
  purchaseToOrder: settings?.purchase_to_order ?? false,
  taxPercent: settings?.default_tax_percent ?? 19,
});

const toShippingRules = (settings: ShopSettings | null): Pick<ShopRules, 'assumedCountry' | 'shippingDays'> => {
  const country = settings?.shipping_countries[0]?.country_code.toUpperCase();
  const rates = (settings?.shipping_methods_config ?? []).map((rate) => ({
    ...{ countries: rate.countries, additionalDays: rate.additional_days, isPickup: rate.pickup_branch !== null },
  }));
  return {
    shippingDays: toDefaultShippingDays(rates, country),
    assumedCountry: mayTakeLonger(rates, country) ? (country ?? null) : null,
  };
};
