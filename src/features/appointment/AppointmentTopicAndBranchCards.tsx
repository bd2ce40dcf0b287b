// The first fields of the appointment form: topic and branch.
import { useTranslation } from 'react-i18next';
import type { AppointmentBookingOptions } from '../../../domain/appointment-topics-and-links.ts';
import { RadioCards } from '../../ui/form/RadioCards.tsx';
import type { UseAppointmentSelectionResult } from './useAppointmentSelection.ts';

export interface AppointmentTopicAndBranchCardsProps {
  offer: AppointmentBookingOptions;
  choice: UseAppointmentSelectionResult;
  /** Ids of the branches where the linked product can be seen. */
  displayBranches: readonly string[];
  toError: (field: string) => string | undefined;
}

export const AppointmentTopicAndBranchCards = ({
  offer,
  choice,
  displayBranches,
  toError,
}: AppointmentTopicAndBranchCardsProps) => {
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
