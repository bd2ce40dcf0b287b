// Step 2 of withdrawing from a contract (law row L8): what is declared, and the one button that declares it; then the receipt.
// Loaded by WithdrawalForm only.
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../domain/format-dates.ts';
import { postWithdrawal } from '../../adapters/order-service/withdrawal.ts';
import { Button } from '../../ui/Button.tsx';
import { type Attempt, useForm } from '../../ui/form/useForm.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useTimeZone } from '../../ui/time-zone.ts';
import { DeclarationList } from './DeclarationList.tsx';
import * as styles from './Declaration.module.css';
import type { Declaration as Declared, DeclarationProps } from './withdrawal-form-props.ts';

export { readDeclaration } from './read-declaration.ts';

const Declaration = ({ declaration, pieces, openMs, language, onChange }: DeclarationProps) => {
  const { t } = useTranslation('withdrawal');
  const timeZone = useTimeZone();
  const heading = useRef<HTMLHeadingElement>(null);
  const [receivedAt, setReceivedAt] = useState<string | null>(null);
  const { isSending, failure, submit } = useForm({
    text: (name) => t([name, 'failed']),
    send: async ({ open_ms, ...body }: Declared & Attempt) => {
      const outcome = await postWithdrawal({ ...body, open_ms: open_ms + openMs });
      if (outcome.ok) setReceivedAt(outcome.answer.received_at);
      return outcome;
    },
  });

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [receivedAt]);

  if (receivedAt !== null) {
    const time = formatMoment(new Date(receivedAt), language, timeZone);
    return (
      <div className={styles.step}>
        <h2 ref={heading} tabIndex={-1}>
          {t('receipt.title')}
        </h2>
        <Notice tone="success">
          <p>{t('receipt.text', { time, email: declaration.email })}</p>
          <p>{t('receipt.notAccepted')}</p>
        </Notice>
        <DeclarationList declaration={declaration} pieces={pieces} receivedAt={t('receipt.time', { time })} />
        <p className={styles.keep}>{t('receipt.keep')}</p>
      </div>
    );
  }
  return (
    <div className={styles.step}>
      <h2 ref={heading} tabIndex={-1}>
        {t('review.title')}
      </h2>
      <p>{t('review.text')}</p>
      <DeclarationList declaration={declaration} pieces={pieces} />
      {failure !== undefined && <Notice tone="error">{failure}</Notice>}
      <div className={styles.actions}>
        <Button isBusy={isSending} onClick={() => void submit({ ok: true, body: declaration })}>
          {t(isSending ? 'review.sending' : 'review.confirm')}
        </Button>
        <Button look="secondary" disabled={isSending} onClick={onChange}>
          {t('review.change')}
        </Button>
      </div>
    </div>
  );
};

export default Declaration;
