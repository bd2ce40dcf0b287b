// The dialogs of every page: primary menu, contact data (specification §2, right-hand drawer), cart preview, search.
import { useTranslation } from 'react-i18next';
import type { PageUrlMetadata } from '../../domain/page-metadata.ts';
import type { SiteLayoutData } from '../../domain/site-content.ts';
import { LazyCartPreview } from '../features/cart/LazyCartPreview.tsx';
import { ContactInfo } from '../features/contact-info/ContactInfo.tsx';
import { DrawerMenu } from '../features/menu/PrimaryMenu.tsx';
import { MainBranchOpeningHoursOverview } from '../features/opening-hours/MainBranchOpeningHoursOverview.tsx';
import { ProductListItemPrice, TaxAndShippingNote } from '../features/product-list/ProductListItemPrice.tsx';
import { SearchDialog } from '../features/search/SearchDialog.tsx';
import { WishListLink } from '../features/wishlist/WishListLink.tsx';
import { nonCmsPagePaths } from '../../contract/site-page-paths.ts';
import { localizedSiteRouteTable } from '../i18n/site-paths.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Drawer } from '../ui/Drawer.tsx';
import { Link } from '../ui/Link.tsx';
import { SearchDialogButton } from '../ui/SearchDialogButton.tsx';
import { FooterOrDrawerWidgetView } from './FooterOrDrawerWidgetView.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import * as styles from './LayoutDialogs.module.css';

export interface LayoutDialogsProps {
  shell: SiteLayoutData;
  paths: PageUrlMetadata['paths'];
  /** The checkout has no button that would open the menu. */
  hasMenu: boolean;
}

/** Ids of the two drawers (specification §4). */
export const layoutDrawerElementIds = { primaryMenu: 'drawer-menu', contact: 'drawer-contact' } as const;

export const LayoutDialogs = ({ shell, paths, hasMenu }: LayoutDialogsProps) => {
  const { t } = useTranslation('shell');
  return (
    <>
      {hasMenu && (
        <Drawer
          id={layoutDrawerElementIds.primaryMenu}
          title={t('menu')}
          closeLabel={t('close')}
          footCloseLabel={t('closeMenu')}
        >
          {shell.productsPath && (
            <div className={styles.shortcuts}>
              <SearchDialogButton className={styles.shortcut}>{t('search.title')}</SearchDialogButton>
              <WishListLink path={nonCmsPagePaths.wish_list[shell.language]} className={styles.shortcut} />
            </div>
          )}
          <DrawerMenu label={t('primaryNavigation')} entries={shell.menu} path={paths[shell.language]} />
          <div className={styles.languages}>
            <LanguageSwitch language={shell.language} paths={paths} />
          </div>
        </Drawer>
      )}
      <Drawer
        id={layoutDrawerElementIds.contact}
        title={t('contact')}
        closeLabel={t('close')}
        footCloseLabel={t('closeContact')}
      >
        <ContactInfo contact={shell.contact} />
        {shell.appointmentPath && (
          <p className={styles.appointment}>
            <ButtonLink href={shell.appointmentPath}>{t('appointment')}</ButtonLink>
          </p>
        )}
        <h3 className={styles.heading}>{t('openingHours')}</h3>
        <MainBranchOpeningHoursOverview shell={shell} />
        {shell.widgets
          .filter(({ position }) => position === 'drawer')
          .map((widget, index) => (
            <FooterOrDrawerWidgetView key={`${widget.name} ${index}`} widget={widget} shell={shell} level="h3" />
          ))}
        <p className={styles.more}>
          <Link href={shell.contactPath}>{t('contactPage')}</Link>
        </p>
      </Drawer>
      {shell.productsPath && (
        <SearchDialog
          locale={shell.language}
          productsPath={shell.productsPath}
          menu={shell.menu}
          ProductPrice={ProductListItemPrice}
          TaxAndShippingNote={TaxAndShippingNote}
        />
      )}
      {shell.cartPath && (
        <LazyCartPreview
          key={paths[shell.language]}
          cartPath={shell.cartPath}
          checkoutPath={shell.checkoutPath}
          shippingPath={localizedSiteRouteTable.shipping[shell.language]}
        />
      )}
    </>
  );
};
