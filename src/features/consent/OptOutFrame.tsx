// Matomo's own page for objecting, embedded after a click: it stands on another host (law row L22). Used by ConsentManager.
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import { toOptOutUrl } from '../../adapters/matomo.ts';
import { Button } from '../../ui/Button.tsx';
import { allowContent, useIsContentAllowed } from './consent-store.ts';
import * as styles from './OptOutFrame.module.css';

export const OptOutFrame = ({ language }: { language: Locale }) => {
  const { t } = useTranslation('consent');
  const isAllowed = useIsContentAllowed('AnalyticsOptOut');
  const url = toOptOutUrl(language);
  if (!url) return null;
  return (
    <div className={styles.optOut}>
      <h3>{t('optOut.heading')}</h3>
      <div className={styles.place}>
        {isAllowed ? (
          <iframe className={styles.frame} src={url} title={t('optOut.heading')} referrerPolicy="no-referrer" />
        ) : (
          <>
            <p>{t('optOut.text', { host: new URL(url).host })}</p>
            <Button variant="secondary" onClick={() => allowContent('AnalyticsOptOut')}>
              {t('optOut.load')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
};
