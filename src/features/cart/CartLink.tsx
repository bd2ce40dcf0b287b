// The cart link: appears only while the cart is enabled (specification §2, §4). Part of the first paint; its island adds
// the current settings and the number of items. With items in the cart, a plain click opens the drawer; otherwise it is
// an ordinary link.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isCartEnabled, type ShopSettingsForLayout } from '../../../domain/shop-settings.ts';
import { useLazyModule } from '../../adapters/browser/use-lazy-module.ts';
import { CountBadge } from '../../ui/CountBadge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { IslandErrorBoundary } from '../../ui/createLazyIsland.tsx';
import * as styles from './CartLink.module.css';
import type { HeaderCartLinkState } from './cart-link-state-island.tsx';
import { openCartPreview, doesClickOpenCartPreview } from './LazyCartPreview.tsx';

export interface CartLinkProps {
  path: string;
  label: string;
  /** The shop's settings at build time. */
  shop: ShopSettingsForLayout | null;
  className?: string | undefined;
}

const load = () => import('./cart-link-state-island.tsx');

export const CartLink = ({ path, label, shop, className }: CartLinkProps) => {
  const { t } = useTranslation('shell');
  const { module } = useLazyModule(load, { whenIdle: true });
  const [{ isEnabled, quantity }, setState] = useState<HeaderCartLinkState>({
    isEnabled: isCartEnabled(shop),
    quantity: 0,
  });
  const content = (
    <>
      <CountBadge count={quantity} counts="cart">
        <Icon name="bag" />
      </CountBadge>
      <span>{label}</span>
    </>
  );
  return (
    <>
      {module && (
        <IslandErrorBoundary fallback={null}>
          <module.default shop={shop} onChange={setState} />
        </IslandErrorBoundary>
      )}
      {isEnabled ? (
        <Link
          href={path}
          className={className}
          {...(quantity > 0 && {
            'aria-label': `${label}, ${t('cartCount', { count: quantity })}`,
            'aria-haspopup': 'dialog',
            onClick: (event) => {
              if (!doesClickOpenCartPreview(event, path)) return;
              event.preventDefault();
              openCartPreview('click');
            },
          })}
        >
          {content}
        </Link>
      ) : (
        // Reserves the space of the link.
        <span className={`${className ?? ''} ${styles.placeholder ?? ''}`} aria-hidden="true">
          {content}
        </span>
      )}
    </>
  );
};
