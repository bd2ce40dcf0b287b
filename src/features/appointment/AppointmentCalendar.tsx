// The calendar of the appointment form: the days of a month, and beside them the free times of the chosen day.
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import type { AppointmentTimesResponse } from '../../../contract/visitors/appointment.ts';
import { addMonthsToYearMonth, toDatesOfMonth, toMonthOfDate } from '../../../domain/calendar-month.ts';
import {
  formatDate,
  formatDayNumberOfMonth,
  formatMonthName,
  formatTimeOfDay,
  formatWeekday,
} from '../../../domain/format-dates.ts';
import { addDays, toWeekday } from '../../../domain/opening-hours/opening-hours.ts';
import { formatConjunctionList } from '../../i18n/format.ts';
import { Button } from '../../ui/Button.tsx';
import { RadioCards } from '../../ui/form/RadioCards.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import * as styles from './AppointmentCalendar.module.css';
import type { UseAppointmentSelectionResult } from './useAppointmentSelection.ts';

export interface AppointmentCalendarProps {
  choice: UseAppointmentSelectionResult;
  language: Locale;
  toError: (field: string) => string | undefined;
}

export const AppointmentCalendar = ({ choice, language, toError }: AppointmentCalendarProps) => {
  const { t } = useTranslation('appointment');
  const { state, days, day, previewBranch, lostTime } = choice;
  return (
    <div className={styles.calendar} data-loading={state === 'loading' || undefined}>
      {/* Rendered from the start, because live regions announce only later changes. */}
      <div role="status" className={styles.said}>
        {state === 'loading' && <p>{t('form.loadingTimes')}</p>}
        {state === 'ready' && days.length === 0 && <p>{t('form.noTimes')}</p>}
        {state === 'ready' && lostTime !== null && (
          <p>{t('form.timeLost', { time: formatTimeOfDay(lostTime, language) })}</p>
        )}
      </div>
      {state === 'failed' && (
        <Notice variant="error">
          <p>{t(navigator.onLine ? 'form.timesFailed' : 'form.offline')}</p>
          <Button variant="secondary" onClick={choice.retry}>
            {t('form.tryAgain')}
          </Button>
        </Notice>
      )}
      {typeof state === 'object' && <Notice variant="error">{t(`form.refusals.${state.refused}`)}</Notice>}
      {state === 'ready' && day && (
        <>
          {previewBranch && <p className={styles.note}>{t('form.preview', { name: previewBranch.name })}</p>}
          <div className={styles.columns} aria-busy={choice.isStale || undefined}>
            <DayOfMonthField choice={choice} selected={day.date} language={language} error={toError('date')} />
            <RadioCards
              key={day.date}
              legend={
                <>
                  {t('form.time')}{' '}
                  <span className={styles.date}>
                    {formatDate(day.date, language, { hasWeekday: true, hasYear: false })}
                  </span>
                </>
              }
              name="time"
              layout="chips"
              cards={day.times.map((time) => ({ value: time, label: formatTimeOfDay(time, language) }))}
              selected={choice.time}
              onChoose={choice.chooseTime}
              error={toError('time')}
            >
              {isElsewhere(choice.timeZone) && (
                <p className={styles.note}>{t('form.timeZone', { zone: choice.timeZone })}</p>
              )}
            </RadioCards>
          </div>
        </>
      )}
    </div>
  );
};

/** Whether the visitor's time zone may differ from the project's. */
const isElsewhere = (timeZone: string | null): boolean =>
  timeZone !== null && timeZone !== Intl.DateTimeFormat().resolvedOptions().timeZone;

interface DayOfMonthFieldProps {
  choice: UseAppointmentSelectionResult;
  selected: string;
  language: Locale;
  error: string | undefined;
}

/**
 * The days of a month as radio buttons: natively, arrow keys go from one free day to the next, and the form contains the
 * date.
 */
const DayOfMonthField = ({ choice, selected, language, error }: DayOfMonthFieldProps) => {
  const { t } = useTranslation('appointment');
  const { months, previous, next, setMonth } = useCalendarMonths(choice);
  const errorId = `${useId()}-error`;
  const [first = ''] = months;
  return (
    <fieldset className={styles.days} data-invalid={error ? true : undefined}>
      <legend>{t('form.date')}</legend>
      <div className={styles.head}>
        <MonthButton icon="back" month={previous} onTurn={setMonth}>
          {t('form.previousMonth')}
        </MonthButton>
        <p aria-live="polite">{formatMonth(first, language)}</p>
        <MonthButton icon="arrow" month={next} onTurn={setMonth}>
          {t('form.nextMonth')}
        </MonthButton>
      </div>
      <div className={styles.month} aria-hidden="true">
        {weekdayDates.map((date) => (
          <span key={date} className={styles.weekday}>
            {formatWeekday(date, language).slice(0, 2)}
          </span>
        ))}
      </div>
      {months.map((month) => (
        <div key={month}>
          {month !== first && <p className={styles.monthName}>{formatMonth(month, language)}</p>}
          <DaysOfMonth
            month={month}
            choice={choice}
            selected={selected}
            language={language}
            errorId={error && errorId}
          />
        </div>
      ))}
      {!months.includes(toMonthOfDate(selected)) && <input type="hidden" name="date" value={selected} />}
      {error && (
        <p id={errorId} className={styles.error}>
          <Icon name="error" />
          {error}
        </p>
      )}
    </fieldset>
  );
};

