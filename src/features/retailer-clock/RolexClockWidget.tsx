// The clock of a watch brand in its retailer's header: reserved space that the brand's script fills after consent
// (specification §2, §7; law row L22), linked to the brand's page.
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import { mountRetailerClock, retailerClockElementId } from '../../adapters/rolex-retailer-clock.ts';
import type { RolexRetailerClockSettings } from '../../../domain/site-content.ts';
import { Link } from '../../ui/Link.tsx';
import * as styles from './RolexClockWidget.module.css';

export interface RetailerClockProps {
  settings: Pick<RolexRetailerClockSettings, 'apiKey' | 'brandPath'>;
  language: Locale;
  projectName: string;
  /** The visitor has consented. */
  isAllowed: boolean;
  /** The visitor consents by a click on the clock. */
  onAllow: () => void;
}

export const RolexClockWidget = ({ settings, language, projectName, isAllowed, onAllow }: RetailerClockProps) => {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.place}>
      {isAllowed ? (
        <>
          <MountedClock apiKey={settings.apiKey} language={language} />
          <Link href={settings.brandPath} className={styles.link} aria-label={t('clock.link', { house: projectName })}>
            {null}
          </Link>
        </>
      ) : (
        <button type="button" className={styles.load} onClick={onAllow}>
          {t('clock.load')}
        </button>
      )}
    </div>
  );
};

const MountedClock = ({ apiKey, language }: { apiKey: string; language: Locale }) => {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    // The script does not load if the header has no room for the clock.
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      void mountRetailerClock({ apiKey, language });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [apiKey, language]);
  return <div ref={container} id={retailerClockElementId} className={styles.clock} />;
};
