// Lazy entry point of the contact form: reserves its space, loads it when the page is idle, and explains alternatives
// if it fails. Part of the first paint.
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { createLazyIsland } from '../../ui/createLazyIsland.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { ContactFormProps } from './contact-form-island.tsx';
import * as styles from './LazyContactForm.module.css';

const Loading = () => {
  const { t } = useTranslation('contact');
  return (
    <p role="status" className={styles.loading}>
      {t('form.loading')}
    </p>
  );
};

/** The page still lists phone and email. */
const LoadFailed = ({ retry }: { retry: () => void }) => {
  const { t } = useTranslation('contact');
  return (
    <Notice variant="error">
      <p>{t('form.loadFailed')}</p>
      <Button variant="ghost" onClick={retry}>
        {t('form.tryAgain')}
      </Button>
    </Notice>
  );
};

const ContactFields = createLazyIsland<ContactFormProps>(() => import('./contact-form-island.tsx'), Loading, {
  Failed: LoadFailed,
});

/** For links to the form. */
export const contactFormId = 'contact-form';

export const LazyContactForm = (props: ContactFormProps) => {
  const { t } = useTranslation('contact');
  return (
    <div id={contactFormId} className={styles.parts}>
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
