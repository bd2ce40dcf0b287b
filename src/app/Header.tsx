// The sticky header: quick buttons, logo, languages (specification §2: 120 px high, logo at most 80 px).
import { useTranslation } from 'react-i18next';
import type { PageAddresses } from '../../domain/page.ts';
import type { Shell } from '../../domain/site.ts';
import { CartLink } from '../features/cart/CartLink.tsx';
import { ShopLink } from '../features/shop-menu/ShopLink.tsx';
import { DrawerButton } from '../ui/DrawerButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import { HouseLogo } from './HouseLogo.tsx';
import * as styles from './Header.module.css';
import { HeaderClock } from './HeaderClock.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { drawerIds } from './drawer-ids.ts';

export interface HeaderProps {
  shell: Shell;
  paths: PageAddresses['paths'];
}

export const Header = ({ shell, paths }: HeaderProps) => {
  const { t } = useTranslation('shell');
  return (
    <header className={styles.header}>
      <div className={styles.start}>
        <DrawerButton opens={drawerIds.primaryMenu} className={styles.button}>
          <Icon name="menu" />
          {t('menu')}
        </DrawerButton>
        <DrawerButton opens={drawerIds.contact} className={styles.button}>
          <Icon name="contact" />
          {t('contact')}
        </DrawerButton>
        {shell.productsPath && <ShopLink path={shell.productsPath} label={t('shop')} className={styles.button} />}
      </div>
      <HouseLogo shell={shell} />
      <HeaderClock shell={shell} path={paths[shell.language]} />
      <div className={styles.end}>
        <LanguageSwitch language={shell.language} paths={paths} />
        {shell.cartPath && <CartLink path={shell.cartPath} label={t('cart')} className={styles.button} />}
      </div>
    </header>
  );
};
