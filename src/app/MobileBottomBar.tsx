// The fixed bottom bar on small screens, with the same buttons as the header (specification §2).
import { useTranslation } from 'react-i18next';
import type { SiteLayoutData } from '../../domain/site-content.ts';
import { CartLink } from '../features/cart/CartLink.tsx';
import { ShopLinkButton } from '../features/shop-links/ShopLinks.tsx';
import { DrawerButton } from '../ui/Drawer.tsx';
import { Icon } from '../ui/Icon.tsx';
import { layoutDrawerElementIds } from './LayoutDialogs.tsx';
import * as styles from './MobileBottomBar.module.css';

interface MobileBottomBarProps {
  shell: SiteLayoutData;
  /** Path of the current page. A new one mounts the parts again that load the shop's settings. */
  path: string;
}

export const MobileBottomBar = ({ shell, path }: MobileBottomBarProps) => {
  const { t } = useTranslation('shell');
  return (
    <section className={styles.bar} aria-label={t('quickAccess')}>
      <MobileBottomBarButtons shell={shell} path={path} className={styles.button} />
      {shell.cartPath && (
        <CartLink key={path} path={shell.cartPath} label={t('cart')} shop={shell.shop} className={styles.button} />
      )}
    </section>
  );
};

/** Buttons for the drawers and the shop. */
export const MobileBottomBarButtons = ({
  shell,
  path,
  className,
}: MobileBottomBarProps & { className: string | undefined }) => {
  const { t } = useTranslation('shell');
  return (
    <>
      <DrawerButton opens={layoutDrawerElementIds.primaryMenu} className={className}>
        <Icon name="menu" />
        {t('menu')}
      </DrawerButton>
      <DrawerButton opens={layoutDrawerElementIds.contact} className={className}>
        <Icon name="contact" />
        {t('contact')}
      </DrawerButton>
      {shell.productsPath && (
        <ShopLinkButton
          key={path}
          path={shell.productsPath}
          label={t('shop')}
          shop={shell.shop}
          className={className}
        />
      )}
    </>
  );
};
