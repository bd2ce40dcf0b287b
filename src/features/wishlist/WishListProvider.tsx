// Provides the wish list to hearts and links, while the shop is enabled. Part of the first paint.
import { type ReactNode, useEffect, useMemo } from 'react';
import {
  isShopMenuVisible,
  type ShopSettingsForLayout,
  selectLoadedOrBuiltShopSettings,
} from '../../../domain/shop-settings.ts';
import {
  addProductsToWishList,
  removeProductsFromWishList,
  startWishListStoreSync,
  useWishListStore,
} from '../../adapters/browser/wish-list-store.ts';
import { useShopSettings } from '../../adapters/directus/use-shop-settings.ts';
import { WishListContext } from '../../ui/wish-list-context.ts';

interface WishListProviderProps {
  /** The shop's settings at build time. */
  shop: ShopSettingsForLayout | null;
  children: ReactNode;
}

export const WishListProvider = ({ shop, children }: WishListProviderProps) => {
  const settings = selectLoadedOrBuiltShopSettings(useShopSettings(), shop);
  const { productIds } = useWishListStore();
  useEffect(startWishListStoreSync, []);
  const wishList = useMemo(
    () => ({
      productIds,
      toggle: (productId: string) =>
        productIds.includes(productId) ? removeProductsFromWishList([productId]) : addProductsToWishList([productId]),
    }),
    [productIds],
  );
  return <WishListContext value={isShopMenuVisible(settings) ? wishList : null}>{children}</WishListContext>;
};
