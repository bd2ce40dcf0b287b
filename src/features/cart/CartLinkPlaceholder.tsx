// Reserves the space of the cart link until its island knows whether the shop is open. Part of the first paint.
import { Icon } from '../../ui/Icon.tsx';
import * as styles from './CartLink.module.css';

export interface CartLinkProps {
  path: string;
  label: string;
  className?: string | undefined;
}

export const CartLinkPlaceholder = ({ label, className }: CartLinkProps) => (
  <span className={`${className ?? ''} ${styles.placeholder ?? ''}`} aria-hidden="true">
    <Icon name="bag" />
    {label}
  </span>
);
