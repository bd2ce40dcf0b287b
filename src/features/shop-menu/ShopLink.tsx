// The quick button to the shop: there once the settings are loaded and the shop is enabled (specification §2, §4). Its place is
// kept until then.
import { isShopMenuVisible } from '../../../domain/shop-visibility.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import * as styles from './ShopMenu.module.css';
import { useShopSettings } from './useShopSettings.ts';

export interface ShopLinkProps {
  path: string;
  label: string;
  className?: string | undefined;
}

export const ShopLink = ({ path, label, className }: ShopLinkProps) => {
  const settings = useShopSettings();
  const content = (
    <>
      <Icon name="shop" />
      {label}
    </>
  );
  return isShopMenuVisible(settings) ? (
    <Link href={path} className={className} partiallyCurrent>
      {content}
    </Link>
  ) : (
    <span className={`${className ?? ''} ${styles.placeholder ?? ''}`} aria-hidden="true">
      {content}
    </span>
  );
};
