// One consent in the banner: its switch, and its description in a panel that opens and closes (specification §4).
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Consent } from '../../../domain/consent.ts';
import { Link } from '../../ui/Link.tsx';
import * as styles from './ConsentRow.module.css';

export interface ConsentRowProps {
  consent: Consent;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

export const ConsentRow = ({ consent, isOn, onChange }: ConsentRowProps) => {
  const { t } = useTranslation('shell');
  const [isExpanded, setIsExpanded] = useState(false);
  const panelId = useId();
  const { functionId, locked, link } = consent;
  // A consent without a record of the backend is one the site knows itself.
  const isOwn = consent.displayName === null;
  const name = consent.displayName ?? t(`consent.${functionId}.name`);
  const description = isOwn ? t(`consent.${functionId}.description`) : consent.description;
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <label className={styles.label}>
          <input
            type="checkbox"
            role="switch"
            className={styles.toggle}
            checked={isOn}
            disabled={locked}
            onChange={({ target }) => onChange(target.checked)}
          />
          <span>
            {name}
            {locked && <span className={styles.locked}> {t('consent.alwaysOn')}</span>}
          </span>
        </label>
        {(description ?? link) && (
          <button
            type="button"
            className={styles.more}
            aria-expanded={isExpanded}
            aria-controls={panelId}
            aria-label={`${t('consent.details')}: ${name}`}
            onClick={() => setIsExpanded(!isExpanded)}
          >
            {t('consent.details')}
          </button>
        )}
      </div>
      <div id={panelId} className={isExpanded ? `${styles.panel} ${styles.open}` : styles.panel}>
        <div className={styles.text}>
          {description && <p>{description}</p>}
          {link && (
            <p>
              <Link href={link} aria-label={`${t('consent.readMore')}: ${name}`}>
                {t('consent.readMore')}
              </Link>
            </p>
          )}
        </div>
      </div>
    </li>
  );
};
