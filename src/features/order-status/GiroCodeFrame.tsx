// The frame of the GiroCode with its explanation; without a code it keeps the space for it.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './GiroCodeFrame.module.css';

export const GiroCodeFrame = ({ children }: { children?: ReactNode }) => {
  const { t } = useTranslation('orderStatus');
  return (
    <figure className={styles.frame}>
      <div className={styles.code}>{children}</div>
      <figcaption>{t('transfer.code.text')}</figcaption>
    </figure>
  );
};
