// The product request form (POST /ecom/request): ask for availability or price, or subscribe to a back-in-stock
// notification.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { Locale } from '../../../contract/locale.ts';
import { contactFieldMaxLengths } from '../../../contract/shop/request-body-field-schemas.ts';
import { safeParseRequestBody } from '../../../domain/safe-parse-request-body.ts';
import {
  type ProductRequestKind,
  productRequestBodySchema,
} from '../../../contract/visitors/contact-rating-and-product-request.ts';
import { postProductRequest } from '../../adapters/order-service/post-contact-rating-and-product-request.ts';
import { CheckboxOrRadioField } from '../../ui/Field.tsx';
import { Form, FormSentNotice } from '../../ui/form/Form.tsx';
import { ContactMessageFormFields } from '../../ui/form/ContactMessageFormFields.tsx';
import { type FormAttemptKeyAndOpenDuration, useSubmitForm } from '../../ui/form/useSubmitForm.ts';
import * as styles from './product-request-form-island.module.css';

export interface ProductRequestFormProps {
  /** Id of the product in the backend. */
  productId: string;
  productName: string;
  /** The selected variant; `null` without a selection or variants. */
  variant: { id: string; name: string } | null;
  /** Possible kinds of request; the first one labels the disclosure. */
  kinds: readonly ProductRequestKind[];
  /** Localized path of the product page, linked in emails. */
  path?: string;
  /** Localized path of the privacy page (law row L24). */
  privacyPath: string;
  language: Locale;
}

const formSchema = productRequestBodySchema.omit({ project: true, attempt: true, open_ms: true });

type RequestText = z.infer<typeof formSchema>;

/** Omits a path that the service would reject. */
const toValidPath = (path: string | undefined) =>
  productRequestBodySchema.shape.path.safeParse(path).success ? { path } : {};

const RequestFields = (props: ProductRequestFormProps) => {
  const { productId, productName, variant, kinds, path, privacyPath, language } = props;
  const { t } = useTranslation('requests');
  const form = useSubmitForm({
    text: (key, values) => t(`form.${key}`, { ...values }),
    send: (body: RequestText & FormAttemptKeyAndOpenDuration) => postProductRequest(body),
  });
  const [selectedKind, setSelectedKind] = useState<ProductRequestKind>();
  // Another variant may allow other kinds of request.
  const kind = selectedKind && kinds.includes(selectedKind) ? selectedKind : kinds[0];

  // A request for another variant starts over.
  if (form.sent && form.sent.variant === variant?.id)
    return <FormSentNotice>{t(form.sent.kind === 'stock' ? 'form.sentStock' : 'form.sent')}</FormSentNotice>;

  const send = ({ privacy, ...texts }: Record<string, string>) => {
    const about = { kind, product: productId, ...(variant && { variant: variant.id }), ...toValidPath(path) };
    void form.submit(safeParseRequestBody(formSchema, { ...texts, ...about, language, privacy: privacy === 'on' }));
  };
  return (
    <Form form={form} onSubmit={send}>
      <p>{t('form.about', { name: [productName, variant?.name].filter(Boolean).join(', ') })}</p>
      {kinds.length > 1 && <KindField kinds={kinds} selected={kind} onChoose={setSelectedKind} />}
      <ContactMessageFormFields form={form} limits={contactFieldMaxLengths} privacyPath={privacyPath} messageRows={5} />
    </Form>
  );
};

interface KindFieldProps {
  kinds: readonly ProductRequestKind[];
  selected: ProductRequestKind | undefined;
  onChoose: (kind: ProductRequestKind) => void;
}

/** The kind of request, if there are several. */
const KindField = ({ kinds, selected, onChoose }: KindFieldProps) => {
  const { t } = useTranslation('requests');
  return (
    <fieldset className={styles.kinds}>
      <legend>{t('form.kind')}</legend>
      {kinds.map((kind) => (
        <CheckboxOrRadioField key={kind} label={t(`form.kinds.${kind}`)}>
          {(control) => (
            <input
              {...control}
              type="radio"
              name="kind"
              value={kind}
              checked={kind === selected}
              onChange={() => onChoose(kind)}
            />
          )}
        </CheckboxOrRadioField>
      ))}
    </fieldset>
  );
};

export default RequestFields;
