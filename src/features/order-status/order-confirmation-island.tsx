// The order that was just placed in this tab: its lines, payment, what happens next, and collection.
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import { paymentMethodIds } from '../../../contract/shop/order-constants.ts';
import { formatDateRange } from '../../../domain/format-dates.ts';
import { type SessionStoragePlacedOrder, readStoredPlacedOrder } from '../../adapters/browser/placed-order.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { DescriptionListRow } from '../../ui/DescriptionListRow.tsx';
import { PriceText } from '../../ui/PriceText.tsx';
import { ContainerWidthSection } from '../../ui/ContainerWidthSection.tsx';
import { BankTransferDetailsSection } from './BankTransferDetailsSection.tsx';
import { OrderStatusLineItemDetails } from './OrderStatusLineItemsAndTotals.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { OrderStatusPickupSection } from './OrderStatusPickupSection.tsx';
import * as styles from './OrderThanksPageContent.module.css';
import * as orderStyles from './OrderStatusView.module.css';

export interface OrderConfirmationIslandProps {
  orderNumber: string;
  /** Localized path of the order status page. */
  orderStatusPath: string;
  /** The order number as text. */
  number: ReactNode;
  /** Content below the order, in its column. */
  end: ReactNode;
  /** The rest of the page. */
  children: ReactNode;
}

const OrderConfirmationIsland = (props: OrderConfirmationIslandProps) => {
  const [order] = useState(() => readStoredPlacedOrder(props.orderNumber));
  return (
    <>
      <ContainerWidthSection>
        <div className={styles.order}>
          {props.number}
          <PlacedOrder order={order} orderStatusPath={props.orderStatusPath} />
        </div>
        {props.end}
      </ContainerWidthSection>
      {props.children}
    </>
  );
};

interface PlacedOrderProps {
  /** `null` if this tab has not placed the order. */
  order: SessionStoragePlacedOrder | null;
  orderStatusPath: string;
}

const PlacedOrder = ({ order, orderStatusPath }: PlacedOrderProps) => {
  const { t, i18n } = useTranslation('thanks');
  const locale = i18n.language as Locale;
  if (!order) return <p>{t('order.lead')}</p>;
  const { transfer } = order;
  return (
    <>
      <p className={styles.lead}>{t('order.leadTo', { email: order.email })}</p>
      <PlacedOrderLines order={order} locale={locale} />
      <div className={`${orderStyles.column} ${styles.column}`}>
        <PlacedOrderFacts order={order} locale={locale} />
        {transfer && (
          <BankTransferDetailsSection {...transfer} amountCents={order.dueCents ?? order.total} locale={locale}>
            <p>{t('order.transfer')}</p>
          </BankTransferDetailsSection>
        )}
        <section className={orderStyles.part}>
          <h2>{t('order.next')}</h2>
          <OrderTimeline
            order={{
              state: toOrderState(order),
              isPaid: order.isPaid,
              isPickup: order.pickup !== null,
              isVoucherOrder: order.isVoucherOrder,
            }}
            expected={order.expected}
            due={transfer?.due ?? null}
            locale={locale}
          />
          {order.accessKey !== null && <p>{t('order.page.text')}</p>}
          <p className={styles.actions}>
            {order.accessKey !== null && (
              <ButtonLink href={`${orderStatusPath}#${order.accessKey}`} variant="secondary">
                {t('order.page.link')}
              </ButtonLink>
            )}
            <Button variant="ghost" onClick={() => window.print()}>
              {t('order.print')}
            </Button>
          </p>
        </section>
        <PlacedOrderPickup order={order} />
      </div>
    </>
  );
};

/** A payment that the browser has seen may not have reached the service yet. */
const toOrderState = ({ isPaid, transfer }: SessionStoragePlacedOrder) =>
  isPaid ? 'paid' : transfer ? 'awaiting_payment' : 'new';

interface PlacedOrderPartProps {
  order: SessionStoragePlacedOrder;
  locale: Locale;
}

const PlacedOrderLines = ({ order, locale }: PlacedOrderPartProps) => {
  const { t } = useTranslation('orderStatus');
  const { lines } = order;
  if (lines.length === 0) return <PlacedOrderTotal order={order} locale={locale} />;
  const hasImages = lines.some(({ imageUrl }) => imageUrl !== null);
  return (
    <section className={[orderStyles.part, orderStyles.pieces, styles.pieces].join(' ')}>
      <h2>{t('pieces')}</h2>
      <ul className={orderStyles.lines}>
        {lines.map((line) => (
          <OrderStatusLineItemDetails
            key={line.id}
            line={line}
            imageUrl={hasImages ? line.imageUrl : undefined}
            locale={locale}
            isAhead={false}
            isUnpaid={false}
          />
        ))}
      </ul>
      <PlacedOrderTotal order={order} locale={locale} />
    </section>
  );
};

const PlacedOrderTotal = ({ order: { total, dueCents }, locale }: PlacedOrderPartProps) => {
  const { t } = useTranslation('thanks');
  const voucherCents = total - (dueCents ?? total);
  return (
    <dl className={orderStyles.amounts}>
      <DescriptionListRow name={t('order.total')} className={styles.total}>
        <PriceText locale={locale} priceCents={total} />
      </DescriptionListRow>
      {voucherCents > 0 && (
        <DescriptionListRow name={t('order.voucher')}>
          <PriceText locale={locale} priceCents={voucherCents} />
        </DescriptionListRow>
      )}
    </dl>
  );
};

/** Providers' methods are paid before this page. */
const unpaidPaymentTexts: Partial<Record<number, string>> = {
  [paymentMethodIds.prepayment]: 'payments.prepayment',
  [paymentMethodIds.invoice]: 'payments.invoice',
  [paymentMethodIds.cash_on_pickup]: 'payments.cash_on_pickup',
};

const PlacedOrderFacts = ({ order, locale }: PlacedOrderPartProps) => {
  const { t } = useTranslation('thanks');
  const { dueCents, expected, isPaid } = order;
  const unpaidText = order.paymentMethod === null ? undefined : unpaidPaymentTexts[order.paymentMethod];
  const payment = dueCents === 0 ? 'nothingDue' : isPaid ? 'paid' : unpaidText;
  if (payment === undefined && !expected) return null;
  return (
    <dl className={orderStyles.facts}>
      {payment !== undefined && (
        <DescriptionListRow name={t('order.payment')}>{t(`order.${payment}`)}</DescriptionListRow>
      )}
      {expected && (
        <DescriptionListRow name={t(order.pickup ? 'order.ready' : 'order.delivery')}>
          {formatDateRange(expected, locale)}
        </DescriptionListRow>
      )}
    </dl>
  );
};

const PlacedOrderPickup = ({ order }: { order: SessionStoragePlacedOrder }) => {
  const { t } = useTranslation('thanks');
  const { pickup, expected } = order;
  if (!pickup) return null;
  const { name, street, zip, city, reservationDays } = pickup;
  return (
    <OrderStatusPickupSection
      orderNumber={order.orderNumber}
      order={{ state: toOrderState(order), expected, lastDay: null }}
      branch={{ name, street, place: `${zip} ${city}` }}
    >
      <p>
        {reservationDays === undefined ? t('order.pickup.text') : t('order.pickup.days', { count: reservationDays })}
      </p>
    </OrderStatusPickupSection>
  );
};

export default OrderConfirmationIsland;
