// The cart link before its island has loaded: a plain link if the shop was open at build time, else its reserved space.
// Part of the first paint.
import { isCartEnabled, type ShopLayoutSettings } from '../../../domain/shop-settings.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import * as styles from './CartLink.module.css';

export interface CartLinkProps {
  path: string;
  label: string;
  /** The shop's settings at build time. */
  shop: ShopLayoutSettings | null;
  className?: string | undefined;
}

export const CartLinkPlaceholder = ({ path, label, shop, className }: CartLinkProps) => {
  const content = (
    <>
      <Icon name="bag" />
      <span>{label}</span>
    </>
  );
  return isCartEnabled(shop) ? (
    <Link href={path} className={className}>
      {content}
    </Link>
  ) : (
    <span className={`${className ?? ''} ${styles.placeholder ?? ''}`} aria-hidden="true">
      {content}
    </span>
  );
};
