// The sign-up for the newsletter in the footer of every page (specification §5, §8; law row L23). On the first-paint side;
// what checks and sends is loaded with the first press of its button.
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import type { RefusalCode } from '../../../contract/shop/order-answer.ts';
import type { NewsletterOffer } from '../../../domain/site.ts';
import { Field } from '../../ui/Field.tsx';
import type { FieldError } from '../../ui/form/ErrorSummary.tsx';
import { PostForm } from '../../ui/form/PostForm.tsx';
import { SentNotice } from '../../ui/form/SentNotice.tsx';
import { type Attempt, useSubmission } from '../../ui/form/useSubmission.ts';
import { Link } from '../../ui/Link.tsx';
import * as styles from './SignUp.module.css';
import { signUpId } from './sign-up-id.ts';
import { toSignUpProblem } from './to-sign-up-problem.ts';

interface SignUpText {
  email: string;
  homepage: string;
  language: Locale;
  text_version: string;
}

const load = () => import('./send-sign-up.ts');

/** While the address is typed: the press then needs one answer only. What fails here is tried again by it. */
const loadAhead = (): void => {
  load().catch(() => undefined);
};

/** Counted from when the page was opened: the form may be filled in at once by whoever came for it. */
const send = async (body: SignUpText & Attempt) => {
  const { sendSignUp } = await load();
  return sendSignUp({ ...body, open_ms: Math.round(performance.now()) });
};

export interface SignUpProps {
  offer: NewsletterOffer;
  language: Locale;
}

export const SignUp = ({ offer, language }: SignUpProps) => {
  const { t } = useTranslation('shell');
  const { submission, submit } = useSubmission<SignUpText, RefusalCode>(send);
  const [missing, setMissing] = useState<FieldError[]>([]);
  const problem = useMemo(() => toSignUpProblem(submission), [submission]);
  // A new array for every attempt: each brings the focus to the summary.
  const errors = useMemo<FieldError[]>(
    () =>
      missing.length === 0 && problem?.isOfField ? [{ name: 'email', text: t(`newsletter.${problem.key}`) }] : missing,
    [problem, missing, t],
  );
  const onSubmit = ({ email = '', homepage = '' }: Record<string, string>) => {
    const isMissing = email.trim() === '';
    setMissing(isMissing ? [{ name: 'email', text: t('newsletter.missing') }] : []);
    if (!isMissing) void submit({ email, homepage, language, text_version: offer.textVersion });
  };
  return (
    <section id={signUpId} className={styles.band} aria-labelledby={`${signUpId}-heading`}>
      <div>
        <h2 id={`${signUpId}-heading`} className={styles.title}>
          {t('newsletter.heading')}
        </h2>
        <p>{t('newsletter.lead')}</p>
      </div>
      {submission.step === 'sent' ? (
        <SentNotice>
          <p>{t('newsletter.sent')}</p>
          <p>{t('newsletter.next')}</p>
        </SentNotice>
      ) : (
        <PostForm
          errors={errors}
          summary={t('newsletter.problem')}
          failure={problem && !problem.isOfField && missing.length === 0 ? t(`newsletter.${problem.key}`) : undefined}
          isSending={submission.step === 'sending'}
          submitLabel={t('newsletter.submit')}
          sendingLabel={t('newsletter.sending')}
          look="secondary"
          onSubmit={onSubmit}
        >
          <Field
            label={t('newsletter.email')}
            hint={problem?.key === 'duplicate' && missing.length === 0 ? t('newsletter.known') : undefined}
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
        </PostForm>
      )}
      <noscript>
        <p>{t('newsletter.needsScript')}</p>
      </noscript>
    </section>
  );
};
