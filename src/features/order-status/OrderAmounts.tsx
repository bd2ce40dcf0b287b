// What the order costs, and what of it goes back to the customer.
import { useTranslation } from 'react-i18next';
import type { Cents } from '../../../contract/cents.ts';
import type { Locale } from '../../../contract/locale.ts';
import type { OrderStatus } from '../../../contract/shop/order-status.ts';
import { Price } from '../../ui/Price.tsx';
import * as styles from './OrderView.module.css';

export interface OrderAmountsProps {
  order: OrderStatus;
  locale: Locale;
}

export const OrderAmounts = ({ order, locale }: OrderAmountsProps) => {
  const { t } = useTranslation('orderStatus');
  const rows: [string, Cents][] = [
    [t('amounts.goods'), order.goods_price_brutto],
    [order.shipping_name, order.shipping_price_brutto],
    ...(order.present_wrap_price_brutto > 0
      ? [[t('amounts.presentWrap'), order.present_wrap_price_brutto] satisfies [string, Cents]]
      : []),
  ];
  const refunds = (
    [
      [t('amounts.refunded'), order.refunded_price_brutto],
      [t('amounts.refundUnderWay'), order.refund_under_way_price_brutto],
    ] satisfies [string, Cents][]
  ).filter(([, cents]) => cents > 0);
  return (
    <dl className={styles.amounts}>
      {rows.map(([name, cents]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Price locale={locale} priceCents={cents} />
          </dd>
        </div>
      ))}
      <div className={styles.sum}>
        <dt>{t('amounts.total')}</dt>
        <dd>
          <Price locale={locale} priceCents={order.total_price_brutto} />
        </dd>
      </div>
      {refunds.map(([name, cents]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Price locale={locale} priceCents={cents} />
          </dd>
        </div>
      ))}
    </dl>
  );
};
