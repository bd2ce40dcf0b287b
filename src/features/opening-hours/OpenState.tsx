// "Open now until …" or "opens …", as it is at the visitor's moment in the house's time zone. A built page cannot know
// it, so the line is empty, at its full height, until the browser does.
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { type OpeningTimes, type OpenState as State, toOpenState } from '../../../domain/opening/opening-times.ts';
import * as styles from './OpenState.module.css';

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

export const OpenState = ({ times }: { times: OpeningTimes }) => {
  const { t, i18n } = useTranslation('shell');
  const minute = useSyncExternalStore(subscribeToMinutes, readMinute, () => null);
  const state = minute === null ? null : toOpenState(times, new Date(minute * minuteMs));
  const toText = (known: State): string => {
    if (known.isOpen) return t('openState.open', { time: known.closes });
    const day = known.daysAhead === 0 ? 'today' : known.daysAhead === 1 ? 'tomorrow' : 'later';
    return t(`openState.${day}`, { time: known.opens, weekday: toWeekdayName(known.weekday, i18n.language) });
  };
  return (
    <p className={styles.state} data-is-open={state?.isOpen ?? false}>
      {state ? toText(state) : '\u00a0'}
    </p>
  );
};

/** 5 January 2026 was a Monday. */
const toWeekdayName = (weekday: number, language: string): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2026, 0, 4 + weekday)),
  );
