// The notice that the products of a wish list could not be loaded, with a retry button.
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

export const WishListLoadErrorNotice = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation('wishList');
  return (
    <Notice variant="error">
      <p>{t('loadFailed')}</p>
      <Button variant="ghost" onClick={onRetry}>
        {t('retry')}
      </Button>
    </Notice>
  );
};
