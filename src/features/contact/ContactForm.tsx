// The place of the contact form: keeps its room, loads it when the page is idle, and says what to do where it cannot come. On the
// first-paint side.
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { lazyIsland } from '../../ui/lazyIsland.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { ContactFormProps } from './island.tsx';
import * as styles from './ContactForm.module.css';

const Loading = () => {
  const { t } = useTranslation('contact');
  return (
    <p role="status" className={styles.loading}>
      {t('form.loading')}
    </p>
  );
};

const ContactFields = lazyIsland<ContactFormProps>(
  () => import('./island.tsx').catch(() => ({ default: FormMissing })),
  Loading,
);

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
        <ContactFields {...props} />
      </div>
    </div>
  );
};

/** Stands where the contact form could not be loaded. What the page says of telephone and e-mail is there all the same. */
const FormMissing = () => {
  const { t } = useTranslation('contact');
  return (
    <Notice variant="error">
      <p>{t('form.loadFailed')}</p>
      <Button variant="ghost" onClick={() => window.location.reload()}>
        {t('form.tryAgain')}
      </Button>
    </Notice>
  );
};
