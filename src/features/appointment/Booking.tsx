// Booking an appointment: what it is about, where, when, and who comes (POST /ecom/appointment). Part of the island.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { Locale } from '../../../contract/locale.ts';
import { appointmentSchema } from '../../../contract/house/appointment.ts';
import { personLimits } from '../../../contract/shop/body-fields.ts';
import { readBody } from '../../../contract/shop/order-answer.ts';
import type { AppointmentOffer } from '../../../domain/appointment.ts';
import { formatClock, formatDay } from '../../../domain/format-dates.ts';
import { postAppointment } from '../../adapters/order-service/appointment.ts';
import type { FieldError } from '../../ui/form/ErrorSummary.tsx';
import { PersonFields } from '../../ui/form/PersonFields.tsx';
import { PostForm } from '../../ui/form/PostForm.tsx';
import { SentNotice } from '../../ui/form/SentNotice.tsx';
import { type Attempt, toFailureKey, useSubmission } from '../../ui/form/useSubmission.ts';
import { PieceNote } from './PieceNote.tsx';
import { TimeFields } from './TimeFields.tsx';
import { TopicFields } from './TopicFields.tsx';
import { useTimes } from './useTimes.ts';
import { useWantedPiece } from './useWantedPiece.ts';

const formSchema = appointmentSchema.omit({ project: true, attempt: true, proof: true, open_ms: true });

type AppointmentText = z.infer<typeof formSchema>;

export interface AppointmentProps {
  offer: AppointmentOffer;
  /** Localized path of the page itself, to which a cancellation leads for another appointment. */
  path: string;
  /** Localized path of the privacy page (law row L24). */
  privacyPath: string;
  language: Locale;
}

/** Chosen one after the other: of those that are missing only the first is asked for. */
const steps: readonly string[] = ['topic', 'branch', 'date', 'time'];

const toErrorNames = (fields: readonly string[]): string[] => {
  const [first] = steps.filter((step) => fields.includes(step));
  return [...(first === undefined ? [] : [first]), ...fields.filter((field) => !steps.includes(field))];
};

export const Booking = ({ offer, privacyPath, language }: AppointmentProps) => {
  const { t } = useTranslation('appointment');
  const choice = useTimes(offer);
  const piece = useWantedPiece(language);
  const [errors, setErrors] = useState<FieldError[]>([]);
  const [sent, setSent] = useState<AppointmentText>();
  const { submission, submit } = useSubmission(async (body: AppointmentText & Attempt) => {
    const outcome = await postAppointment(body);
    if (outcome.ok) setSent(body);
    else if (outcome.code === 'slot_taken') choice.forgetTime();
    return outcome;
  });

  if (submission.step === 'sent' && sent) {
    const when = t('form.when', {
      day: formatDay(sent.date, language, { hasWeekday: true }),
      time: formatClock(sent.time, language),
    });
    return (
      <SentNotice>
        <p>{t('form.sent', { name: sent.name, when })}</p>
        <p>{t('form.next')}</p>
      </SentNotice>
    );
  }

  const send = ({ privacy, ...texts }: Record<string, string>) => {
    const read = readBody(formSchema, { ...texts, ...piece.body, language, privacy: privacy === 'on' });
    setErrors(read.ok ? [] : toErrorNames(read.fields).map((name) => ({ name, text: t(`form.errors.${name}`) })));
    if (read.ok) void submit(read.body);
  };
  const toError = (field: string) => errors.find(({ name }) => name === field)?.text;
  const failure = toFailureKey(submission);
  return (
    <PostForm
      errors={errors}
      summary={t('form.problems', { count: errors.length })}
      failure={failure && t(`form.${failure}`)}
      isSending={submission.step === 'sending'}
      submitLabel={t('form.submit')}
      sendingLabel={t('form.sending')}
      onSubmit={send}
    >
      <PieceNote piece={piece} />
      <TopicFields offer={offer} choice={choice} toError={toError} />
      <TimeFields choice={choice} language={language} toError={toError} />
      <PersonFields
        limits={personLimits}
        text={(key, values) => t(`form.${key}`, { ...values })}
        toError={toError}
        privacyPath={privacyPath}
        messageRows={4}
      />
    </PostForm>
  );
};
