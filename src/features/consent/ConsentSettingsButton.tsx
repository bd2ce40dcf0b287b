// The button that brings the cookie banner back (specification §2: footer button 'Cookie Einstellungen').
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { reopenConsentBanner } from './consent-store.ts';
import * as styles from './ConsentSettingsButton.module.css';

export const ConsentSettingsButton = () => {
  const { t } = useTranslation('shell');
  return (
    <button type="button" className={styles.button} onClick={({ currentTarget }) => reopenWithFocus(currentTarget)}>
      {t('consent.settings')}
    </button>
  );
};

export const consentTitleId = 'consent-title';

let opener: HTMLElement | null = null;

/** Shows the banner again and takes the focus there; a banner that comes by itself leaves it alone. */
const reopenWithFocus = (from: HTMLElement): void => {
  opener = from;
  flushSync(reopenConsentBanner);
  const title = document.getElementById(consentTitleId);
  // In sight already where the card lies above the page; elsewhere the page scrolls to it.
  title?.focus({ preventScroll: true });
  title?.scrollIntoView({ block: 'nearest' });
};

/** Gives the focus back to what opened the banner, or hands it to the page's content. */
export const restoreFocusAfterConsent = (): void => {
  const target = opener?.isConnected ? opener : document.getElementById('content');
  opener = null;
  target?.focus({ preventScroll: true });
};
