// Gives up the appointment of a mail's link: by a button, because programs that look at mails follow their links, too.
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { postAppointmentCancellation } from '../../adapters/order-service/appointment.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { SentNotice } from '../../ui/form/SentNotice.tsx';
import { Notice } from '../../ui/Notice.tsx';
import * as styles from './Cancellation.module.css';

export interface CancellationProps {
  cancellationKey: string;
  /** Of this page, without the key. */
  path: string;
}

export const Cancellation = ({ cancellationKey: key, path }: CancellationProps) => {
  const { t } = useTranslation('appointment');
  const { mutate, data, isPending, isError } = useMutation({
    mutationFn: () => postAppointmentCancellation({ key }),
    // Without a connection it says so, instead of waiting for one.
    networkMode: 'always',
  });
  const failure = toFailureKey(isError, data);
  return (
    <div className={styles.parts}>
      <h2>{t('cancellation.heading')}</h2>
      {data?.ok ? (
        <>
          <SentNotice>{t('cancellation.sent')}</SentNotice>
          <p>
            <ButtonLink href={path} look="secondary">
              {t('cancellation.again')}
            </ButtonLink>
          </p>
        </>
      ) : (
        <>
          <p>{t('cancellation.text')}</p>
          {failure && <Notice tone="error">{t(`form.${failure}`)}</Notice>}
          <p>
            <Button isBusy={isPending} onClick={() => mutate()}>
              {t(isPending ? 'form.sending' : 'cancellation.submit')}
            </Button>
          </p>
          <p>
            <ButtonLink href={path} look="quiet">
              {t('cancellation.keep')}
            </ButtonLink>
          </p>
        </>
      )}
    </div>
  );
};

const toFailureKey = (
  isError: boolean,
  outcome: Awaited<ReturnType<typeof postAppointmentCancellation>> | undefined,
): string | undefined => {
  if (isError) return navigator.onLine ? 'cancellationFailed' : 'offline';
  return outcome?.ok === false ? `refusals.${outcome.code}` : undefined;
};
