// What an appointment is about, and in which branch it is.
import { useTranslation } from 'react-i18next';
import type { AppointmentOffer } from '../../../domain/appointment.ts';
import { RadioCards } from '../../ui/form/RadioCards.tsx';
import type { TimesChoice } from './useTimes.ts';

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
