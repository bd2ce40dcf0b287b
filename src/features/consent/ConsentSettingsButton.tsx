// The button that reopens the cookie banner (specification §2: footer button 'Cookie Einstellungen').
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

export const consentBannerTitleId = 'consent-title';

let opener: HTMLElement | null = null;

/** Reopens the banner and focuses it; the initial banner does not take focus. */
const reopenWithFocus = (from: HTMLElement): void => {
  opener = from;
  flushSync(reopenConsentBanner);
  const title = document.getElementById(consentBannerTitleId);
  // A fixed banner is already visible; one in the page's flow needs scrolling.
  title?.focus({ preventScroll: true });
  title?.scrollIntoView({ block: 'nearest' });
};

/** Returns focus to the button that opened the banner, or else to the page's content. */
export const restoreFocusAfterConsent = (): void => {
  const target = opener?.isConnected ? opener : document.getElementById('content');
  opener = null;
  target?.focus({ preventScroll: true });
};
