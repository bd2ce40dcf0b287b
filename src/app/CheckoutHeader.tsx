// The header of the checkout: the way back to the cart and the logo, without anything that leads away from the order.
import { useTranslation } from 'react-i18next';
import type { PageUrlMetadata } from '../../domain/page-metadata.ts';
import type { SiteLayoutData } from '../../domain/site-content.ts';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { SiteHomeLogoLink } from './SiteHomeLogoLink.tsx';
import * as headerStyles from './Header.module.css';
import * as styles from './CheckoutHeader.module.css';

export interface CheckoutHeaderProps {
  shell: SiteLayoutData;
  paths: PageUrlMetadata['paths'];
}

export const CheckoutHeader = ({ shell, paths }: CheckoutHeaderProps) => {
  const { t } = useTranslation('shell');
  return (
    <header className={`${headerStyles.header ?? ''} ${styles.header ?? ''}`}>
      <div className={`${headerStyles.row ?? ''} ${styles.row ?? ''}`}>
        <div className={styles.start}>
          {shell.cartPath && (
            <Link href={shell.cartPath} className={styles.back}>
              <Icon name="back" />
              <span className={styles.text}>{t('backToCart')}</span>
            </Link>
          )}
        </div>
        <SiteHomeLogoLink shell={shell} />
        <div className={styles.end}>
          <p className={styles.secure}>
            <Icon name="lock" />
            <span className={styles.text}>{t('secureCheckout')}</span>
          </p>
          <div className={styles.languages}>
            <LanguageSwitch language={shell.language} paths={paths} />
          </div>
        </div>
      </div>
    </header>
  );
};
