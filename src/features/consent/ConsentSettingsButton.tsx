// The button that brings the cookie banner back (specification §2: footer button 'Cookie Einstellungen').
import { useTranslation } from 'react-i18next';
import * as styles from './ConsentSettingsButton.module.css';
import { useConsentStore } from './consent-store.ts';
import { openWithFocus } from './focus.ts';

export const ConsentSettingsButton = () => {
  const { t } = useTranslation('shell');
  // Before the browser has started the site, and without script, there is nothing to open: no button that does nothing.
  const isReady = useConsentStore(({ stored }) => stored !== undefined);
  return (
    <button
      type="button"
      className={styles.button}
      disabled={!isReady}
      onClick={({ currentTarget }) => openWithFocus(currentTarget)}
    >
      {t('consent.settings')}
    </button>
  );
};
