// Days with other hours, public holidays among them, until they are over on the clock of the house.
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { toLocalMoment } from '../../../domain/opening/opening-times.ts';
import { type NamedOpeningTimes, toComingDays } from '../../domain/coming-days.ts';
import * as styles from './OpeningHoursList.module.css';

const subscribeToNothing = () => () => undefined;

export const SpecialDays = ({ times }: { times: NamedOpeningTimes }) => {
  const { t, i18n } = useTranslation('shell');
  // The build has left out what was over then; the browser leaves out what is over now. Holidays it adds itself, as a built
  // page does not know which ones come next.
  const today = useSyncExternalStore(
    subscribeToNothing,
    () => toLocalMoment(new Date(), times.timeZone).date,
    () => '',
  );
  const coming = toComingDays(today === '' ? { ...times, holidays: [] } : times, today);
  if (coming.length === 0) return null;
  const format = new Intl.DateTimeFormat(i18n.language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <>
      <h3 className={styles.heading}>{t('specialDays')}</h3>
      <dl className={styles.list}>
        {coming.map(({ date, opens, closes, reason }) => (
          <div key={`${date} ${opens ?? ''}`} className={styles.row}>
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
