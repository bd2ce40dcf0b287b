// What the shop's settings say to a product's page: as the site was built at first, as the backend says once it is asked.
import type { ShopSettings } from '../../../contract/shop-settings.ts';

export interface ShopRules {
  hasCart: boolean;
  isInMaintenance: boolean;
  showsStock: boolean;
  takesRatings: boolean;
  purchaseToOrder: boolean;
  /** In percent. */
  taxPercent: number;
}

export const toShopRules = (settings: ShopSettings | null): ShopRules => ({
  hasCart: settings?.enable_cart ?? false,
  isInMaintenance: settings?.maintenance_mode ?? false,
  showsStock: settings?.show_stock ?? false,
  takesRatings: settings?.allow_ratings ?? false,
  purchaseToOrder: settings?.purchase_to_order ?? false,
  taxPercent: settings?.default_tax_percent ?? 19,
});
