// Thanks for an order, by its number. What else is known of it is read by the island from this tab alone. On the first-paint
// side.
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { Island } from '../../ui/Island.tsx';
import * as styles from './PlacedOrder.module.css';

const OrderDetails = lazy(() => import('./order-island.tsx'));

export const PlacedOrder = ({ orderNumber }: { orderNumber: string }) => {
  const { t } = useTranslation('thanks');
  return (
    <div className={styles.order}>
      <p className={styles.number}>
        {t('order.number')} <strong>{orderNumber}</strong>
      </p>
      <Island fallback={null}>
        <OrderDetails orderNumber={orderNumber} />
      </Island>
    </div>
  );
};
