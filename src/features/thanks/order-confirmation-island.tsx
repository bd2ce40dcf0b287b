// Details of the order that was just placed in this tab: total, payment, bank details for a transfer, and collection.
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import { paymentMethodIds } from '../../../contract/shop/order-constants.ts';
import { formatDateInTimeZone, formatDateRange } from '../../../domain/format-dates.ts';
import { readPlacedOrder } from '../../adapters/browser/placed-order.ts';
import { Price } from '../../ui/Price.tsx';
import { useProjectTimeZone } from '../../ui/project-time-zone-context.ts';
import { Section } from '../../ui/Section.tsx';
import { DescriptionListRow } from '../../ui/DescriptionListRow.tsx';
import * as styles from './OrderConfirmation.module.css';

export interface OrderConfirmationIslandProps {
  orderNumber: string;
  /** The order number as text. */
  number: ReactNode;
  /** Content below the order, in its column. */
  end: ReactNode;
  /** The rest of the page. */
  children: ReactNode;
}

const OrderIsland = ({ orderNumber, number, end, children }: OrderConfirmationIslandProps) => (
  <>
    <Section>
      <div className={styles.order}>
        {number}
        <OrderDetails orderNumber={orderNumber} />
      </div>
      {end}
    </Section>
    {children}
  </>
);

const OrderDetails = ({ orderNumber }: { orderNumber: string }) => {
  const { t, i18n } = useTranslation('thanks');
  const locale = i18n.language as Locale;
  const timeZone = useProjectTimeZone();
  const [order] = useState(() => readPlacedOrder(orderNumber));
  if (!order) return <p>{t('order.lead')}</p>;
  const { transfer, pickup, expected } = order;
  return (
    <>
      <p>{t('order.leadTo', { email: order.email })}</p>
      <dl className={styles.facts}>
        <DescriptionListRow name={t('order.total')}>
          <Price locale={locale} priceCents={order.total} />
        </DescriptionListRow>
        {expected && (
          <DescriptionListRow name={t(pickup ? 'order.ready' : 'order.delivery')}>
            {formatDateRange(expected, locale)}
          </DescriptionListRow>
        )}
        {order.isPaid && <DescriptionListRow name={t('order.payment')}>{t('order.paid')}</DescriptionListRow>}
      </dl>
      {transfer && (
        <section className={styles.part}>
          <h2>{t('order.transfer.heading')}</h2>
          <p>{t('order.transfer.text', { due: formatDateInTimeZone(new Date(transfer.due), locale, timeZone) })}</p>
          <dl className={styles.facts}>
            <div>
              <dt>{t('order.transfer.account')}</dt>
              <dd className={styles.account}>{transfer.bankDetails}</dd>
            </div>
            <DescriptionListRow name={t('order.total')}>
              <Price locale={locale} priceCents={order.total} />
            </DescriptionListRow>
            <DescriptionListRow name={t('order.transfer.reference')}>{transfer.reference}</DescriptionListRow>
            <DescriptionListRow name={t('order.transfer.due')}>
              {formatDateInTimeZone(new Date(transfer.due), locale, timeZone)}
            </DescriptionListRow>
          </dl>
        </section>
      )}
      {pickup && (
        <section className={styles.part}>
          <h2>{t('order.pickup.heading')}</h2>
          <address>
            {pickup.name}
            <br />
            {pickup.street}
            <br />
            {pickup.zip} {pickup.city}
          </address>
          <p>
            {pickup.reservationDays === undefined
              ? t('order.pickup.text')
              : t('order.pickup.days', { count: pickup.reservationDays })}
          </p>
          {order.paymentMethod === paymentMethodIds.cash_on_pickup && <p>{t('order.cash')}</p>}
        </section>
      )}
    </>
  );
};

export default OrderIsland;
