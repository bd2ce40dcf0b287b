// The form in which a visitor asks whether a piece can be had (POST /ecom/request). Loaded through RequestForm only.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { readBody } from '../../../contract/shop/order-answer.ts';
import { personLimits } from '../../../contract/shop/body-fields.ts';
import { requestSchema } from '../../../contract/shop/request.ts';
import { postRequest } from '../../adapters/order-service/request.ts';
import { ChoiceField, Field } from '../../ui/Field.tsx';
import type { FieldError } from '../../ui/form/ErrorSummary.tsx';
import { PostForm } from '../../ui/form/PostForm.tsx';
import { SentNotice } from '../../ui/form/SentNotice.tsx';
import { type Attempt, toFailureKey, useSubmission } from '../../ui/form/useSubmission.ts';
import { Link } from '../../ui/Link.tsx';
import type { RequestFormProps } from './request-form-props.ts';

const formSchema = requestSchema.omit({ project: true, attempt: true, open_ms: true });

type RequestText = z.infer<typeof formSchema>;

const RequestFields = ({ productId, productName, variant, privacyPath, language }: RequestFormProps) => {
  const { t } = useTranslation('requests');
  const { submission, submit } = useSubmission((body: RequestText & Attempt) => postRequest(body));
  const [errors, setErrors] = useState<FieldError[]>([]);

  if (submission.step === 'sent') return <SentNotice>{t('form.sent')}</SentNotice>;

  const send = ({ privacy, ...texts }: Record<string, string>) => {
    const about = { kind: 'availability', product: productId, ...(variant && { variant: variant.id }) };
    const read = readBody(formSchema, { ...texts, ...about, language, privacy: privacy === 'on' });
    setErrors(read.ok ? [] : read.fields.map((name) => ({ name, text: t(`form.errors.${name}`) })));
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
      <p>{t('form.about', { name: [productName, variant?.name].filter(Boolean).join(', ') })}</p>
      <Field label={t('form.name')} error={toError('name')} isRequired>
        {(control) => <input {...control} name="name" maxLength={personLimits.name} autoComplete="name" />}
      </Field>
      <Field label={t('form.email')} error={toError('email')} isRequired>
        {(control) => (
          <input {...control} type="email" name="email" maxLength={personLimits.email} autoComplete="email" />
        )}
      </Field>
      <Field label={t('form.phone')} optionalLabel={t('form.optional')} error={toError('phone')}>
        {(control) => <input {...control} type="tel" name="phone" maxLength={personLimits.phone} autoComplete="tel" />}
      </Field>
      <Field label={t('form.message')} optionalLabel={t('form.optional')} error={toError('message')}>
        {(control) => <textarea {...control} name="message" rows={5} maxLength={personLimits.message} />}
      </Field>
      <p>
        <Link href={privacyPath} inNewTab>
          {t('form.privacyPage')}
        </Link>
      </p>
      <ChoiceField label={t('form.privacy')} error={toError('privacy')} isRequired>
        {(control) => <input {...control} type="checkbox" name="privacy" />}
      </ChoiceField>
    </PostForm>
  );
};

export default RequestFields;
