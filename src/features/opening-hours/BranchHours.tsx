// The opening times of one branch by its periods, day codes in the reader's language (specification §9).
import { useTranslation } from 'react-i18next';
import type { BranchPeriod } from '../../domain/site.ts';
import * as styles from './OpeningHoursList.module.css';

export const BranchHours = ({ periods }: { periods: readonly BranchPeriod[] }) => {
  const { t } = useTranslation('shell');
  return (
    <dl className={styles.list}>
      {periods.map(({ dayCode, dayText, opens, closes, freeText }) => (
        <div key={`${dayText} ${opens ?? ''}`} className={styles.row}>
          <dt>{dayCode === null ? dayText : t(`day.${dayCode}`)}</dt>
          <dd>
            {opens && closes && t('hours', { opens, closes })}
            {freeText && <span className={styles.note}>{freeText}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
};
