// Lazy entry point of the order confirmation on the thanks page. Part of the first paint. The content below appears
// together with it, to avoid layout shifts.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { createLazyIsland } from '../../ui/createLazyIsland.tsx';
import { ContainerWidthSection } from '../../ui/ContainerWidthSection.tsx';
import type { OrderConfirmationIslandProps } from './order-confirmation-island.tsx';
import * as styles from './OrderThanksPageContent.module.css';

const Pending = ({ number, end, children }: OrderConfirmationIslandProps) => (
  <>
    <ContainerWidthSection>
      <div className={styles.order}>{number}</div>
      <div className={styles.pending}>{end}</div>
    </ContainerWidthSection>
    <div className={styles.pending}>{children}</div>
  </>
);

const OrderIsland = createLazyIsland(() => import('./order-confirmation-island.tsx'), Pending);

export interface OrderThanksPageContentProps {
  orderNumber: string;
  /** Localized path of the order status page. */
  orderStatusPath: string;
  /** Content below the order, in its column. */
  end: ReactNode;
  /** The rest of the page. */
  children: ReactNode;
}

export const OrderThanksPageContent = (props: OrderThanksPageContentProps) => {
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
