// Thanks for an order, by its number. What else is known of it is read by the island from this tab alone. On the first-paint
// side. What follows on the page is seen together with it: nothing that is there already moves.
import { lazy, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Island } from '../../ui/Island.tsx';
import { Section } from '../../ui/Section.tsx';
import * as styles from './PlacedOrder.module.css';

const OrderDetails = lazy(() => import('./order-island.tsx'));

export interface PlacedOrderProps {
  orderNumber: string;
  /** Below the order, in its column. */
  end: ReactNode;
  /** The rest of the page. */
  children: ReactNode;
}

export const PlacedOrder = ({ orderNumber, end, children }: PlacedOrderProps) => {
  const { t } = useTranslation('thanks');
  const number = (
    <p className={styles.number}>
      {t('order.number')} <strong>{orderNumber}</strong>
    </p>
  );
  const pending = (
    <>
      <Section>
        <div className={styles.order}>{number}</div>
        <div className={styles.pending}>{end}</div>
      </Section>
      <div className={styles.pending}>{children}</div>
    </>
  );
  return (
    <div className={styles.page}>
      <Island fallback={pending}>
        <Section>
          <div className={styles.order}>
            {number}
            <OrderDetails orderNumber={orderNumber} />
          </div>
          {end}
        </Section>
        {children}
      </Island>
    </div>
  );
};
