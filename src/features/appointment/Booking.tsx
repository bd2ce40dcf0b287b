// Booking an appointment: what it is about, where, when, and who comes (POST /ecom/appointment). Part of the island.
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { appointmentSchema } from '../../../contract/house/appointment.ts';
import type { Locale } from '../../../contract/locale.ts';
import { personLimits } from '../../../contract/shop/body-fields.ts';
import { readBody } from '../../../contract/shop/order-answer.ts';
import type { AppointmentOffer } from '../../../domain/appointment.ts';
import { formatClock, formatDay } from '../../../domain/format-dates.ts';
import { postAppointment } from '../../adapters/order-service/appointment.ts';
import { Form, SentNotice } from '../../ui/form/Form.tsx';
import { PersonFields } from '../../ui/form/PersonFields.tsx';
import { type Attempt, useForm } from '../../ui/form/useForm.ts';
import { ProductNote, TimeFields, TopicFields } from './BookingFields.tsx';
import { useTimes } from './useTimes.ts';
import { useWantedProduct } from './useWantedProduct.ts';

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
  const piece = useWantedProduct(language);
  const form = useForm({
    text: (key, values) => t(`form.${key}`, { ...values }),
    send: async (body: AppointmentText & Attempt) => {
      const outcome = await postAppointment(body);
      if (!outcome.ok && outcome.code === 'slot_taken') choice.forgetTime();
      return outcome;
    },
  });

  const { sent } = form;
  if (sent) {
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
    void form.submit(read.ok ? read : { ok: false, fields: toErrorNames(read.fields) });
  };
  return (
    <Form form={form} onSubmit={send}>
      <ProductNote piece={piece} />
      <TopicFields offer={offer} choice={choice} toError={form.toError} />
      <TimeFields choice={choice} language={language} toError={form.toError} />
      <PersonFields form={form} limits={personLimits} privacyPath={privacyPath} messageRows={4} />
    </Form>
  );
};
