// The page data of the shop's templates: products as the build made them, and the settings as they were then.
import type { Product } from '../../domain/product/product.ts';
import type { ShopDefaults } from '../../domain/shop-defaults.ts';

/** `null` for a project without a shop. */
export interface ShopDefaultsData {
  shop: ShopDefaults | null;
}

export interface ProductNode {
  product: Product;
}
