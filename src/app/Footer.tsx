// The footer: newsletter sign-up, the project's widgets, the withdrawal link (law row L8) and the legal links
// (specification §2, §9).
import { useTranslation } from 'react-i18next';
import { nonCmsPagePaths } from '../../contract/site-page-paths.ts';
import type { PageUrlMetadata } from '../../domain/page-metadata.ts';
import type { SiteLayoutData } from '../../domain/site-content.ts';
import { ColorModeSwitch } from '../features/color-mode/ColorModeSwitch.tsx';
import { ConsentSettingsButton } from '../features/consent/ConsentSettingsButton.tsx';
import { NewsletterSignUpForm } from '../features/newsletter/NewsletterSignUpForm.tsx';
import { ShopLegalFooterLinks } from '../features/shop-links/ShopLinks.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { LinkList } from '../ui/Link.tsx';
import * as styles from './Footer.module.css';
import { FooterOrDrawerWidgetView } from './FooterOrDrawerWidgetView.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';

export interface FooterProps {
  shell: SiteLayoutData;
  paths: PageUrlMetadata['paths'];
  /** Only the legal links, without newsletter and widgets. */
  isShort: boolean;
}

export const Footer = ({ shell, paths, isShort }: FooterProps) => {
  const { t } = useTranslation('shell');
  const widgets = isShort ? [] : shell.widgets.filter(({ position }) => position === 'footer');
  // That page has the form itself.
  const isNewsletterPage = paths[shell.language] === nonCmsPagePaths.newsletter[shell.language];
  // The imprint must stay one click away on every page, whichever widgets an editor chooses (law row L20).
  const hasNavigation = widgets.some((widget) => widget.name === 'navigation');
  return (
    <footer className={isShort ? `${styles.footer ?? ''} ${styles.short ?? ''}` : styles.footer}>
      {shell.newsletter && !isShort && !isNewsletterPage && (
        <NewsletterSignUpForm key={shell.language} offer={shell.newsletter} language={shell.language} />
      )}
      {widgets.length > 0 && (
        <div className={styles.widgets}>
          {widgets.map((widget, index) => (
            <FooterOrDrawerWidgetView key={`${widget.name} ${index}`} widget={widget} shell={shell} />
          ))}
        </div>
      )}
      <div className={styles.base}>
        <p>{shell.contact.companyName}</p>
        {shell.withdrawalPath && (
          <ButtonLink href={shell.withdrawalPath} variant="secondary">
            {t('withdraw')}
          </ButtonLink>
        )}
        {!hasNavigation && (
          <nav aria-label={t('footerNavigation')}>
            <LinkList links={shell.legalLinks} className={styles.links} linkClassName={styles.link} />
          </nav>
        )}
        {shell.shopLinks.length > 0 && (
          <ShopLegalFooterLinks
            key={paths[shell.language]}
            label={t('shopNavigation')}
            links={shell.shopLinks}
            shop={shell.shop}
            className={styles.links}
            linkClassName={styles.link}
          />
        )}
        <ColorModeSwitch initialMode={shell.theme.initialMode} />
        <ConsentSettingsButton />
        <LanguageSwitch language={shell.language} paths={paths} />
      </div>
    </footer>
  );
};
