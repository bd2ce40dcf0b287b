// The shop's footer menu at runtime: there while the shop is enabled, one link for each legal page the settings hold
// (specification §2, §4).
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { queryClient } from '../../adapters/query-client.tsx';
import { shopSettingsQuery } from '../../adapters/directus/shop-settings.ts';
import { isShopMenuVisible } from '../../../domain/shop-visibility.ts';
import { ShopFooterLinks } from './ShopFooterLinks.tsx';
import type { ShopFooterProps } from './shop-menu-props.ts';

const ShopFooter = ({ links, ...props }: ShopFooterProps) => {
  const { data: settings } = useQuery(shopSettingsQuery);
  const types = settings?.legal_pages.map(({ type }) => type) ?? [];
  const shown = links.filter(({ type }) => types.includes(type));
  return isShopMenuVisible(settings) ? (
    <ShopFooterLinks {...props} links={shown} />
  ) : (
    <ShopFooterLinks {...props} links={links} isHidden />
  );
};

const ShopFooterIsland = (props: ShopFooterProps) => (
  <QueryClientProvider client={queryClient}>
    <ShopFooter {...props} />
  </QueryClientProvider>
);

export default ShopFooterIsland;
