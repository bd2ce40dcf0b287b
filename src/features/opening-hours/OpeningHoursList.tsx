// The opening hours of the house, one line per day or range (specification §2: a list of at most 320 px).
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import { formatHours } from '../../../domain/format-dates.ts';
import type { OpeningHours } from '../../../domain/site.ts';
import * as styles from './OpeningHoursList.module.css';

export const OpeningHoursList = ({ hours }: { hours: readonly OpeningHours[] }) => {
  const { t, i18n } = useTranslation('shell');
  const textOf = ({ closed, opens, closes }: OpeningHours) => {
    if (closed) return t('closed');
    return opens && closes ? formatHours(opens, closes, i18n.language as Locale) : null;
  };
  return (
    <dl className={styles.list}>
      {hours.map((entry, index) => (
        <div key={`${entry.day} ${index}`} className={styles.row}>
          <dt>{entry.day}</dt>
          <dd>
            {textOf(entry)}
            {entry.freeText && <span className={styles.note}>{entry.freeText}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
};
