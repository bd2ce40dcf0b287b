// The newsletter sign-up in the footer (specification §5, §8; law row L23). Part of the first paint; validation and
// submission load on first use.
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import type { OrderServiceErrorCode } from '../../../contract/shop/order-service-ok-or-error-response.ts';
import type { NewsletterConsentTextAndPrivacyLink } from '../../../domain/site-content.ts';
import { Field } from '../../ui/Field.tsx';
import { Form, FormSentNotice } from '../../ui/form/Form.tsx';
import { type FormAttemptKeyAndOpenDuration, useSubmitForm } from '../../ui/form/useSubmitForm.ts';
import { Link } from '../../ui/Link.tsx';
import * as styles from './NewsletterSignUpForm.module.css';

/** Anchor in the footer for visitors who unsubscribed by mistake. */
export const newsletterSignUpAnchorId = 'newsletter-sign-up';

/** The problem with the email address; `undefined` if the refusal has another cause. */
export const toEmailProblemFromSignUpError = (
  code: OrderServiceErrorCode,
  field: string | undefined,
): 'duplicate' | 'invalid' | undefined => {
  if (code === 'already_registered') return 'duplicate';
  return code === 'invalid_input' && field === 'email' ? 'invalid' : undefined;
};

const textKeys: Readonly<Record<string, string>> = {
  problems: 'problem',
  'errors.email': 'missing',
  'refusals.too_many_requests': 'limited',
  'refusals.proof_required': 'limited',
};

/** Maps a `useSubmitForm` text key to one below `newsletter`. Refusals that the visitor cannot fix share a text. */
export const toNewsletterSignUpTextKey = (key: string): string =>
  textKeys[key] ?? (key.startsWith('refusals.') ? 'failed' : key);

interface SignUpText {
  email: string;
  homepage: string;
  language: Locale;
  text_version: string;
}

const load = () => import('./validate-and-post-newsletter-sign-up.ts');

/** Preloads the code while the visitor types. The submission retries a failed load. */
const loadAhead = (): void => {
  load().catch(() => undefined);
};

/** Counted from page load, because a visitor who came for the form may submit it immediately. */
const send = async (body: SignUpText & FormAttemptKeyAndOpenDuration) => {
  const { validateAndPostNewsletterSignUp } = await load();
  return validateAndPostNewsletterSignUp({ ...body, open_ms: Math.round(performance.now()) });
};

export interface NewsletterSignUpProps {
  offer: NewsletterConsentTextAndPrivacyLink;
  language: Locale;
}

export const NewsletterSignUpForm = ({ offer, language }: NewsletterSignUpProps) => {
  const { t } = useTranslation('shell');
  const form = useSubmitForm({
    text: (key) => t(`newsletter.${toNewsletterSignUpTextKey(key)}`),
    send,
    toFieldError: ({ code, field }) => {
      const key = toEmailProblemFromSignUpError(code, field);
      return key && { name: 'email', text: t(`newsletter.${key}`) };
    },
  });
  const { submission, errors } = form;
  const isDuplicate = submission.step === 'refused' && submission.code === 'already_registered';
  const onSubmit = ({ email = '', homepage = '' }: Record<string, string>) =>
    void form.submit(
      email.trim() === ''
        ? { ok: false, fields: ['email'] }
        : { ok: true, body: { email, homepage, language, text_version: offer.textVersion } },
    );
  return (
    <section
      id={newsletterSignUpAnchorId}
      className={styles.band}
      aria-labelledby={`${newsletterSignUpAnchorId}-heading`}
    >
      <div>
        <h2 id={`${newsletterSignUpAnchorId}-heading`} className={styles.title}>
          {t('newsletter.heading')}
        </h2>
        <p>{t('newsletter.lead')}</p>
      </div>
      {form.sent ? (
        <FormSentNotice>
          <p>{t('newsletter.sent')}</p>
          <p>{t('newsletter.next')}</p>
        </FormSentNotice>
      ) : (
        <Form
          form={{ ...form, failure: errors.length > 0 ? undefined : form.failure }}
          variant="secondary"
          onSubmit={onSubmit}
        >
          <Field
            label={t('newsletter.email')}
            hint={isDuplicate ? t('newsletter.known') : undefined}
            error={errors[0]?.text}
            isRequired
          >
            {(control) => (
              <input {...control} type="email" name="email" maxLength={254} autoComplete="email" onFocus={loadAhead} />
            )}
          </Field>
          <p className={styles.consent}>
            {offer.consent}{' '}
            {offer.privacyPath && (
              <Link href={offer.privacyPath} inNewTab>
                {t('newsletter.privacy')}
              </Link>
            )}
          </p>
        </Form>
      )}
      <noscript>
        <p>{t('newsletter.needsScript')}</p>
      </noscript>
    </section>
  );
};
