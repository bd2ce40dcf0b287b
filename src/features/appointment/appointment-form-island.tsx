// The appointment island: the booking form, or the cancellation that emails link to.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { appointmentRequestBodySchema } from '../../../contract/visitors/appointment.ts';
import type { Locale } from '../../../contract/locale.ts';
import { contactFieldMaxLengths } from '../../../contract/shop/request-body-field-schemas.ts';
import { safeParseRequestBody } from '../../../domain/safe-parse-request-body.ts';
import {
  type AppointmentBookingOptions,
  parseAppointmentProductQuery,
  parseAppointmentCancellationKey,
} from '../../../domain/appointment-topics-and-links.ts';
import { formatTimeOfDay, formatDate } from '../../../domain/format-dates.ts';
import { readProductBySlug } from '../../adapters/directus/read-product-by-slug.ts';
import { postAppointment, postAppointmentCancellation } from '../../adapters/order-service/appointment.ts';
import { withQueryClient } from '../../adapters/query-client.tsx';
import { toProductPath } from '../../i18n/site-paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Form, FormSentNotice } from '../../ui/form/Form.tsx';
import { ContactMessageFormFields } from '../../ui/form/ContactMessageFormFields.tsx';
import { type FormAttemptKeyAndOpenDuration, useSubmitForm } from '../../ui/form/useSubmitForm.ts';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useUrlHash } from '../../ui/useUrlHash.ts';
import { AppointmentCalendar } from './AppointmentCalendar.tsx';
import { AppointmentTopicAndBranchCards } from './AppointmentTopicAndBranchCards.tsx';
import { useAppointmentSelection } from './useAppointmentSelection.ts';
import * as styles from './appointment-form-island.module.css';

const AppointmentIsland = (props: AppointmentProps) => {
  const key = parseAppointmentCancellationKey(useUrlHash());
  return key === null ? <Booking {...props} /> : <Cancellation key={key} cancellationKey={key} path={props.path} />;
};

const formSchema = appointmentRequestBodySchema.omit({ project: true, attempt: true, proof: true, open_ms: true });

type AppointmentText = z.infer<typeof formSchema>;

interface AppointmentProps {
  offer: AppointmentBookingOptions;
  /** Localized path of this page, linked after a cancellation. */
  path: string;
  /** Localized path of the privacy page (law row L24). */
  privacyPath: string;
  language: Locale;
}

/** Fields in order; only the first missing one shows an error. */
const steps: readonly string[] = ['topic', 'branch', 'date', 'time'];

const toErrorNames = (fields: readonly string[]): string[] => {
  const [first] = steps.filter((step) => fields.includes(step));
  return [...(first === undefined ? [] : [first]), ...fields.filter((field) => !steps.includes(field))];
};

/** The booking form (POST /ecom/appointment). */
const Booking = ({ offer, privacyPath, language }: AppointmentProps) => {
  const { t } = useTranslation('appointment');
  const linkedProduct = useLinkedProduct(language);
  const choice = useAppointmentSelection(offer, linkedProduct.branches);
  const form = useSubmitForm({
    text: (key, values) => t(`form.${key}`, { ...values }),
    send: async (body: AppointmentText & FormAttemptKeyAndOpenDuration) => {
      const outcome = await postAppointment(body);
      if (!outcome.ok && outcome.code === 'slot_taken') choice.clearTime();
      return outcome;
    },
  });

  const { sent } = form;
  if (sent) {
    const when = t('form.when', {
      day: formatDate(sent.date, language, { hasWeekday: true }),
      time: formatTimeOfDay(sent.time, language),
    });
    return (
      <FormSentNotice>
        <p>{t('form.sent', { name: sent.name, when })}</p>
        <p>{t('form.next')}</p>
      </FormSentNotice>
    );
  }

  const send = ({ privacy, ...texts }: Record<string, string>) => {
    const read = safeParseRequestBody(formSchema, {
      ...texts,
      ...linkedProduct.body,
      language,
      privacy: privacy === 'on',
    });
    void form.submit(read.ok ? read : { ok: false, fields: toErrorNames(read.fields) });
  };
  return (
    <Form form={form} onSubmit={send}>
      <ProductNote linkedProduct={linkedProduct} />
      <AppointmentTopicAndBranchCards
        offer={offer}
        choice={choice}
        displayBranches={linkedProduct.branches}
        toError={form.toError}
      />
      <AppointmentCalendar choice={choice} language={language} toError={form.toError} />
      <ContactMessageFormFields form={form} limits={contactFieldMaxLengths} privacyPath={privacyPath} messageRows={4} />
    </Form>
  );
};

/** The product that a product page links from, read from the backend so that only published products appear. */
const useLinkedProduct = (language: Locale) => {
  const [productReference, setProductReference] = useState(() => parseAppointmentProductQuery(window.location.search));
  const { data: product } = useQuery({
    queryKey: ['appointment-product', language, productReference?.slug],
    queryFn: () => readProductBySlug(language, productReference?.slug ?? ''),
    enabled: productReference !== null,
  });
  const remove = () => setProductReference(null);
  if (!productReference || !product) return { shown: null, branches: [], body: {}, remove };
  const variant = product.variants.find(({ id }) => id === productReference.variant);
  return {
    shown: {
      name: [product.name, variant?.name].filter(Boolean).join(', '),
      path: toProductPath(product.slug, language),
    },
    /** Ids of the branches where it can be seen. */
    branches: product.branches.map(({ id }) => id),
    /** Product reference as the service expects it. */
    body: { product: product.id, ...(variant && { variant: variant.id }) },
    remove,
  };
};

/** Shows the product of the appointment with a button that removes it. */
const ProductNote = ({ linkedProduct: { shown, remove } }: { linkedProduct: ReturnType<typeof useLinkedProduct> }) => {
  const { t } = useTranslation('appointment');
  if (!shown) return null;
  return (
    <div className={styles.product}>
      <p>
        {t('form.piece')} <Link href={shown.path}>{shown.name}</Link>
      </p>
      <Button variant="ghost" onClick={remove}>
        {t('form.withoutPiece')}
      </Button>
    </div>
  );
};

interface CancellationProps {
  cancellationKey: string;
  /** Path of this page, without the key. */
  path: string;
}

/** Cancels the appointment of an email's link. It needs a click, because email scanners follow links. */
const Cancellation = ({ cancellationKey: key, path }: CancellationProps) => {
  const { t } = useTranslation('appointment');
  const { sent, failure, isSending, submit } = useSubmitForm({
    text: (name) => t(`form.${name === 'failed' ? 'cancellationFailed' : name}`),
    send: () => postAppointmentCancellation({ key }),
  });
  return (
    <div className={styles.parts}>
      <h2>{t('cancellation.heading')}</h2>
      {sent ? (
        <>
          <FormSentNotice>{t('cancellation.sent')}</FormSentNotice>
          <p>
            <ButtonLink href={path} variant="secondary">
              {t('cancellation.again')}
            </ButtonLink>
          </p>
        </>
      ) : (
        <>
          <p>{t('cancellation.text')}</p>
          {failure && <Notice variant="error">{failure}</Notice>}
          <p>
            <Button isBusy={isSending} onClick={() => void submit({ ok: true, body: {} })}>
              {t(isSending ? 'form.sending' : 'cancellation.submit')}
            </Button>
          </p>
          <p>
            <ButtonLink href={path} variant="ghost">
              {t('cancellation.keep')}
            </ButtonLink>
          </p>
        </>
      )}
    </div>
  );
};

export default withQueryClient(AppointmentIsland);
