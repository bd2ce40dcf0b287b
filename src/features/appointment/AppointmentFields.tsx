// The appointment fields: topic, branch, date and time.
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import {
  type AppointmentBranch,
  type AppointmentBookingOptions,
  findBranchesForTopic,
} from '../../../domain/appointment-booking-options.ts';
import { formatTimeOfDay, formatDate, formatWeekday } from '../../../domain/format-dates.ts';
import { appointmentTimesQueryOptions } from '../../adapters/order-service/appointment.ts';
import { Button } from '../../ui/Button.tsx';
import { RadioCards } from '../../ui/form/RadioCards.tsx';
import { Notice } from '../../ui/Notice.tsx';
import * as styles from './AppointmentFields.module.css';

export interface AppointmentTopicFieldsProps {
  offer: AppointmentBookingOptions;
  choice: AppointmentSelection;
  /** Ids of the branches where the linked product can be seen. */
  displayBranches: readonly string[];
  toError: (field: string) => string | undefined;
}

export const AppointmentTopicFields = ({ offer, choice, displayBranches, toError }: AppointmentTopicFieldsProps) => {
  const { t } = useTranslation('appointment');
  const [only, ...others] = choice.branches;
  return (
    <>
      <RadioCards
        legend={t('form.topic')}
        name="topic"
        cards={offer.topics.map(({ id, name, description, durationMinutes }) => ({
          value: id,
          label: name,
          note: t('form.duration', { count: durationMinutes }),
          text: description ?? undefined,
        }))}
        selected={choice.topic}
        onChoose={choice.chooseTopic}
        error={toError('topic')}
      />
      {only && others.length > 0 && (
        <RadioCards
          legend={t('form.branch')}
          name="branch"
          cards={choice.branches.map(({ id, name, address }) => ({
            value: id,
            label: name,
            note: address,
            text: displayBranches.includes(id) ? t('form.pieceHere') : undefined,
          }))}
          selected={choice.branch}
          onChoose={choice.chooseBranch}
          error={toError('branch')}
        />
      )}
      {only && others.length === 0 && (
        <p>
          <input type="hidden" name="branch" value={only.id} />
          {t('form.onlyBranch', { name: only.name, address: only.address })}
        </p>
      )}
    </>
  );
};

interface AppointmentTimeFieldsProps {
  choice: AppointmentSelection;
  language: Locale;
  toError: (field: string) => string | undefined;
}

/** Date and time fields with the available slots for the selected topic and branch. */
export const AppointmentTimeFields = ({ choice, language, toError }: AppointmentTimeFieldsProps) => {
  const { t } = useTranslation('appointment');
  const { state, days, day } = choice;
  return (
    <>
      {/* Rendered from the start, because live regions announce only later changes. */}
      <div role="status" className={styles.said}>
        {state === 'loading' && <p>{t('form.loadingTimes')}</p>}
        {state === 'ready' && days.length === 0 && <p>{t('form.noTimes')}</p>}
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
      {state === 'ready' && days.length > 0 && (
        <RadioCards
          legend={t('form.date')}
          name="date"
          width="narrow"
          cards={days.map(({ date }) => ({
            value: date,
            label: formatWeekday(date, language),
            note: formatDate(date, language, { hasYear: false }),
          }))}
          selected={day?.date ?? null}
          onChoose={choice.chooseDay}
          error={toError('date')}
        >
          {choice.hasMore && (
            <Button variant="ghost" isBusy={choice.isLoadingMore} onClick={choice.showMore}>
              {t('form.moreDays')}
            </Button>
          )}
        </RadioCards>
      )}
      {day && (
        <RadioCards
          key={day.date}
          legend={t('form.time')}
          name="time"
          width="narrow"
          cards={day.times.map((time) => ({ value: time, label: formatTimeOfDay(time, language) }))}
          selected={choice.time}
          onChoose={choice.chooseTime}
          error={toError('time')}
        >
          {isElsewhere(choice.timeZone) && (
            <p className={styles.zone}>{t('form.timeZone', { zone: choice.timeZone })}</p>
          )}
        </RadioCards>
      )}
    </>
  );
};

/** Whether the visitor's time zone may differ from the project's. */
const isElsewhere = (timeZone: string | null): boolean =>
  timeZone !== null && timeZone !== Intl.DateTimeFormat().resolvedOptions().timeZone;

type AppointmentSelection = ReturnType<typeof useAppointmentSelection>;

interface SelectedAppointment {
  topic: string | null;
  branch: string | null;
  date: string | null;
  time: string | null;
}

const emptySelection: SelectedAppointment = { topic: null, branch: null, date: null, time: null };

/** A single branch needs no choice. */
const toOnly = (branches: readonly AppointmentBranch[]): string | null =>
  branches.length === 1 ? (branches[0]?.id ?? null) : null;

/**
 * The selected topic, branch, date and time, with the available slots. Changing one resets those that depend on it.
 * @param displayBranches ids of the branches where the linked product can be seen; a single one is selected in advance
 */
export const useAppointmentSelection = (
  { topics, branches: all }: AppointmentBookingOptions,
  displayBranches: readonly string[],
) => {
  const [selection, setSelection] = useState<SelectedAppointment>(emptySelection);
  const topic = topics.find(({ id }) => id === selection.topic);
  const branches = topic ? findBranchesForTopic(all, topic) : [];
  const wish = { topic: selection.topic ?? '', branch: selection.branch ?? '' };
  const isChosen = selection.topic !== null && selection.branch !== null;
  // Refetched on every selection, because slots may have been booked meanwhile.
  const query = useInfiniteQuery({ ...appointmentTimesQueryOptions(wish), enabled: isChosen, staleTime: 0, gcTime: 0 });
  const pages = query.data?.pages ?? [];
  const refusal = pages.find((page) => !page.ok);
  const days = pages.flatMap((page) => (page.ok ? page.answer.days : []));
  const day = days.find(({ date }) => date === selection.date) ?? null;
  const [first] = pages;
  return {
    topic: selection.topic,
    /** Branches that offer the selected topic; empty without one. */
    branches,
    branch: selection.branch,
    days,
    day,
    time: selection.time !== null && day?.times.includes(selection.time) ? selection.time : null,
    /** IANA name of the project's time zone, once known. */
    timeZone: first?.ok ? first.answer.time_zone : null,
    state: refusal ? { refused: refusal.code } : toState(isChosen, query),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    chooseTopic: (id: string) => {
      const next = topics.find((entry) => entry.id === id);
      const offered = next ? findBranchesForTopic(all, next) : [];
      const isStillThere = offered.some((entry) => entry.id === selection.branch);
      const likely = toOnly(offered) ?? toOnly(offered.filter((entry) => displayBranches.includes(entry.id)));
      setSelection({ ...emptySelection, topic: id, branch: isStillThere ? selection.branch : likely });
    },
    chooseBranch: (branch: string) => setSelection({ ...emptySelection, topic: selection.topic, branch }),
    chooseDay: (date: string) => setSelection({ ...selection, date, time: null }),
    chooseTime: (time: string) => setSelection({ ...selection, time }),
    showMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
    /** The slot was booked by someone else: refetches the slots. */
    clearTime: () => {
      setSelection((before) => ({ ...before, time: null }));
      void query.refetch();
    },
  };
};

const toState = (
  isChosen: boolean,
  query: { isError: boolean; data: unknown },
): 'failed' | 'loading' | 'ready' | 'waiting' => {
  if (!isChosen) return 'waiting';
  if (query.data !== undefined) return 'ready';
  return query.isError ? 'failed' : 'loading';
};
