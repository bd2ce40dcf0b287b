// The line about tax and shipping that stands once beside every group of prices (law row L6).
import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/Link.tsx';

export const TaxLine = ({ shippingPath }: { shippingPath: string }) => {
  const { t } = useTranslation('shell');
  return (
    <>
      {t('prices.taxLine')} <Link href={shippingPath}>{t('prices.shippingCosts')}</Link>
    </>
  );
};
