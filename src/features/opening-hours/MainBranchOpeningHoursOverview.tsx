// Opening hours of the project's main branch, with current status and upcoming special days.
import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import {
  type UpcomingSpecialOpeningDay,
  type BranchOpeningScheduleWithHolidays,
  toUpcomingSpecialDaysAndHolidays,
} from '../../../domain/upcoming-special-days-and-holidays.ts';
import { formatTimeOfDay, formatDate, formatTimeRange, formatWeekday } from '../../../domain/format-dates.ts';
import {
  addDays,
  isSameWeek,
  type BranchOpeningSchedule,
  type OpeningStatus,
  toLocalDateTime,
  toOpeningStatus,
  findBranchSpecialOpeningDays,
} from '../../../domain/opening-hours/opening-hours.ts';
import type { StoreBranch, OpeningHoursLine, SiteLayoutData } from '../../../domain/site-content.ts';
import { DescriptionListRow } from '../../ui/DescriptionListRow.tsx';
import * as styles from './MainBranchOpeningHoursOverview.module.css';

export interface MainBranchOpeningHoursOverviewProps {
  /** The first branch is the project itself; its coded hours apply. */
  shell: LayoutSpecialDaysAndTimeZone & Pick<SiteLayoutData, 'branches' | 'openingHours'>;
  /** See SpecialOpeningDayList. */
  maxSpecialDays?: number | undefined;
  /** Wraps what follows the current status. */
  renderHours?: (hours: ReactNode) => ReactNode;
}

export const MainBranchOpeningHoursOverview = ({
  shell,
  maxSpecialDays,
  renderHours = (hours) => hours,
}: MainBranchOpeningHoursOverviewProps) => {
  const times = toBranchOpeningScheduleWithHolidays(shell.branches[0], shell);
  return (
    <>
      <OpenNowStatusLine times={times} />
      {renderHours(
        <>
          <OpeningHoursList hours={shell.openingHours} />
          <SpecialOpeningDayList times={times} builtOn={shell.builtOn} maxSpecialDays={maxSpecialDays} />
        </>,
      )}
    </>
  );
};

/** Opening hours, one line per day or range (specification §2: a list of at most 320 px). */
export const OpeningHoursList = ({ hours }: { hours: readonly OpeningHoursLine[] }) => {
  const { t, i18n } = useTranslation('shell');
  const textOf = ({ closed, opens, closes }: OpeningHoursLine) => {
    if (closed) return t('closed');
    return opens && closes ? formatTimeRange(opens, closes, i18n.language as Locale) : null;
  };
  return (
    <dl className={styles.list}>
      {hours.map((entry, index) => (
        <DescriptionListRow key={`${entry.day} ${index}`} className={styles.row} name={entry.day}>
          {textOf(entry)}
          {entry.freeText && <span className={styles.note}>{entry.freeText}</span>}
        </DescriptionListRow>
      ))}
    </dl>
  );
};

/**
 * "Open now until …" or "opens …" in the project's time zone. Static HTML cannot know the time, so the line is empty,
 * at full height, until hydration.
 */
export const OpenNowStatusLine = ({ times }: { times: BranchOpeningSchedule }) => {
  const { t, i18n } = useTranslation('shell');
  const locale = i18n.language as Locale;
  const now = useCurrentMinute();
  const state = now === null ? null : toOpeningStatus(times, now);
  const toText = (known: OpeningStatus): string => {
    // Shows 24:00 for the end of a day.
    if (known.isOpen) return t('openState.open', { time: formatTimeOfDay(toEnd(known.closes), locale) });
    const { date, daysAhead } = known;
    const time = formatTimeOfDay(known.opens, locale);
    if (daysAhead < 2) return t(`openState.${daysAhead === 0 ? 'today' : 'tomorrow'}`, { time });
    if (isSameWeek(date, addDays(date, -daysAhead)))
      return t('openState.thisWeek', { weekday: formatWeekday(date, locale), time });
    return t('openState.later', { day: formatDate(date, locale, { hasWeekday: true, hasYear: false }), time });
  };
  return (
    <p className={styles.state} data-is-open={state?.isOpen ?? false}>
      {state ? toText(state) : '\u00a0'}
    </p>
  );
};

