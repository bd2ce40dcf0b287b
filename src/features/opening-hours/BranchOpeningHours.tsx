// The opening hours of one branch: current status, localized hours (specification §9) and special days.
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import { formatTimeRange } from '../../../domain/format-dates.ts';
import type { StoreBranch } from '../../../domain/site-content.ts';
import { DescriptionListRow } from '../../ui/DescriptionListRow.tsx';
import {
  type LayoutOpeningTimes,
  OpenNowStatus,
  SpecialOpeningDays,
  toBranchOpeningTimes,
} from './ProjectOpeningHours.tsx';
import * as styles from './ProjectOpeningHours.module.css';

export interface BranchOpeningHoursProps {
  branch: StoreBranch;
  shell: LayoutOpeningTimes;
}

export const BranchOpeningHours = ({ branch, shell }: BranchOpeningHoursProps) => {
  const { t, i18n } = useTranslation('shell');
  const times = toBranchOpeningTimes(branch, shell);
  return (
    <>
      <OpenNowStatus times={times} />
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
      <SpecialOpeningDays times={times} builtOn={shell.builtOn} />
    </>
  );
};
