// The sticky header: quick buttons, logo, search, wish list, languages (specification §2: 120 px high, logo at most
// 80 px). On a scrolled page it is lower, and on phones it hides while the visitor scrolls down.
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { builtInConsentFunctionIds } from '../../domain/cookie-consent.ts';
import type { PageUrlMetadata } from '../../domain/page-metadata.ts';
import type { SiteLayoutData } from '../../domain/site-content.ts';
import { CartLink } from '../features/cart/CartLink.tsx';
import {
  grantExternalContentConsent,
  useIsConsentGiven,
  useIsExternalContentAllowed,
} from '../features/consent/consent-store.ts';
import { RolexClockWidget } from '../features/retailer-clock/RolexClockWidget.tsx';
import { WishListLink } from '../features/wishlist/WishListLink.tsx';
import { nonCmsPagePaths } from '../../contract/site-page-paths.ts';
import { SearchDialogButton } from '../ui/SearchDialogButton.tsx';
import { HeartIconDefinition } from '../ui/WishListButton.tsx';
import { MobileBottomBarButtons } from './MobileBottomBar.tsx';
import { registerThirdPartyPagePredicate } from './force-page-load-on-csp-change.ts';
import { SiteHomeLogoLink } from './SiteHomeLogoLink.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import * as styles from './Header.module.css';

export interface HeaderProps {
  shell: SiteLayoutData;
  paths: PageUrlMetadata['paths'];
}

export const Header = ({ shell, paths }: HeaderProps) => {
  const { t } = useTranslation('shell');
  const path = paths[shell.language];
  const header = useRef<HTMLElement>(null);
  useHiddenWhileScrollingDown(header);
  return (
    <header ref={header} className={styles.header}>
      <div className={styles.row}>
        <div className={styles.start}>
          <MobileBottomBarButtons shell={shell} path={path} className={styles.button} />
        </div>
        <SiteHomeLogoLink shell={shell} />
        <HeaderRetailerClock key={path} shell={shell} path={path} />
        <div className={styles.end}>
          {shell.productsPath && (
            <SearchDialogButton className={`${styles.button ?? ''} ${styles.search ?? ''}`}>
              {t('search.title')}
            </SearchDialogButton>
          )}
          {shell.productsPath && (
            <WishListLink
              path={nonCmsPagePaths.wish_list[shell.language]}
              icon={<HeartIconDefinition />}
              className={`${styles.button ?? ''} ${styles.wishList ?? ''}`}
              textClassName="visually-hidden"
            />
          )}
          <LanguageSwitch language={shell.language} paths={paths} />
          {shell.cartPath && (
            <CartLink key={path} path={shell.cartPath} label={t('cart')} shop={shell.shop} className={styles.button} />
          )}
        </div>
      </div>
    </header>
  );
};

/** Scrolling less than this, in pixels, does not count: a thumb is never quite still. */
const minScrollDistance = 8;

/** Marks the header of a scrolled page as hidden until the visitor scrolls up again. The styles apply it on phones. */
const useHiddenWhileScrollingDown = (header: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    let last = window.scrollY;
    const followScroll = () => {
      const { scrollY } = window;
      if (Math.abs(scrollY - last) < minScrollDistance) return;
      header.current?.toggleAttribute('data-hidden', scrollY > last && scrollY > header.current.offsetHeight);
      last = scrollY;
    };
    window.addEventListener('scroll', followScroll, { passive: true });
    return () => window.removeEventListener('scroll', followScroll);
  }, [header]);
};

interface HeaderRetailerClockProps {
  shell: Pick<SiteLayoutData, 'checkoutPath' | 'projectName' | 'language' | 'retailerClock'>;
  /** Path of the current page in its language. */
  path: string;
}

/** Shows the retailer clock in the header if the project has one and the page allows it (specification §2). */
export const HeaderRetailerClock = ({ shell, path }: HeaderRetailerClockProps) => {
  const { retailerClock, language, projectName, checkoutPath } = shell;
  const isConsentGiven = useIsConsentGiven(builtInConsentFunctionIds.retailerClock);
  const isContentAllowed = useIsExternalContentAllowed('RetailerClock');
  const hiddenPath = retailerClock?.hiddenPath;
  useEffect(() => (hiddenPath === undefined ? undefined : requireClockPolicy(hiddenPath)), [hiddenPath]);
  if (!retailerClock || path === checkoutPath) return null;
  // Its place stays, so that the buttons beside it are the same on all pages.
  if (isAtOrBelow(path, retailerClock.hiddenPath)) return <div className={styles.place} />;
  return (
    <div className={styles.place}>
      <RolexClockWidget
        settings={retailerClock}
        language={language}
        projectName={projectName}
        isAllowed={isConsentGiven || isContentAllowed}
        onAllow={() => grantExternalContentConsent('RetailerClock')}
      />
    </div>
  );
};

const isAtOrBelow = (path: string, parent: string): boolean => path === parent || path.startsWith(`${parent}/`);

const registeredPaths = new Set<string>();

/** The page that hides the clock has a policy that blocks it (src/app/force-page-load-on-csp-change.ts). */
const requireClockPolicy = (hiddenPath: string): void => {
  if (registeredPaths.has(hiddenPath)) return;
  registeredPaths.add(hiddenPath);
  registerThirdPartyPagePredicate((path) => path !== hiddenPath);
};
