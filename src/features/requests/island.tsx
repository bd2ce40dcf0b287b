// The form in which a visitor asks about a piece (POST /ecom/request): whether it can be had, what it costs, or to be told once
// it is in stock again. Loaded through ProductRequestForm only.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { Locale } from '../../../contract/locale.ts';
import { contactFieldMaxLengths } from '../../../contract/shop/body-fields.ts';
import { parseRequestBody } from '../../../contract/shop/order-service-response.ts';
import { type ProductRequestKind, productRequestSchema } from '../../../contract/house/messages.ts';
import { postProductRequest } from '../../adapters/order-service/messages.ts';
import { ChoiceField } from '../../ui/Field.tsx';
import { Form, FormSentNotice } from '../../ui/form/Form.tsx';
import { ContactMessageFields } from '../../ui/form/ContactMessageFields.tsx';
import { type SubmissionMetadata, useSubmitForm } from '../../ui/form/useSubmitForm.ts';
import * as styles from './island.module.css';

export interface ProductRequestFormProps {
  /** Id of the product in the backend. */
  productId: string;
  productName: string;
  /** The variant that is chosen on the page; `null` where none is, or the product has none. */
  variant: { id: string; name: string } | null;
  /** What can be asked about it; the first is what the disclosure is called. */
  kinds: readonly ProductRequestKind[];
  /** Localized path of the product's page, to which the mails lead. */
  path?: string;
  /** Localized path of the privacy page (law row L24). */
  privacyPath: string;
  language: Locale;
}

const formSchema = productRequestSchema.omit({ project: true, attempt: true, open_ms: true });

type RequestText = z.infer<typeof formSchema>;

/** A page whose path the service would not take is not named. */
const toKnownPath = (path: string | undefined) =>
  productRequestSchema.shape.path.safeParse(path).success ? { path } : {};

const RequestFields = (props: ProductRequestFormProps) => {
  const { productId, productName, variant, kinds, path, privacyPath, language } = props;
  const { t } = useTranslation('requests');
  const form = useSubmitForm({
    text: (key, values) => t(`form.${key}`, { ...values }),
    send: (body: RequestText & SubmissionMetadata) => postProductRequest(body),
  });
  const [wanted, setWanted] = useState<ProductRequestKind>();
  // Another variant may leave something else to be asked.
  const kind = wanted && kinds.includes(wanted) ? wanted : kinds[0];

  // Of another variant nothing has been asked yet.
  if (form.sent && form.sent.variant === variant?.id)
    return <FormSentNotice>{t(form.sent.kind === 'stock' ? 'form.sentStock' : 'form.sent')}</FormSentNotice>;

  const send = ({ privacy, ...texts }: Record<string, string>) => {
    const about = { kind, product: productId, ...(variant && { variant: variant.id }), ...toKnownPath(path) };
    void form.submit(parseRequestBody(formSchema, { ...texts, ...about, language, privacy: privacy === 'on' }));
  };
  return (
    <Form form={form} onSubmit={send}>
      <p>{t('form.about', { name: [productName, variant?.name].filter(Boolean).join(', ') })}</p>
      {kinds.length > 1 && <KindField kinds={kinds} chosen={kind} onChoose={setWanted} />}
      <ContactMessageFields form={form} limits={contactFieldMaxLengths} privacyPath={privacyPath} messageRows={5} />
    </Form>
  );
};

interface KindFieldProps {
  kinds: readonly ProductRequestKind[];
  chosen: ProductRequestKind | undefined;
  onChoose: (kind: ProductRequestKind) => void;
}

/** What the visitor wants to know of a piece, where more than one thing can be asked. */
const KindField = ({ kinds, chosen, onChoose }: KindFieldProps) => {
  const { t } = useTranslation('requests');
  return (
    <fieldset className={styles.kinds}>
      <legend>{t('form.kind')}</legend>
      {kinds.map((kind) => (
        <ChoiceField key={kind} label={t(`form.kinds.${kind}`)}>
          {(control) => (
            <input
              {...control}
              type="radio"
              name="kind"
              value={kind}
              checked={kind === chosen}
              onChange={() => onChoose(kind)}
            />
          )}
        </ChoiceField>
      ))}
    </fieldset>
  );
};

export default RequestFields;
