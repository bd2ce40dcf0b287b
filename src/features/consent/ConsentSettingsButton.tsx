// The button that brings the cookie banner back (specification §2: footer button 'Cookie Einstellungen').
import { useTranslation } from 'react-i18next';
import * as styles from './ConsentSettingsButton.module.css';
import { openWithFocus } from './focus.ts';

export const ConsentSettingsButton = () => {
  const { t } = useTranslation('shell');
  return (
    <button type="button" className={styles.button} onClick={({ currentTarget }) => openWithFocus(currentTarget)}>
      {t('consent.settings')}
    </button>
  );
};
