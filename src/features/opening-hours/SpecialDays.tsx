// Days with other hours, until they are over.
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { NamedSpecialDay } from '../../domain/site.ts';
import * as styles from './OpeningHoursList.module.css';

const subscribeToNothing = () => () => undefined;

export const SpecialDays = ({ days }: { days: readonly NamedSpecialDay[] }) => {
  const { t, i18n } = useTranslation('shell');
  // The build has left out what was over then; the browser leaves out what is over now.
  const today = useSyncExternalStore(
    subscribeToNothing,
    () => new Date().toISOString().slice(0, 10),
    () => '',
  );
  const coming = days.filter(({ date }) => date >= today);
  if (coming.length === 0) return null;
  const format = new Intl.DateTimeFormat(i18n.language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <>
      <h3 className={styles.heading}>{t('specialDays')}</h3>
      <dl className={styles.list}>
        {coming.map(({ date, opens, closes, reason }) => (
          <div key={date} className={styles.row}>
            <dt>
              <time dateTime={date}>{format.format(new Date(`${date}T00:00:00Z`))}</time>
            </dt>
            <dd>
              {opens && closes ? t('hours', { opens, closes }) : t('closed')}
              {reason && <span className={styles.note}>{reason}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
};
