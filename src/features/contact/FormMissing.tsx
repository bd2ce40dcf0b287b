// Stands where the contact form could not be loaded. What the page says of telephone and e-mail is there all the same.
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

export const FormMissing = () => {
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
