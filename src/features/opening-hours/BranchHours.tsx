// The opening times of one branch: what holds now, its periods with their day codes in the reader's language (specification §9),
// and its own days with other hours.
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import { formatHours } from '../../../domain/format-dates.ts';
import type { Branch } from '../../../domain/site.ts';
import { Fact } from '../../ui/Fact.tsx';
import { type OpeningData, OpenNow, SpecialDays, toBranchTimes } from './HouseHours.tsx';
import * as styles from './HouseHours.module.css';

export interface BranchHoursProps {
  branch: Branch;
  house: OpeningData;
}

export const BranchHours = ({ branch, house }: BranchHoursProps) => {
  const { t, i18n } = useTranslation('shell');
  const times = toBranchTimes(branch, house);
  return (
    <>
      <OpenNow times={times} />
      <dl className={styles.list}>
        {branch.periods.map(({ dayCode, dayText, opens, closes, freeText }) => (
          <Fact
            key={`${dayText} ${opens ?? ''}`}
            className={styles.row}
            name={dayCode === null ? dayText : t(`day.${dayCode}`)}
          >
            {opens && closes && formatHours(opens, closes, i18n.language as Locale)}
            {freeText && <span className={styles.note}>{freeText}</span>}
          </Fact>
        ))}
      </dl>
      <SpecialDays times={times} builtOn={house.builtOn} heading="p" />
    </>
  );
};
