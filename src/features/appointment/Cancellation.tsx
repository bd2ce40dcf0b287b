// Gives up the appointment of a mail's link: by a button, because programs that look at mails follow their links, too.
import { useTranslation } from 'react-i18next';
import { postAppointmentCancellation } from '../../adapters/order-service/appointment.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { SentNotice } from '../../ui/form/Form.tsx';
import { useForm } from '../../ui/form/useForm.ts';
import { Notice } from '../../ui/Notice.tsx';
import * as styles from './Cancellation.module.css';

export interface CancellationProps {
  cancellationKey: string;
  /** Of this page, without the key. */
  path: string;
}

export const Cancellation = ({ cancellationKey: key, path }: CancellationProps) => {
  const { t } = useTranslation('appointment');
  const { sent, failure, isSending, submit } = useForm({
    text: (name) => t(`form.${name === 'failed' ? 'cancellationFailed' : name}`),
    send: () => postAppointmentCancellation({ key }),
  });
  return (
    <div className={styles.parts}>
      <h2>{t('cancellation.heading')}</h2>
      {sent ? (
        <>
          <SentNotice>{t('cancellation.sent')}</SentNotice>
          <p>
            <ButtonLink href={path} variant="secondary">
              {t('cancellation.again')}
            </ButtonLink>
          </p>
        </>
      ) : (
        <>
          <p>{t('cancellation.text')}</p>
          {failure && <Notice variant="error">{failure}</Notice>}
          <p>
            <Button isBusy={isSending} onClick={() => void submit({ ok: true, body: {} })}>
              {t(isSending ? 'form.sending' : 'cancellation.submit')}
            </Button>
          </p>
          <p>
            <ButtonLink href={path} variant="ghost">
              {t('cancellation.keep')}
            </ButtonLink>
          </p>
        </>
      )}
    </div>
  );
};
