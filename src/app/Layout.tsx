// The layout around every page: header, drawers, content, footer, bottom bar.
import { type ReactNode, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageUrlMetadata } from '../../domain/page-metadata.ts';
import type { SiteLayoutData } from '../../domain/site-content.ts';
import { ConsentBanner } from '../features/consent/ConsentBanner.tsx';
import { PrimaryMenuBar } from '../features/menu/PrimaryMenu.tsx';
import { WishListProvider } from '../features/wishlist/WishListProvider.tsx';
import { ProjectTimeZoneContext } from '../ui/project-time-zone-context.ts';
import '../theme/global.css';
import '../theme/tokens.css';
import { CheckoutHeader } from './CheckoutHeader.tsx';
import { MobileBottomBar } from './MobileBottomBar.tsx';
import { LayoutDialogs } from './LayoutDialogs.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import * as styles from './Layout.module.css';

export interface LayoutProps {
  shell: SiteLayoutData;
  paths: PageUrlMetadata['paths'];
  children: ReactNode;
}

export const Layout = ({ shell, paths, children }: LayoutProps) => {
  const { t } = useTranslation('shell');
  const path = paths[shell.language];
  useLayoutEffect(() => {
    document.documentElement.lang = shell.language;
  }, [shell.language]);
  useLayoutEffect(() => closePanels, [path]);
  const isCheckout = path === shell.checkoutPath;
  const isShopping = path === shell.cartPath || isCheckout;
  const page = (
    <>
      <a className={`${styles.skip ?? ''} visually-hidden`} href="#content">
        {t('skipToContent')}
      </a>
      {!isShopping && <ConsentBanner consents={shell.consents} />}
      {isCheckout ? (
        <CheckoutHeader shell={shell} paths={paths} />
      ) : (
        <>
          <Header shell={shell} paths={paths} />
          <PrimaryMenuBar label={t('primaryNavigation')} entries={shell.menu} />
        </>
      )}
      <main
        id="content"
        tabIndex={-1}
        className={styles.main}
        data-announcement={t('navigatedTo', { title: '{title}' })}
      >
        {children}
      </main>
      {isShopping && <ConsentBanner consents={shell.consents} isInPage />}
      <Footer shell={shell} paths={paths} isShort={isCheckout} />
      {!isCheckout && <MobileBottomBar shell={shell} path={path} />}
      <LayoutDialogs shell={shell} paths={paths} hasMenu={!isCheckout} />
    </>
  );
  return (
    <ProjectTimeZoneContext value={shell.timeZone}>
      {shell.productsPath ? <WishListProvider shop={shell.shop}>{page}</WishListProvider> : page}
    </ProjectTimeZoneContext>
  );
};

/** Back and Forward may leave a page while a dialog or a panel of the menu bar is open. */
const closePanels = (): void => {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
  for (const panel of document.querySelectorAll('details[name="menu-bar"][open]')) panel.removeAttribute('open');
};
