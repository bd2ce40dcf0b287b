// "Open now until …" or "opens …", as it is at the visitor's moment in the house's time zone. A built page cannot know
// it, so the line is empty, at its full height, until the browser does.
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import { formatClock, formatDay, formatWeekday } from '../../../domain/format-dates.ts';
import {
  addDays,
  isSameWeek,
  type OpeningTimes,
  type OpenState as State,
  toOpenState,
} from '../../../domain/opening/opening-times.ts';
import * as styles from './OpenState.module.css';
import { useMinute } from './use-minute.ts';

export const OpenState = ({ times }: { times: OpeningTimes }) => {
  const { t, i18n } = useTranslation('shell');
  const locale = i18n.language as Locale;
  const now = useMinute();
  const state = now === null ? null : toOpenState(times, now);
  const toText = (known: State): string => {
    // The end of a day, not the beginning of the next one.
    if (known.isOpen) return t('openState.open', { time: formatClock(toEnd(known.closes), locale) });
    const { date, daysAhead } = known;
    const time = formatClock(known.opens, locale);
    if (daysAhead < 2) return t(`openState.${daysAhead === 0 ? 'today' : 'tomorrow'}`, { time });
    if (isSameWeek(date, addDays(date, -daysAhead)))
      return t('openState.thisWeek', { weekday: formatWeekday(date, locale), time });
    return t('openState.later', { day: formatDay(date, locale, { hasWeekday: true, hasYear: false }), time });
  };
  return (
    <p className={styles.state} data-is-open={state?.isOpen ?? false}>
      {state ? toText(state) : '\u00a0'}
    </p>
  );
};

const toEnd = (closes: string): string => (closes === '00:00' ? '24:00' : closes);
