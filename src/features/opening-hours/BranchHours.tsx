// The opening times of one branch: what holds now, its periods with their day codes in the reader's language (specification §9),
// and its own days with other hours.
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import { formatHours } from '../../../domain/format-dates.ts';
import type { Branch } from '../../../domain/site.ts';
import { type OpeningData, toBranchTimes } from './branch-times.ts';
import * as styles from './OpeningHoursList.module.css';
import { OpenState } from './OpenState.tsx';
import { SpecialDays } from './SpecialDays.tsx';

export interface BranchHoursProps {
  branch: Branch;
  house: OpeningData;
}

export const BranchHours = ({ branch, house }: BranchHoursProps) => {
  const { t, i18n } = useTranslation('shell');
  const times = toBranchTimes(branch, house);
  return (
    <>
      <OpenState times={times} />
      <dl className={styles.list}>
        {branch.periods.map(({ dayCode, dayText, opens, closes, freeText }) => (
          <div key={`${dayText} ${opens ?? ''}`} className={styles.row}>
            <dt>{dayCode === null ? dayText : t(`day.${dayCode}`)}</dt>
            <dd>
              {opens && closes && formatHours(opens, closes, i18n.language as Locale)}
              {freeText && <span className={styles.note}>{freeText}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <SpecialDays times={times} builtOn={house.builtOn} heading="p" />
    </>
  );
};
