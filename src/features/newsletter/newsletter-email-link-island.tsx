// Handles newsletter links in emails: asks before it confirms, because email scanners open links but click no buttons;
// unsubscribes immediately.
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderServiceErrorCode } from '../../../contract/shop/order-service-ok-or-error-response.ts';
import { postNewsletterConfirmation, postNewsletterUnsubscription } from '../../adapters/order-service/newsletter.ts';
import { Button } from '../../ui/Button.tsx';
import { FormSentNotice } from '../../ui/form/Form.tsx';
import { type FormSubmissionState, useSubmitForm } from '../../ui/form/useSubmitForm.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useUrlHash } from '../../ui/useUrlHash.ts';
import { newsletterSignUpAnchorId } from './NewsletterSignUpForm.tsx';
import * as styles from './newsletter-email-link-island.module.css';

const LinkAction = ({ hasSignUp }: { hasSignUp: boolean }) => {
  const { t } = useTranslation('newsletter');
  const link = useLastLink(parseNewsletterLinkHash(useUrlHash()));
  if (!link) return <p>{t(hasSignUp ? 'noLink' : 'noNewsletter')}</p>;
  const { action, key } = link;
  return action === 'confirm' ? (
    <ConfirmSubscription key={key} linkKey={key} />
  ) : (
    <Unsubscribe key={key} linkKey={key} hasSignUp={hasSignUp} />
  );
};

/** Only a click on the button counts as consent (law row L23). */
const ConfirmSubscription = ({ linkKey }: { linkKey: string }) => {
  const { t } = useTranslation('newsletter');
  const { state, run } = useLinkPost(() => postNewsletterConfirmation({ key: linkKey }));
  const isSpent = state === 'done' || state === 'unknown_link';
  useEffect(() => {
    if (isSpent) removeHash();
  }, [isSpent]);
  if (state === 'done')
    return (
      <FormSentNotice>
        <p>{t('confirm.done')}</p>
        <p>{t('confirm.next')}</p>
      </FormSentNotice>
    );
  return (
    <div className={styles.step}>
      <p>{t('confirm.text')}</p>
      {state !== 'open' && state !== 'sending' && <Notice variant="error">{t(`confirm.failures.${state}`)}</Notice>}
      {state !== 'unknown_link' && (
        <Button isBusy={state === 'sending'} onClick={run}>
          {t(state === 'sending' ? 'sending' : 'confirm.submit')}
        </Button>
      )}
    </div>
  );
};

const goToSignUp = (): void => {
  document.querySelector<HTMLElement>(`#${newsletterSignUpAnchorId} input[name="email"]`)?.focus();
};

interface UnsubscribeProps {
  linkKey: string;
  hasSignUp: boolean;
}

/** Unsubscribes immediately, and offers to sign up again. */
const Unsubscribe = ({ linkKey, hasSignUp }: UnsubscribeProps) => {
  const { t } = useTranslation('newsletter');
  const { state, run } = useLinkPost(() => postNewsletterUnsubscription({ key: linkKey }));
  const start = useEffectEvent(run);
  useEffect(() => start(), []);
  useEffect(() => {
    if (state === 'done') removeHash();
  }, [state]);
  if (state === 'open' || state === 'sending') return <p role="status">{t('unsubscribe.sending')}</p>;
  if (state !== 'done')
    return (
      <div className={styles.step}>
        <Notice variant="error">{t(`unsubscribe.failures.${state}`)}</Notice>
        <Button onClick={run}>{t('unsubscribe.again')}</Button>
      </div>
    );
  return (
    <div className={styles.step}>
      <FormSentNotice>
        <p>{t('unsubscribe.done')}</p>
      </FormSentNotice>
      {hasSignUp && (
        <>
          <p>{t('unsubscribe.mistake')}</p>
          <Button variant="secondary" onClick={goToSignUp}>
            {t('unsubscribe.back')}
          </Button>
        </>
      )}
    </div>
  );
};

/** Keeps the link after its key is removed from the address. */
const useLastLink = (link: NewsletterLink | null): NewsletterLink | null => {
  const [last, setLast] = useState(link);
  if (link && (link.key !== last?.key || link.action !== last.action)) setLast(link);
  return link ?? last;
};

/** `limited`: too many requests from this connection; the link remains valid. */
type LinkState = 'done' | 'failed' | 'limited' | 'offline' | 'open' | 'sending' | 'unknown_link';

type LinkPost = () => Promise<{ ok: true } | { ok: false; code: OrderServiceErrorCode }>;

const toState = (submission: FormSubmissionState<object, OrderServiceErrorCode>): LinkState => {
  switch (submission.step) {
    case 'sent':
      return 'done';
    case 'failed':
      return submission.isOffline ? 'offline' : 'failed';
    case 'refused':
      if (submission.code === 'unknown_link' || submission.code === 'invalid_input') return 'unknown_link';
      return submission.code === 'too_many_requests' ? 'limited' : 'failed';
    default:
      return submission.step;
  }
};

/** Posts a link: one request at a time, retried on failure. */
const useLinkPost = (send: LinkPost): { state: LinkState; run: () => void } => {
  const { submission, submit } = useSubmitForm<object, OrderServiceErrorCode>({ text: (key) => key, send });
  return { state: toState(submission), run: () => void submit({ ok: true, body: {} }) };
};

interface NewsletterLink {
  action: 'confirm' | 'unsubscribe';
  key: string;
}

/**
 * Parses `#confirm=<key>` or `#unsubscribe=<key>`, passed without `#`; `null` for any other hash. The hash reaches no
 * server and is removed after use.
 */
export const parseNewsletterLinkHash = (hash: string): NewsletterLink | null => {
  const [, action, key = ''] = /^(confirm|unsubscribe)=([0-9a-f]{64})$/.exec(hash) ?? [];
  return action === 'confirm' || action === 'unsubscribe' ? { action, key } : null;
};

/** Keeps the key out of the browser's history. */
const removeHash = (): void => {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
};

export default LinkAction;
