// Holds the place of the cart until its island is loaded. On the first-paint side.
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { Island } from '../../ui/Island.tsx';
import type { CartProps } from './cart-props.ts';
import * as styles from './CartDoor.module.css';

const Cart = lazy(() => import('./island.tsx'));

export const CartDoor = (props: CartProps) => {
  const { t } = useTranslation('cart');
  return (
    <div className={styles.place}>
      <Island
        fallback={
          <p role="status" data-starts-at-once>
            {t('loading')}
          </p>
        }
      >
        <Cart {...props} />
      </Island>
      <noscript>
        <p>{t('needsScript')}</p>
      </noscript>
    </div>
  );
};