const toEnd = (closes: string): string => (closes === '00:00' ? '24:00' : closes);

interface SpecialOpeningDaysProps {
  times: BranchOpeningScheduleWithHolidays;
  /** Build date, `YYYY-MM-DD`: static HTML shows the special days of that date. */
  builtOn: string;
  /** Days that are shown at once, the others unfold. By default, at Christmas, all until New Year's Eve. */
  maxSpecialDays?: number | undefined;
}

/**
 * Upcoming days with other hours, including Christmas Eve, New Year's Eve and public holidays. A day disappears once it
 * is over in the project's time zone.
 */
export const SpecialOpeningDayList = ({ times, builtOn, maxSpecialDays = 4 }: SpecialOpeningDaysProps) => {
  const { t, i18n } = useTranslation('shell');
  const locale = i18n.language as Locale;
  const now = useCurrentMinute();
  const coming = toUpcomingSpecialDaysAndHolidays(
    times,
    now === null ? builtOn : toLocalDateTime(now, times.timeZone).date,
  );
  if (coming.length === 0) return null;
  const next = coming.slice(0, maxSpecialDays);
  const later = coming.slice(maxSpecialDays);
  return (
    <>
      <h3 className={styles.heading}>{t('specialDays')}</h3>
      <SpecialDayList days={next} locale={locale} />
      {later.length > 0 && (
        <details className={styles.later}>
          <summary>{t('laterSpecialDays', { count: later.length })}</summary>
          <SpecialDayList days={later} locale={locale} />
        </details>
      )}
    </>
  );
};

const SpecialDayList = ({ days, locale }: { days: readonly UpcomingSpecialOpeningDay[]; locale: Locale }) => {
  const { t } = useTranslation('shell');
  const toHours = ({ spans, notes }: UpcomingSpecialOpeningDay): string | null => {
    if (spans.length > 0) return spans.map(({ opens, closes }) => formatTimeRange(opens, closes, locale)).join(', ');
    return notes.length > 0 ? null : t('closed');
  };
  return (
    <dl className={styles.list}>
      {days.map((day) => (
        <DescriptionListRow
          key={day.date}
          className={styles.dated}
          name={<time dateTime={day.date}>{formatDate(day.date, locale, { hasWeekday: true })}</time>}
        >
          {toHours(day)}
          {day.notes.map((note) => (
            <span key={note} className={styles.note}>
              {note}
            </span>
          ))}
          <Occasion day={day} />
        </DescriptionListRow>
      ))}
    </dl>
  );
};

const Occasion = ({ day: { reason, dayCode } }: { day: UpcomingSpecialOpeningDay }) => {
  const { t } = useTranslation('shell');
  const text = reason ?? (dayCode === null ? null : t(`day.${dayCode}`));
  return text === null ? null : <span className={styles.note}>{text}</span>;
};

export type LayoutSpecialDaysAndTimeZone = Pick<
  SiteLayoutData,
  'builtOn' | 'holidaysUntil' | 'specialDays' | 'timeZone'
>;

/** The opening times of a branch, from the layout's data. Without a branch, the special days of all branches apply. */
export const toBranchOpeningScheduleWithHolidays = (
  branch: StoreBranch | undefined,
  shell: LayoutSpecialDaysAndTimeZone,
): BranchOpeningScheduleWithHolidays => ({
  timeZone: shell.timeZone,
  periods: branch?.periods ?? [],
  specialDays: findBranchSpecialOpeningDays(shell.specialDays, branch?.id ?? ''),
  holidays: branch?.holidays ?? [],
  holidaysUntil: shell.holidaysUntil,
});

const minuteMs = 60_000;

const subscribeToMinutes = (onChange: () => void): (() => void) => {
  const timer = setInterval(onChange, minuteMs);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
};

const readMinute = (): number => Math.floor(Date.now() / minuteMs);

/** The current minute; `null` in static HTML and during hydration. */
const useCurrentMinute = (): Date | null => {
  const minute = useSyncExternalStore(subscribeToMinutes, readMinute, () => null);
  return minute === null ? null : new Date(minute * minuteMs);
};
