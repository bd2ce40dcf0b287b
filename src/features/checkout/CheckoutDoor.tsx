// Holds the place of the checkout until its island is loaded. On the first-paint side.
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { PageIsland } from '../../ui/PageIsland.tsx';
import type { CheckoutProps } from './checkout-props.ts';
import * as styles from './CheckoutDoor.module.css';

const Checkout = lazy(() => import('./island.tsx'));

export const CheckoutDoor = (props: CheckoutProps) => {
  const { t } = useTranslation('checkout');
  return (
    <PageIsland className={styles.place} loading={t('loading')} needsScript={t('needsScript')}>
      <Checkout {...props} />
    </PageIsland>
  );
};
