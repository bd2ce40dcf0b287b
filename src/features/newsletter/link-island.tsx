// What a link in the newsletter's mails does: asks once more before it confirms (scanners of mails open links, and press no
// buttons), and unsubscribes at once. Loaded through NewsletterPage only.
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderServiceErrorCode } from '../../../contract/shop/order-service-response.ts';
import { postNewsletterConfirmation, postNewsletterUnsubscription } from '../../adapters/order-service/newsletter.ts';
import { Button } from '../../ui/Button.tsx';
import { FormSentNotice } from '../../ui/form/Form.tsx';
import { type FormSubmission, useSubmitForm } from '../../ui/form/useSubmitForm.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useHash } from '../../ui/useHash.ts';
import { newsletterSignUpId } from './NewsletterSignUp.tsx';
import * as styles from './LinkStep.module.css';

const LinkAction = ({ hasSignUp }: { hasSignUp: boolean }) => {
  const { t } = useTranslation('newsletter');
  const link = useLastLink(parseNewsletterLink(useHash()));
  if (!link) return <p>{t(hasSignUp ? 'noLink' : 'noNewsletter')}</p>;
  const { action, key } = link;
  return action === 'confirm' ? (
    <ConfirmSubscription key={key} linkKey={key} />
  ) : (
    <Unsubscribe key={key} linkKey={key} hasSignUp={hasSignUp} />
  );
};

/** One button: only who presses it has agreed (law row L23). */
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
  document.querySelector<HTMLElement>(`#${newsletterSignUpId} input[name="email"]`)?.focus();
};

interface UnsubscribeProps {
  linkKey: string;
  hasSignUp: boolean;
}

/** The end of a subscription: at once, without a question, and with a way back. */
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

/** Keeps the link that the page was opened by while its key is taken out of the address. */
const useLastLink = (link: NewsletterLink | null): NewsletterLink | null => {
  const [last, setLast] = useState(link);
  if (link && (link.key !== last?.key || link.action !== last.action)) setLast(link);
  return link ?? last;
};

/** `limited`: from this connection came too much; the link is as good as before. */
type LinkState = 'done' | 'failed' | 'limited' | 'offline' | 'open' | 'sending' | 'unknown_link';

type LinkPost = () => Promise<{ ok: true } | { ok: false; code: OrderServiceErrorCode }>;

const toState = (submission: FormSubmission<object, OrderServiceErrorCode>): LinkState => {
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

/** One post of a mail's link: sent once at a time, and again where it did not get through. */
const useLinkPost = (send: LinkPost): { state: LinkState; run: () => void } => {
  const { submission, submit } = useSubmitForm<object, OrderServiceErrorCode>({ text: (key) => key, send });
  return { state: toState(submission), run: () => void submit({ ok: true, body: {} }) };
};

interface NewsletterLink {
  action: 'confirm' | 'unsubscribe';
  key: string;
}

/**
 * What a mail's link asks for: `#confirm=<key>` or `#unsubscribe=<key>`, here without `#`; `null` for any other hash. It is
 * sent to no server, and is taken out of the address once it is used.
 */
export const parseNewsletterLink = (hash: string): NewsletterLink | null => {
  const [, action, key = ''] = /^(confirm|unsubscribe)=([0-9a-f]{64})$/.exec(hash) ?? [];
  return action === 'confirm' || action === 'unsubscribe' ? { action, key } : null;
};

/** Nobody who looks into the history of the browser finds the key. */
const removeHash = (): void => {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
};

export default LinkAction;
