// The contact form (POST /ecom/contact).
import { navigate } from 'gatsby';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { contactMessageRequestBodySchema } from '../../../contract/visitors/contact-rating-and-product-request.ts';
import type { Locale } from '../../../contract/locale.ts';
import { contactFieldMaxLengths } from '../../../contract/shop/request-body-field-schemas.ts';
import { safeParseRequestBody } from '../../../domain/safe-parse-request-body.ts';
import { storeContactSenderNameInSession } from '../../adapters/browser/stored-contact-sender-name.ts';
import { postContactMessage } from '../../adapters/order-service/post-contact-rating-and-product-request.ts';
import { Field } from '../../ui/Field.tsx';
import { Form, FormSentNotice } from '../../ui/form/Form.tsx';
import { ContactMessageFormFields } from '../../ui/form/ContactMessageFormFields.tsx';
import { type FormAttemptKeyAndOpenDuration, useSubmitForm } from '../../ui/form/useSubmitForm.ts';

const formSchema = contactMessageRequestBodySchema.omit({ project: true, attempt: true, proof: true, open_ms: true });

type ContactText = z.infer<typeof formSchema>;

export interface ContactFormProps {
  language: Locale;
  /** Branches to choose from; with fewer than two there is no choice. */
  branches: { id: string; name: string }[];
  /** Localized path of the privacy page (law row L24). */
  privacyPath: string;
  /** Localized path of the thanks page; `null` if the project has none. */
  thanksPath: string | null;
}

/** Fields that the visitor can correct; the form sets the others. */
const entries: readonly string[] = ['branch', 'name', 'email', 'phone', 'message', 'privacy'];

const ContactFields = ({ language, branches, privacyPath, thanksPath }: ContactFormProps) => {
  const { t } = useTranslation('contact');
  const form = useSubmitForm({
    text: (key, values) => t(`form.${key}`, { ...values }),
    send: (body: ContactText & FormAttemptKeyAndOpenDuration) => postContactMessage(body),
    // The service may reject a field that the form accepted, such as a branch removed since the build.
    toFieldError: ({ field }) =>
      field !== undefined && entries.includes(field) ? { name: field, text: t(`form.errors.${field}`) } : undefined,
  });
  useDelayedNavigation(form.sent ? thanksPath : null);

  if (form.sent) return <FormSentNotice>{t('form.sent')}</FormSentNotice>;

  const send = ({ privacy, branch, ...texts }: Record<string, string>) => {
    const choice = branch ? { branch } : {};
    const read = safeParseRequestBody(formSchema, { ...texts, ...choice, language, privacy: privacy === 'on' });
    if (read.ok) storeContactSenderNameInSession(read.body.name);
    void form.submit(read);
  };
  return (
    <Form form={form} onSubmit={send}>
      {branches.length > 1 && <BranchField branches={branches} error={form.toError('branch')} />}
      <ContactMessageFormFields
        form={form}
        limits={contactFieldMaxLengths}
        privacyPath={privacyPath}
        messageRows={6}
        isMessageRequired
      />
    </Form>
  );
};

interface BranchFieldProps {
  branches: readonly { id: string; name: string }[];
  error: string | undefined;
}

/** The recipient: the project, or one of its branches. */
const BranchField = ({ branches, error }: BranchFieldProps) => {
  const { t } = useTranslation('contact');
  return (
    <Field label={t('form.branch')} error={error}>
      {(control) => (
        <select {...control} name="branch">
          <option value="">{t('form.anyBranch')}</option>
          {branches.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
};

const delayMs = 1_000;

/** Navigates to `href` after a delay; `null` does nothing. Leaving the page first cancels it. */
export const useDelayedNavigation = (href: string | null): void => {
  useEffect(() => {
    if (href === null) return;
    const timer = window.setTimeout(() => {
      navigate(href);
    }, delayMs);
    return () => window.clearTimeout(timer);
  }, [href]);
};

export default ContactFields;
