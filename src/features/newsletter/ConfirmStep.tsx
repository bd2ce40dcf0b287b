// One button: only who presses it has agreed (law row L23).
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { postConfirmation } from '../../adapters/order-service/newsletter-links.ts';
import { Button } from '../../ui/Button.tsx';
import { SentNotice } from '../../ui/form/Form.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { forgetHash } from './link-key.ts';
import * as styles from './LinkStep.module.css';
import { useLinkPost } from './useLinkPost.ts';

export const ConfirmStep = ({ linkKey }: { linkKey: string }) => {
  const { t } = useTranslation('newsletter');
  const { state, run } = useLinkPost(() => postConfirmation({ key: linkKey }));
  const isSpent = state === 'done' || state === 'unknown_link';
  useEffect(() => {
    if (isSpent) forgetHash();
  }, [isSpent]);
  if (state === 'done')
    return (
      <SentNotice>
        <p>{t('confirm.done')}</p>
        <p>{t('confirm.next')}</p>
      </SentNotice>
    );
  return (
    <div className={styles.step}>
      <p>{t('confirm.text')}</p>
      {state !== 'open' && state !== 'sending' && <Notice tone="error">{t(`confirm.failures.${state}`)}</Notice>}
      {state !== 'unknown_link' && (
        <Button isBusy={state === 'sending'} onClick={run}>
          {t(state === 'sending' ? 'sending' : 'confirm.submit')}
        </Button>
      )}
    </div>
  );
};
