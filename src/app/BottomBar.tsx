// The fixed bar of small screens, with the same quick buttons as the header (specification §2).
import { useTranslation } from 'react-i18next';
import type { Shell } from '../../domain/site.ts';
import { CartLink } from '../features/cart/CartLink.tsx';
import { ShopLink } from '../features/shop-menu/ShopLink.tsx';
import { DrawerButton } from '../ui/DrawerButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as styles from './BottomBar.module.css';
import { drawerIds } from './drawer-ids.ts';

export const BottomBar = ({ shell }: { shell: Shell }) => {
  const { t } = useTranslation('shell');
  return (
    <section className={styles.bar} aria-label={t('quickAccess')}>
      <DrawerButton opens={drawerIds.primaryMenu} className={styles.button}>
        <Icon name="menu" />
        {t('menu')}
      </DrawerButton>
      <DrawerButton opens={drawerIds.contact} className={styles.button}>
        <Icon name="contact" />
        {t('contact')}
      </DrawerButton>
      {shell.productsPath && <ShopLink path={shell.productsPath} label={t('shop')} className={styles.button} />}
      {shell.cartPath && <CartLink path={shell.cartPath} label={t('cart')} className={styles.button} />}
    </section>
  );
};
