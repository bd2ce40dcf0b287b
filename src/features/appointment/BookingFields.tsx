// What is chosen of an appointment: what it is about, in which branch it is, the day and the time.
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import type { AppointmentOffer } from '../../../domain/appointment.ts';
import { formatClock, formatDay, formatWeekday } from '../../../domain/format-dates.ts';
import { Button } from '../../ui/Button.tsx';
import { RadioCards } from '../../ui/form/RadioCards.tsx';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import * as styles from './Booking.module.css';
import type { TimesChoice } from './useTimes.ts';
import type { WantedProduct } from './useWantedProduct.ts';

export interface TopicFieldsProps {
  offer: AppointmentOffer;
  choice: TimesChoice;
  toError: (field: string) => string | undefined;
}

export const TopicFields = ({ offer, choice, toError }: TopicFieldsProps) => {
  const { t } = useTranslation('appointment');
  const [only, ...others] = choice.branches;
  return (
    <>
      <RadioCards
        legend={t('form.topic')}
        name="topic"
        cards={offer.topics.map(({ id, name, description, durationMinutes }) => ({
          ...{ value: id, label: name },
          note: t('form.duration', { count: durationMinutes }),
          text: description ?? undefined,
        }))}
        chosen={choice.topic}
        onChoose={choice.chooseTopic}
        error={toError('topic')}
      />
      {only && others.length > 0 && (
        <RadioCards
          legend={t('form.branch')}
          name="branch"
          cards={choice.branches.map(({ id, name, address }) => ({ value: id, label: name, note: address }))}
          chosen={choice.branch}
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

interface TimeFieldsProps {
  choice: TimesChoice;
  language: Locale;
  toError: (field: string) => string | undefined;
}

/** The day and the time of an appointment: what is free for the chosen topic in the chosen branch. */
export const TimeFields = ({ choice, language, toError }: TimeFieldsProps) => {
  const { t } = useTranslation('appointment');
  const { state, days, day } = choice;
  return (
    <>
      {/* There from the start: only then it is said when something appears in it. */}
      <div role="status" className={styles.said}>
        {state === 'loading' && <p>{t('form.loadingTimes')}</p>}
        {state === 'ready' && days.length === 0 && <p>{t('form.noTimes')}</p>}
      </div>
      {state === 'failed' && (
        <Notice variant="error">
          <p>{t(navigator.onLine ? 'form.timesFailed' : 'form.offline')}</p>
          <Button variant="secondary" onClick={choice.tryAgain}>
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
            note: formatDay(date, language, { hasYear: false }),
          }))}
          chosen={day?.date ?? null}
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
          cards={day.times.map((time) => ({ value: time, label: formatClock(time, language) }))}
          chosen={choice.time}
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

/** Whether the visitor's clock may show another time than the house's. */
const isElsewhere = (timeZone: string | null): boolean =>
  timeZone !== null && timeZone !== Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Says which piece an appointment is about, and lets it be left out. */
export const ProductNote = ({ piece: { shown, leaveOut } }: { piece: WantedProduct }) => {
  const { t } = useTranslation('appointment');
  if (!shown) return null;
  return (
    <div className={styles.piece}>
      <p>
        {t('form.piece')} <Link href={shown.path}>{shown.name}</Link>
      </p>
      <Button variant="ghost" onClick={leaveOut}>
        {t('form.withoutPiece')}
      </Button>
    </div>
  );
};
