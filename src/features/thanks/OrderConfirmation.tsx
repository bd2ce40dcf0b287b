// Thanks for an order, by its number: the entry point of what else is known of it. On the first-paint side. What follows on the page
// is seen together with it: nothing that is there already moves.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyIsland } from '../../ui/lazyIsland.tsx';
import { Section } from '../../ui/Section.tsx';
import type { OrderConfirmationIslandProps } from './order-island.tsx';
import * as styles from './OrderConfirmation.module.css';

const Pending = ({ number, end, children }: OrderConfirmationIslandProps) => (
  <>
    <Section>
      <div className={styles.order}>{number}</div>
      <div className={styles.pending}>{end}</div>
    </Section>
    <div className={styles.pending}>{children}</div>
  </>
);

const OrderIsland = lazyIsland(() => import('./order-island.tsx'), Pending);

export interface OrderConfirmationProps {
  orderNumber: string;
  /** Below the order, in its column. */
  end: ReactNode;
  /** The rest of the page. */
  children: ReactNode;
}

export const OrderConfirmation = (props: OrderConfirmationProps) => {
  const { t } = useTranslation('thanks');
  const number = (
    <p className={styles.number}>
      {t('order.number')} <strong>{props.orderNumber}</strong>
    </p>
  );
  return (
    <div className={styles.page}>
      <OrderIsland number={number} {...props} />
    </div>
  );
};
