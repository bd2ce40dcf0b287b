// The rating form (POST /ecom/rating).
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { Locale } from '../../../contract/locale.ts';
import { safeParseRequestBody } from '../../../domain/safe-parse-request-body.ts';
import {
  productRatingFieldMaxLengths,
  productRatingRequestBodySchema,
} from '../../../contract/visitors/contact-rating-and-product-request.ts';
import { postProductRating } from '../../adapters/order-service/post-contact-rating-and-product-request.ts';
import { Field } from '../../ui/Field.tsx';
import { Form, FormSentNotice } from '../../ui/form/Form.tsx';
import { CharacterCountTextarea } from '../../ui/form/CharacterCountTextarea.tsx';
import { type FormAttemptKeyAndOpenDuration, useSubmitForm } from '../../ui/form/useSubmitForm.ts';
import { Icon } from '../../ui/Icon.tsx';
import { starSvgPath } from './RatingList.tsx';
import * as styles from './product-rating-form-island.module.css';

export interface ProductRatingFormProps {
  /** Id of the product in the backend. */
  productId: string;
  productName: string;
  /** Access key of an order line; it marks the rating as a verified purchase (law row L17). */
  ratingKey?: string | undefined;
  language: Locale;
}

const formSchema = productRatingRequestBodySchema.omit({ project: true, attempt: true, open_ms: true });

type RatingText = z.infer<typeof formSchema>;

const RatingFields = ({ productId, productName, ratingKey, language }: ProductRatingFormProps) => {
  const { t } = useTranslation('ratings');
  const form = useSubmitForm({
    text: (key, values) => t(`form.${key}`, { ...values }),
    send: (body: RatingText & FormAttemptKeyAndOpenDuration) => postProductRating(body),
  });
  const { submission } = form;
  // If the service rejects the key, the next attempt omits it, and the rating is unverified.
  const [refusedKey, setRefusedKey] = useState<string>();
  const isRefused = submission.step === 'refused' && submission.code === 'unknown_link';
  if (isRefused && refusedKey !== ratingKey) setRefusedKey(ratingKey);
  const key = ratingKey === refusedKey ? undefined : ratingKey;

  if (form.sent) return <FormSentNotice>{t('form.sent')}</FormSentNotice>;

  const send = (values: Record<string, string>) => {
    const rating = Number(values['rating'] ?? 0);
    const about = { product: productId, language, ...(key !== undefined && { rating_key: key }) };
    void form.submit(safeParseRequestBody(formSchema, { ...values, ...about, rating }));
  };
  return (
    <Form form={form} onSubmit={send}>
      <p>{t('form.about', { name: productName })}</p>
      {key !== undefined && <p>{t('form.verified')}</p>}
      <StarsField error={form.toError('rating')} />
      <Field label={t('form.title')} optionalLabel={t('form.optional')} error={form.toError('title')}>
        {(control) => (
          <input {...control} name="title" maxLength={productRatingFieldMaxLengths.title} autoComplete="off" />
        )}
      </Field>
      <Field label={t('form.comment')} optionalLabel={t('form.optional')} error={form.toError('comment')}>
        {(control) => (
          <CharacterCountTextarea
            control={control}
            name="comment"
            rows={6}
            maxLength={productRatingFieldMaxLengths.comment}
            toCounter={(counted) => t('form.counter', counted)}
          />
        )}
      </Field>
      <Field
        label={t('form.author')}
        optionalLabel={t('form.optional')}
        hint={t('form.authorHint')}
        error={form.toError('author')}
      >
        {(control) => (
          <input {...control} name="author" maxLength={productRatingFieldMaxLengths.author} autoComplete="nickname" />
        )}
      </Field>
    </Form>
  );
};

const values = [1, 2, 3, 4, 5];

/** A choice of one to five stars: radio buttons that look like a row of stars. */
const StarsField = ({ error }: { error: string | undefined }) => {
  const { t } = useTranslation('ratings');
  const [selected, setSelected] = useState(0);
  const id = useId();
  return (
    <div
      className={styles.field}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required="true"
      aria-invalid={error ? true : undefined}
      aria-describedby={error && `${id}-error`}
    >
      <span id={`${id}-label`} className={styles.label}>
        {t('form.rating')}
      </span>
      <div className={styles.row}>
        {values.map((value) => (
          <label key={value} className={styles.star} data-filled={value <= selected || undefined}>
            <input
              type="radio"
              name="rating"
              value={value}
              checked={selected === value}
              onChange={() => setSelected(value)}
              className={styles.input}
              aria-label={t('stars', { rating: value })}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d={starSvgPath} />
            </svg>
          </label>
        ))}
        <span className={styles.value} aria-hidden="true">
          {selected > 0 && t('stars', { rating: selected })}
        </span>
      </div>
      {error && (
        <span id={`${id}-error`} className={styles.error}>
          <Icon name="error" />
          {error}
        </span>
      )}
    </div>
  );
};

export default RatingFields;
