// The opening hours of one branch: current status, localized hours (specification §9) and special days.
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import { formatTimeRange } from '../../../domain/format-dates.ts';
import type { StoreBranch } from '../../../domain/site-content.ts';
import { DescriptionListRow } from '../../ui/DescriptionListRow.tsx';
import {
  type LayoutSpecialDaysAndTimeZone,
  OpenNowStatusLine,
  SpecialOpeningDayList,
  toBranchOpeningScheduleWithHolidays,
} from './MainBranchOpeningHoursOverview.tsx';
import * as styles from './MainBranchOpeningHoursOverview.module.css';

export interface BranchOpeningHoursProps {
  branch: StoreBranch;
  shell: LayoutSpecialDaysAndTimeZone;
}

export const BranchOpeningHours = ({ branch, shell }: BranchOpeningHoursProps) => {
  const { t, i18n } = useTranslation('shell');
  const times = toBranchOpeningScheduleWithHolidays(branch, shell);
  return (
    <>
      <OpenNowStatusLine times={times} />
      <dl className={styles.list}>
        {branch.periods.map(({ dayCode, dayText, opens, closes, freeText }) => (
          <DescriptionListRow
            key={`${dayText} ${opens ?? ''}`}
            className={styles.row}
            name={dayCode === null ? dayText : t(`day.${dayCode}`)}
          >
            {opens && closes && formatTimeRange(opens, closes, i18n.language as Locale)}
            {freeText && <span className={styles.note}>{freeText}</span>}
          </DescriptionListRow>
        ))}
      </dl>
      <SpecialOpeningDayList times={times} builtOn={shell.builtOn} />
    </>
  );
};
