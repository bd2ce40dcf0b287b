// Holds the place of the cart link until its island knows whether the shop is open. On the first-paint side.
import { lazy } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { Island } from '../../ui/Island.tsx';
import type { CartLinkProps } from './cart-link-props.ts';
import * as styles from './CartLinkDoor.module.css';

const CartLink = lazy(() => import('./cart-link-island.tsx'));

export const CartLinkDoor = ({ path, label, className }: CartLinkProps) => (
  <Island
    fallback={
      <span className={`${className ?? ''} ${styles.placeholder ?? ''}`} aria-hidden="true">
        <Icon name="bag" />
        {label}
      </span>
    }
  >
    <CartLink path={path} label={label} className={className} />
  </Island>
);
