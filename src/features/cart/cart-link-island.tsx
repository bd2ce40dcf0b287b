// The cart link: appears only while the cart is enabled (specification §2, §4). Its accessible name includes the number
// of items. With items in the cart, a plain click opens the drawer; otherwise it is an ordinary link.
import { useQuery } from '@tanstack/react-query';
import { withQueryClient } from '../../adapters/query-client.tsx';
import { shopSettingsQueryOptions } from '../../adapters/directus/shop-settings.ts';
import { useTranslation } from 'react-i18next';
import { isCartEnabled, toShopLayoutSettings } from '../../../domain/shop-settings.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import * as styles from './CartLink.module.css';
import { useCartStore } from '../../adapters/browser/cart-store.ts';
import { openCartPreview, shouldOpenCartPreview } from './LazyCartPreview.tsx';
import { CartLinkPlaceholder, type CartLinkProps } from './CartLinkPlaceholder.tsx';

const CartLinkIsland = (props: CartLinkProps) => {
  const { path, label, className } = props;
  const { t } = useTranslation('shell');
  const settings = toShopLayoutSettings(useQuery(shopSettingsQueryOptions), props.shop);
  const quantity = useCartStore(({ totalCount }) => totalCount);
  return isCartEnabled(settings) ? (
    <Link
      href={path}
      className={className}
      {...(quantity > 0 && {
        'aria-label': `${label}, ${t('cartCount', { count: quantity })}`,
        'aria-haspopup': 'dialog',
        onClick: (event) => {
          if (!shouldOpenCartPreview(event, path)) return;
          event.preventDefault();
          openCartPreview();
        },
      })}
    >
      <Icon name="bag" />
      <span>
        {label}
        {quantity > 0 && <span className={styles.count}> ({quantity})</span>}
      </span>
    </Link>
  ) : (
    <CartLinkPlaceholder {...props} shop={settings} />
  );
};

export default withQueryClient(CartLinkIsland);
