// How the order is paid and where it goes.
import { useTranslation } from 'react-i18next';
import type { OrderStatus } from '../../../contract/shop/order-status.ts';
import * as styles from './OrderView.module.css';

export const OrderDetails = ({ order }: { order: OrderStatus }) => {
  const { t } = useTranslation('orderStatus');
  return (
    <section className={styles.part}>
      <h2>{t('details.heading')}</h2>
      <dl className={styles.facts}>
        <div>
          <dt>{t('details.payment')}</dt>
          <dd>
            {order.payment_name}
            {order.is_paid && `, ${t('details.paid')}`}
          </dd>
        </div>
        {order.shipping_address.length > 0 && (
          <div>
            <dt>{t('details.address')}</dt>
            <dd>
              {order.shipping_address.map((line) => (
                <span key={line} className={styles.addressLine}>
                  {line}
                </span>
              ))}
            </dd>
          </div>
        )}
        <div>
          <dt>{t('details.email')}</dt>
          <dd>{order.email}</dd>
        </div>
      </dl>
    </section>
  );
};
