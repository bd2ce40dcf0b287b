// Holds the place of the checkout until its island is loaded. On the first-paint side.
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { Island } from '../../ui/Island.tsx';
import type { CheckoutProps } from './checkout-props.ts';
import * as styles from './CheckoutDoor.module.css';

const Checkout = lazy(() => import('./island.tsx'));

export const CheckoutDoor = (props: CheckoutProps) => {
  const { t } = useTranslation('checkout');
  return (
    <div className={styles.place}>
      <Island
        fallback={
          <p role="status" data-starts-at-once>
            {t('loading')}
          </p>
        }
      >
        <Checkout {...props} />
      </Island>
      <noscript>
        <p>{t('needsScript')}</p>
      </noscript>
    </div>
  );
};
