// Holds the place of an order until its island is loaded. On the first-paint side.
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { PageIsland } from '../../ui/PageIsland.tsx';
import type { OrderStatusProps } from './order-status-props.ts';
import * as styles from './OrderStatusDoor.module.css';

const OrderStatus = lazy(() => import('./island.tsx'));

export const OrderStatusDoor = (props: OrderStatusProps) => {
  const { t } = useTranslation('orderStatus');
  return (
    <PageIsland className={styles.place} loading={t('loading')} needsScript={t('needsScript')}>
      <OrderStatus {...props} />
    </PageIsland>
  );
};