/** "Dezember 2026" of `2026-12`. */
const formatMonth = (month: string, language: Locale): string =>
  `${formatMonthName(`${month}-01`, language)} ${month.slice(0, 4)}`;

/** Any week from Monday to Sunday. */
const weekdayDates = Array.from({ length: 7 }, (_, index) => addDays('2026-11-23', index));

interface DaysOfMonthProps extends Omit<DayOfMonthFieldProps, 'error'> {
  month: string;
  errorId: string | undefined;
}

const DaysOfMonth = ({ month, choice, selected, language, errorId }: DaysOfMonthProps) => {
  const { t } = useTranslation('appointment');
  const timesByDate = new Map(choice.days.map(({ date, times }) => [date, times]));
  const unavailable = choice.unavailable.filter(({ date }) => toMonthOfDate(date) === month);
  const isFull = (date: string) => unavailable.some((day) => day.date === date && day.reason === 'full');
  const dates = toDatesOfMonth(month).filter((date) => date >= findFirstMonday(choice));
  const [first] = dates;
  return (
    <>
      <div className={styles.month}>
        {dates.map((date) => {
          const times = timesByDate.get(date);
          const style = date === first ? { gridColumnStart: toWeekday(first) } : undefined;
          const number = <span aria-hidden="true">{Number(date.slice(8))}</span>;
          return times ? (
            <label key={date} className={styles.day} style={style}>
              <input
                type="radio"
                name="date"
                value={date}
                checked={date === selected}
                required
                autoComplete="off"
                aria-label={t('form.availableTimes', {
                  day: formatDate(date, language, { hasWeekday: true, hasYear: false }),
                  count: times.length,
                })}
                aria-describedby={errorId}
                onChange={() => choice.chooseDay(date)}
              />
              {number}
            </label>
          ) : (
            <span key={date} className={styles.day} style={style} data-unavailable={isFull(date) ? 'full' : ''}>
              {number}
            </span>
          );
        })}
      </div>
      <UnavailableDays days={unavailable} language={language} />
    </>
  );
};

/** The calendar begins in the first week that can be booked. */
const findFirstMonday = ({ days, unavailable }: UseAppointmentSelectionResult): string => {
  const [first = ''] = [...days, ...unavailable].map(({ date }) => date).toSorted();
  return addDays(first, 1 - toWeekday(first));
};

interface MonthButtonProps {
  icon: 'arrow' | 'back';
  /** The month to turn to; `undefined`: the button keeps the focus and does nothing. */
  month: string | undefined;
  onTurn: (month: string) => void;
  children: string;
}

const MonthButton = ({ icon, month, onTurn, children }: MonthButtonProps) => (
  <button type="button" aria-disabled={month === undefined} onClick={() => month !== undefined && onTurn(month)}>
    <Icon name={icon} />
    <span className="visually-hidden">{children}</span>
  </button>
);

/** A month with fewer free days, such as the current one at its end, is shown together with the next. */
const minDaysShown = 8;

/** The months shown: from that of the first free day, until the visitor turns to another. Choosing a day turns nothing. */
const useCalendarMonths = (choice: UseAppointmentSelectionResult) => {
  const { days, unavailable, next, isStale, loadMore } = choice;
  const [turnedTo, setMonth] = useState<string | null>(null);
  const known = [...days, ...unavailable].map(({ date }) => toMonthOfDate(date)).toSorted();
  const ofFirstFreeDay = toMonthOfDate(days[0]?.date ?? '');
  const [firstMonth = ofFirstFreeDay] = known;
  const lastMonth = next === null ? (known.at(-1) ?? ofFirstFreeDay) : toMonthOfDate(next);
  const month = turnedTo ?? ofFirstFreeDay;
  const count = days.filter(({ date }) => toMonthOfDate(date) === month).length;
  const months = count < minDaysShown && month < lastMonth ? [month, addMonthsToYearMonth(month, 1)] : [month];
  const end = months.at(-1) ?? month;
  const isIncomplete = next !== null && toMonthOfDate(next) <= end && !isStale;
  useEffect(() => {
    if (isIncomplete) loadMore();
  }, [isIncomplete, loadMore]);
  return {
    months,
    setMonth,
    previous: month > firstMonth ? addMonthsToYearMonth(month, -1) : undefined,
    next: end < lastMonth ? addMonthsToYearMonth(end, 1) : undefined,
  };
};

interface UnavailableDaysProps {
  days: AppointmentTimesResponse['unavailable'];
  language: Locale;
}

/** Why the other days of the month have no times, in words: a struck number alone does not say it. */
const UnavailableDays = ({ days, language }: UnavailableDaysProps) => {
  const { t } = useTranslation('appointment');
  const [first] = days;
  if (!first) return null;
  const month = formatMonthName(first.date, language);
  const groups = (['full', 'holiday', 'closed', 'not_bookable'] as const).map((reason) => ({
    reason,
    numbers: days.filter((day) => day.reason === reason).map(({ date }) => formatDayNumberOfMonth(date, language)),
  }));
  return (
    <ul className={styles.reasons}>
      {groups
        .filter(({ numbers }) => numbers.length > 0)
        .map(({ reason, numbers }) => (
          <li key={reason}>
            {t(`form.unavailable.${reason}`, { days: `${formatConjunctionList(numbers, language)} ${month}` })}
          </li>
        ))}
    </ul>
  );
};
