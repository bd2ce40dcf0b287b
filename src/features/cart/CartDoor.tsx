// Holds the place of the cart until its island is loaded. On the first-paint side.
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { PageIsland } from '../../ui/PageIsland.tsx';
import type { CartProps } from './cart-props.ts';
import * as styles from './CartDoor.module.css';

const Cart = lazy(() => import('./island.tsx'));

export const CartDoor = (props: CartProps) => {
  const { t } = useTranslation('cart');
  return (
    <PageIsland className={styles.place} loading={t('loading')} needsScript={t('needsScript')}>
      <Cart {...props} />
    </PageIsland>
  );
};
