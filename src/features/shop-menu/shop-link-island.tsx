// The quick button to the shop: there once the settings are loaded and the shop is enabled (specification §2, §4).
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { queryClient } from '../../adapters/query-client.tsx';
import { shopSettingsQuery } from '../../adapters/directus/shop-settings.ts';
import { isShopMenuVisible } from '../../../domain/shop-visibility.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import * as styles from './ShopMenu.module.css';
import type { ShopLinkProps } from './shop-menu-props.ts';

const ShopLink = ({ path, label, className }: ShopLinkProps) => {
  const { data: settings } = useQuery(shopSettingsQuery);
  return isShopMenuVisible(settings) ? (
    <Link href={path} className={className} partiallyCurrent>
      <Icon name="shop" />
      {label}
    </Link>
  ) : (
    <span className={`${className ?? ''} ${styles.placeholder ?? ''}`} aria-hidden="true">
      <Icon name="shop" />
      {label}
    </span>
  );
};

const ShopLinkIsland = (props: ShopLinkProps) => (
  <QueryClientProvider client={queryClient}>
    <ShopLink {...props} />
  </QueryClientProvider>
);

export default ShopLinkIsland;
