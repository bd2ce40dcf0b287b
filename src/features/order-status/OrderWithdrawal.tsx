// The way to withdraw from this order (law row L8), with its pieces to be ticked there; and what it does not hold for (L12).
import { useTranslation } from 'react-i18next';
import type { OrderStatus } from '../../../contract/shop/order-status.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import * as styles from './OrderView.module.css';

export interface OrderWithdrawalProps {
  order: OrderStatus;
  /** Path of the form, with the key of the order behind `#`. */
  formPath: string;
}

export const OrderWithdrawal = ({ order, formPath }: OrderWithdrawalProps) => {
  const { t } = useTranslation('orderStatus');
  const isWhole = order.withdrawals.some(({ is_partial }) => !is_partial);
  if (!order.can_withdraw || isWhole) return null;
  return (
    <section className={styles.part}>
      <h2>{t('withdrawal.heading')}</h2>
      <p>{t(order.lines.some((line) => line.is_made_to_order) ? 'withdrawal.textSome' : 'withdrawal.text')}</p>
      <p>
        <ButtonLink href={formPath} look="secondary">
          {t('withdrawal.button')}
        </ButtonLink>
      </p>
    </section>
  );
};
