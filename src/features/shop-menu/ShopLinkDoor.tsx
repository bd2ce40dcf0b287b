// Holds the place of the quick button to the shop until its island knows whether the shop may be seen. On the first-paint side.
import { lazy } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { Island } from '../../ui/Island.tsx';
import type { ShopLinkProps } from './shop-menu-props.ts';
import * as styles from './ShopMenu.module.css';

const ShopLink = lazy(() => import('./shop-link-island.tsx'));

export const ShopLinkDoor = ({ path, label, className }: ShopLinkProps) => (
  <Island
    fallback={
      <span className={`${className ?? ''} ${styles.placeholder ?? ''}`} aria-hidden="true">
        <Icon name="shop" />
        {label}
      </span>
    }
  >
    <ShopLink path={path} label={label} className={className} />
  </Island>
);
