// The place of the contact form: keeps its room, loads it when the page is idle, and says what to do where it cannot come. On the
// first-paint side.
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { Island } from '../../ui/Island.tsx';
import * as styles from './ContactForm.module.css';
import type { ContactFormProps } from './contact-form-props.ts';
import { FormMissing } from './FormMissing.tsx';

const ContactFields = lazy(() => import('./island.tsx').catch(() => ({ default: FormMissing })));

export const ContactForm = (props: ContactFormProps) => {
  const { t } = useTranslation('contact');
  return (
    <div className={styles.parts}>
      <div className={styles.words}>
        <h2>{t('form.heading')}</h2>
        <p>{t('form.lead')}</p>
      </div>
      <div className={styles.place}>
        <noscript>
          <p>{t('form.needsScript')}</p>
        </noscript>
        <Island
          fallback={
            <p role="status" className={styles.loading}>
              {t('form.loading')}
            </p>
          }
        >
          <ContactFields {...props} />
        </Island>
      </div>
    </div>
  );
};
