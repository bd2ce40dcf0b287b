// Days with other hours, Christmas Eve, New Year's Eve and public holidays among them, until they are over on the clock of the house.
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import { formatDay, formatHours } from '../../../domain/format-dates.ts';
import { toLocalMoment } from '../../../domain/opening/opening-times.ts';
import { type ComingDay, type NamedOpeningTimes, toComingDays } from '../../../domain/coming-days.ts';
import * as styles from './OpeningHoursList.module.css';
import { useMinute } from './use-minute.ts';

export interface SpecialDaysProps {
  times: NamedOpeningTimes;
  /** The day of the build, `YYYY-MM-DD`: those of a built page are as it was then. */
  builtOn: string;
  /** Below a heading of its own, or a line in a list of branches. */
  heading?: 'h3' | 'p';
}

export const SpecialDays = ({ times, builtOn, heading: Heading = 'h3' }: SpecialDaysProps) => {
  const { t, i18n } = useTranslation('shell');
  const locale = i18n.language as Locale;
  const now = useMinute();
  const coming = toComingDays(times, now === null ? builtOn : toLocalMoment(now, times.timeZone).date);
  if (coming.length === 0) return null;
  const toHours = ({ spans, notes }: ComingDay): string | null => {
    if (spans.length > 0) return spans.map(({ opens, closes }) => formatHours(opens, closes, locale)).join(', ');
    return notes.length > 0 ? null : t('closed');
  };
  return (
    <>
      <Heading className={styles.heading}>{t('specialDays')}</Heading>
      <dl className={styles.list}>
        {coming.map((day) => (
          <div key={day.date} className={styles.dated}>
            <dt>
              <time dateTime={day.date}>{formatDay(day.date, locale, { hasWeekday: true })}</time>
            </dt>
            <dd>
              {toHours(day)}
              {day.notes.map((note) => (
                <span key={note} className={styles.note}>
                  {note}
                </span>
              ))}
              <Occasion day={day} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
};

const Occasion = ({ day: { reason, dayCode } }: { day: ComingDay }) => {
  const { t } = useTranslation('shell');
  const text = reason ?? (dayCode === null ? null : t(`day.${dayCode}`));
  return text === null ? null : <span className={styles.note}>{text}</span>;
};
