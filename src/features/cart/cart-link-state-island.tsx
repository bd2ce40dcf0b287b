// The state of the cart link: whether the shop is open now, and the number of items. Renders nothing, so that the link
// of the first paint stays the same element and keeps its focus.
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import {
  isCartEnabled,
  type ShopSettingsForLayout,
  selectLoadedOrBuiltShopSettings,
} from '../../../domain/shop-settings.ts';
import { useCartStore } from '../../adapters/browser/cart-store.ts';
import { shopSettingsQueryOptions } from '../../adapters/directus/shop-settings.ts';
import { withQueryClient } from '../../adapters/query-client.tsx';

export interface HeaderCartLinkState {
  isEnabled: boolean;
  /** Number of items in the cart. */
  quantity: number;
}

interface CartLinkIslandProps {
  /** The shop's settings at build time. */
  shop: ShopSettingsForLayout | null;
  onChange: (state: HeaderCartLinkState) => void;
}

const CartLinkIsland = ({ shop, onChange }: CartLinkIslandProps) => {
  const isEnabled = isCartEnabled(selectLoadedOrBuiltShopSettings(useQuery(shopSettingsQueryOptions), shop));
  const quantity = useCartStore(({ totalCount }) => totalCount);
  useLayoutEffect(() => onChange({ isEnabled, quantity }), [isEnabled, quantity, onChange]);
  return null;
};

export default withQueryClient(CartLinkIsland);
