// A Directus hook: what the database refuses of an appointment is told to the staff in a sentence. Registered by the bundle.
import { appointmentRules } from '../../../schema/house/appointment-derivation.ts';
import { StepError } from '../orders/step-error.ts';

interface Register {
  filter: (event: string, handler: (error: unknown) => unknown) => void;
}

const sentences: Record<string, string> = {
  [appointmentRules.slot]:
    'Zu dieser Zeit ist in der Filiale schon ein anderer Termin. / Another appointment is at this time in the branch.',
  [appointmentRules.end]: 'Das Ende liegt vor dem Beginn. / The end is before the beginning.',
};

const toSentence = (error: unknown): string | undefined =>
  error instanceof Error && 'constraint' in error && typeof error.constraint === 'string'
    ? sentences[error.constraint]
    : undefined;

export const explainAppointmentRefusals = ({ filter }: Register): void => {
  filter('database.error', (error) => {
    const sentence = toSentence(error);
    return sentence === undefined ? error : new StepError(400, 'INVALID_PAYLOAD', sentence);
  });
};
