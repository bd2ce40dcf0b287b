// The fixed bottom bar on small screens, with the same buttons as the header (specification §2).
import { useTranslation } from 'react-i18next';
import type { SiteLayoutData } from '../../domain/site-content.ts';
import { CartLink } from '../features/cart/CartLink.tsx';
import { ShopPageLink } from '../features/shop-links/ShopLinks.tsx';
import { DrawerButton } from '../ui/Drawer.tsx';
import { Icon } from '../ui/Icon.tsx';
import { drawerIds } from './Drawers.tsx';
import * as styles from './MobileBottomBar.module.css';

export const MobileBottomBar = ({ shell }: { shell: SiteLayoutData }) => {
  const { t } = useTranslation('shell');
  return (
    <section className={styles.bar} aria-label={t('quickAccess')}>
      <MenuContactAndShopButtons shell={shell} className={styles.button} />
      {shell.cartPath && (
        <CartLink path={shell.cartPath} label={t('cart')} shop={shell.shop} className={styles.button} />
      )}
    </section>
  );
};

/** Buttons for the drawers and the shop. */
export const MenuContactAndShopButtons = ({
  shell,
  className,
}: {
  shell: SiteLayoutData;
  className: string | undefined;
}) => {
  const { t } = useTranslation('shell');
  return (
    <>
      <DrawerButton opens={drawerIds.primaryMenu} className={className}>
        <Icon name="menu" />
        {t('menu')}
      </DrawerButton>
      <DrawerButton opens={drawerIds.contact} className={className}>
        <Icon name="contact" />
        {t('contact')}
      </DrawerButton>
      {shell.productsPath && (
        <ShopPageLink path={shell.productsPath} label={t('shop')} shop={shell.shop} className={className} />
      )}
    </>
  );
};
