// The form in which a visitor writes to the house (POST /ecom/contact). Loaded through ContactForm only.
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { Locale } from '../../../contract/locale.ts';
import { contactSchema } from '../../../contract/house/contact.ts';
import { personLimits } from '../../../contract/shop/body-fields.ts';
import { readBody } from '../../../contract/shop/order-answer.ts';
import { writeThankedName } from '../../adapters/browser/thanked-name.ts';
import { postMessage } from '../../adapters/order-service/contact.ts';
import type { FieldError } from '../../ui/form/ErrorSummary.tsx';
import { PersonFields } from '../../ui/form/PersonFields.tsx';
import { PostForm } from '../../ui/form/PostForm.tsx';
import { SentNotice } from '../../ui/form/SentNotice.tsx';
import { useDelayedNavigation } from '../../ui/form/useDelayedNavigation.ts';
import { type Attempt, toFailureKey, useSubmission } from '../../ui/form/useSubmission.ts';
import { BranchField } from './BranchField.tsx';

const formSchema = contactSchema.omit({ project: true, attempt: true, proof: true, open_ms: true });

type ContactText = z.infer<typeof formSchema>;

export interface ContactFormProps {
  language: Locale;
  /** Of which one may be asked; a house with fewer than two offers no choice. */
  branches: { id: string; name: string }[];
  /** Localized path of the privacy page (law row L24). */
  privacyPath: string;
  /** Localized path of the page that thanks for a message; `null` where the house has none. */
  thanksPath: string | null;
}

/** Entries that the visitor can correct; the others are the form's own. */
const entries: readonly string[] = ['branch', 'name', 'email', 'phone', 'message', 'privacy'];

const ContactFields = ({ language, branches, privacyPath, thanksPath }: ContactFormProps) => {
  const { t } = useTranslation('contact');
  const { submission, submit } = useSubmission((body: ContactText & Attempt) => postMessage(body));
  const [ownErrors, setErrors] = useState<FieldError[]>([]);
  // A branch may have gone since the page was built: the service finds what the form could not. What the form itself has found
  // since then is newer.
  const refused = submission.step === 'refused' ? submission.field : undefined;
  const errors = useMemo(
    () =>
      ownErrors.length === 0 && refused && entries.includes(refused)
        ? [{ name: refused, text: t(`form.errors.${refused}`) }]
        : ownErrors,
    [refused, ownErrors, t],
  );
  useDelayedNavigation(submission.step === 'sent' ? thanksPath : null);

  if (submission.step === 'sent') return <SentNotice>{t('form.sent')}</SentNotice>;

  const send = ({ privacy, branch, ...texts }: Record<string, string>) => {
    const choice = branch ? { branch } : {};
    const read = readBody(formSchema, { ...texts, ...choice, language, privacy: privacy === 'on' });
    setErrors(read.ok ? [] : read.fields.map((field) => ({ name: field, text: t(`form.errors.${field}`) })));
    if (!read.ok) return;
    writeThankedName(read.body.name);
    void submit(read.body);
  };
  const toError = (field: string) => errors.find((error) => error.name === field)?.text;
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
      {branches.length > 1 && <BranchField branches={branches} error={toError('branch')} />}
      <PersonFields
        limits={personLimits}
        text={(key, values) => t(`form.${key}`, { ...values })}
        toError={toError}
        privacyPath={privacyPath}
        messageRows={6}
        isMessageRequired
      />
    </PostForm>
  );
};

export default ContactFields;
