// The end of a subscription: at once, without a question, and with a way back.
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { postUnsubscription } from '../../adapters/order-service/newsletter-links.ts';
import { Button } from '../../ui/Button.tsx';
import { SentNotice } from '../../ui/form/Form.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { forgetHash } from './link-key.ts';
import * as styles from './LinkStep.module.css';
import { signUpId } from './sign-up-id.ts';
import { useLinkPost } from './useLinkPost.ts';

const goToSignUp = (): void => {
  document.querySelector<HTMLElement>(`#${signUpId} input[name="email"]`)?.focus();
};

interface UnsubscribeStepProps {
  linkKey: string;
  hasSignUp: boolean;
}

export const UnsubscribeStep = ({ linkKey, hasSignUp }: UnsubscribeStepProps) => {
  const { t } = useTranslation('newsletter');
  const { state, run } = useLinkPost(() => postUnsubscription({ key: linkKey }));
  const start = useEffectEvent(run);
  useEffect(() => start(), []);
  useEffect(() => {
    if (state === 'done') forgetHash();
  }, [state]);
  if (state === 'open' || state === 'sending') return <p role="status">{t('unsubscribe.sending')}</p>;
  if (state !== 'done')
    return (
      <div className={styles.step}>
        <Notice tone="error">{t(`unsubscribe.failures.${state}`)}</Notice>
        <Button onClick={run}>{t('unsubscribe.again')}</Button>
      </div>
    );
  return (
    <div className={styles.step}>
      <SentNotice>
        <p>{t('unsubscribe.done')}</p>
      </SentNotice>
      {hasSignUp && (
        <>
          <p>{t('unsubscribe.mistake')}</p>
          <Button look="secondary" onClick={goToSignUp}>
            {t('unsubscribe.back')}
          </Button>
        </>
      )}
    </div>
  );
};
