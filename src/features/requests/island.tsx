// The form in which a visitor asks about a piece (POST /ecom/request): whether it can be had, what it costs, or to be told once
// it is in stock again. Loaded through RequestForm only.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { Locale } from '../../../contract/locale.ts';
import { readBody } from '../../../contract/shop/order-answer.ts';
import { personLimits } from '../../../contract/shop/body-fields.ts';
import { type RequestKind, requestSchema } from '../../../contract/shop/request.ts';
import { postRequest } from '../../adapters/order-service/request.ts';
import type { FieldError } from '../../ui/form/ErrorSummary.tsx';
import { PersonFields } from '../../ui/form/PersonFields.tsx';
import { PostForm } from '../../ui/form/PostForm.tsx';
import { SentNotice } from '../../ui/form/SentNotice.tsx';
import { type Attempt, toFailureKey, useSubmission } from '../../ui/form/useSubmission.ts';
import { KindField } from './KindField.tsx';

export interface RequestFormProps {
  /** Id of the product in the backend. */
  productId: string;
  productName: string;
  /** The variant that is chosen on the page; `null` where none is, or the product has none. */
  variant: { id: string; name: string } | null;
  /** What can be asked about it; the first is what stands on the door. */
  kinds: readonly RequestKind[];
  /** Localized path of the product's page, to which the mails lead. */
  path?: string;
  /** Localized path of the privacy page (law row L24). */
  privacyPath: string;
  language: Locale;
}

const formSchema = requestSchema.omit({ project: true, attempt: true, open_ms: true });

type RequestText = z.infer<typeof formSchema>;

/** A page whose path the service would not take is not named. */
const toKnownPath = (path: string | undefined) => (requestSchema.shape.path.safeParse(path).success ? { path } : {});

const RequestFields = (props: RequestFormProps) => {
  const { productId, productName, variant, kinds, path, privacyPath, language } = props;
  const { t } = useTranslation('requests');
  const [sent, setSent] = useState<Pick<RequestText, 'kind' | 'variant'>>();
  const { submission, submit } = useSubmission((body: RequestText & Attempt) => postRequest(body));
  const [errors, setErrors] = useState<FieldError[]>([]);
  const [wanted, setWanted] = useState<RequestKind>();
  // Another variant may leave something else to be asked.
  const kind = wanted && kinds.includes(wanted) ? wanted : kinds[0];

  // Of another variant nothing has been asked yet.
  if (submission.step === 'sent' && sent?.variant === variant?.id)
    return <SentNotice>{t(sent?.kind === 'stock' ? 'form.sentStock' : 'form.sent')}</SentNotice>;

  const send = ({ privacy, ...texts }: Record<string, string>) => {
    const about = { kind, product: productId, ...(variant && { variant: variant.id }), ...toKnownPath(path) };
    const read = readBody(formSchema, { ...texts, ...about, language, privacy: privacy === 'on' });
    setErrors(read.ok ? [] : read.fields.map((name) => ({ name, text: t(`form.errors.${name}`) })));
    if (!read.ok) return;
    setSent(read.body);
    void submit(read.body);
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
      {kinds.length > 1 && <KindField kinds={kinds} chosen={kind} onChoose={setWanted} />}
      <PersonFields
        limits={personLimits}
        text={(key, values) => t(`form.${key}`, { ...values })}
        toError={toError}
        privacyPath={privacyPath}
        messageRows={5}
      />
    </PostForm>
  );
};

export default RequestFields;
