// The page data of the shop's templates: products as the build made them, and the settings as they were then.
import type { ShopSettings } from '../../contract/shop-settings.ts';
import type { Product } from '../domain/product/product.ts';

/** What the settings say until the browser has asked for them; `null` for a project without a shop. */
export interface ShopDefaultsData {
  shop: { settings: ShopSettings } | null;
}

export interface ProductNode {
  product: Product;
}
