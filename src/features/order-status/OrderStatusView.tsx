// An order as its shopper sees it: progress, next step, line items, amounts and withdrawal.
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import type { OrderStatusOrder, OrderStatusOrderLine } from '../../../contract/shop/order-status-page.ts';
import { productImageWidths } from '../../../domain/content-image-data.ts';
import { formatDate, formatDateInTimeZone, formatDateRange, formatDateTime } from '../../../domain/format-dates.ts';
import { isDeliveryStillExpectedInOrderState } from '../../../domain/order-timeline.ts';
import { isOrderStateBeforeReadyForPickup } from '../../../domain/order-pickup-period.ts';
import { toDueCents } from '../../../domain/voucher.ts';
import { toDirectusImagePresetUrl } from '../../adapters/directus/directus-image-preset-url.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useProjectTimeZoneContext } from '../../ui/project-time-zone-context.ts';
import { BankTransferDetailsSection } from './BankTransferDetailsSection.tsx';
import { OrderTotalsView, OrderStatusLineItemDetails } from './OrderStatusLineItemsAndTotals.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { OrderStatusPickupSection } from './OrderStatusPickupSection.tsx';
import { DescriptionListRow } from '../../ui/DescriptionListRow.tsx';
import * as styles from './OrderStatusView.module.css';

export interface OrderStatusIslandProps {
  /** Localized paths. */
  paths: { contact: string; withdrawalForm: string };
}

export interface OrderStatusViewProps extends OrderStatusIslandProps {
  order: OrderStatusOrder;
  /** Access key of this page and of the withdrawal form with this order's lines. */
  orderKey: string;
}

export const OrderStatusView = ({ order, orderKey, paths }: OrderStatusViewProps) => {
  const { t, i18n } = useTranslation('orderStatus');
  const locale = i18n.language as Locale;
  const { t: deliveryText } = useTranslation('delivery');
  const timeZone = useProjectTimeZoneContext();
  const { state, withdrawals } = order;
  const isAhead = isDeliveryStillExpectedInOrderState(state);
  const hasImages = order.lines.some(({ image }) => image !== null);
  return (
    <div className={styles.order}>
      <div className={styles.top}>
        <p className={styles.number}>
          {t('number')} <strong>{order.order_number}</strong>
        </p>
        <p className={styles.note}>
          {t('placedAt', { day: formatDateInTimeZone(new Date(order.placed_at), locale, timeZone) })}
        </p>
      </div>
      <div className={styles.column}>
        <section className={styles.state} aria-labelledby="order-state">
          <h2 id="order-state">{t(`states.${state}.name`)}</h2>
          <p>{t(`states.${state}.text`)}</p>
          <OrderTimeline
            order={{
              state,
              isPaid: order.is_paid,
              isPickup: order.pickup !== null,
              isVoucherOrder: order.is_voucher_order,
            }}
            expected={isAhead ? order.expected : null}
            due={order.transfer?.due ?? null}
            locale={locale}
          />
          {withdrawals.map(({ received_at, is_partial }) => (
            <Notice key={received_at} variant="info">
              {t(is_partial ? 'withdrawal.receivedPart' : 'withdrawal.received', {
                time: formatDateTime(new Date(received_at), locale, timeZone),
              })}
            </Notice>
          ))}
        </section>
        <OrderNextStep order={order} locale={locale} />
      </div>
      <section className={`${styles.part} ${styles.pieces}`}>
        <h2>{t('pieces')}</h2>
        <ul className={styles.lines}>
          {order.lines.map((line) => (
            <OrderStatusLineItemDetails
              key={line.id}
              line={line}
              imageUrl={hasImages ? toLineImageUrl(line) : undefined}
              locale={locale}
              isAhead={isAhead}
              isUnpaid={order.transfer !== null}
            />
          ))}
        </ul>
        {isAhead && order.expected && order.lines.length > 1 && (
          <p className={styles.note}>
            {deliveryText(`together.${order.pickup ? 'pickup' : 'shipping'}`, {
              dates: formatDateRange(order.expected, locale),
            })}
          </p>
        )}
        <OrderTotalsView order={order} locale={locale} />
      </section>
      <div className={styles.column}>
        <OrderDetails order={order} />
        <OrderWithdrawal order={order} formPath={`${paths.withdrawalForm}#${orderKey}`} />
        <p className={styles.note}>
          {t('question')} <Link href={paths.contact}>{t('contact')}</Link>
        </p>
      </div>
    </div>
  );
};

/** The size of a cart's thumbnail. */
const toLineImageUrl = ({ image }: OrderStatusOrderLine): string | null =>
  image && toDirectusImagePresetUrl(image, `webp-${productImageWidths[0]}`);

/** Payment method and addresses. */
const OrderDetails = ({ order }: { order: OrderStatusOrder }) => {
  const { t } = useTranslation('orderStatus');
  return (
    <section className={styles.part}>
      <h2>{t('details.heading')}</h2>
      <dl className={styles.facts}>
        <DescriptionListRow name={t('details.payment')}>
          {order.payment_name}
          {order.is_paid && `, ${t('details.paid')}`}
        </DescriptionListRow>
        {order.shipping_address.length > 0 && (
          <DescriptionListRow name={t('details.address')}>
            {order.shipping_address.map((line) => (
              <span key={line} className={styles.addressLine}>
                {line}
              </span>
            ))}
          </DescriptionListRow>
        )}
        <DescriptionListRow name={t('details.email')}>{order.email}</DescriptionListRow>
      </dl>
    </section>
  );
};

interface OrderWithdrawalProps {
  order: OrderStatusOrder;
  /** Path of the form, with the order's key in the hash. */
  formPath: string;
}

/**
 * Links to the withdrawal form for this order (law row L8), where lines can be selected, and names the exclusions
 * (L12).
 */
const OrderWithdrawal = ({ order, formPath }: OrderWithdrawalProps) => {
  const { t } = useTranslation('orderStatus');
  const isWithdrawnEntirely = order.withdrawals.some(({ is_partial }) => !is_partial);
  if (!order.can_withdraw || isWithdrawnEntirely) return null;
  return (
    <section className={styles.part}>
      <h2>{t('withdrawal.heading')}</h2>
      <p>{t(order.lines.some((line) => line.is_made_to_order) ? 'withdrawal.textSome' : 'withdrawal.text')}</p>
      <p>
        <ButtonLink href={formPath} variant="secondary">
          {t('withdrawal.button')}
        </ButtonLink>
      </p>
    </section>
  );
};

interface OrderNextStepProps {
  order: OrderStatusOrder;
  locale: Locale;
}

/** The shopper's next step: transfer, parcel or collection. */
const OrderNextStep = ({ order, locale }: OrderNextStepProps) => {
  const { t } = useTranslation('orderStatus');
  const { transfer, tracking, pickup } = order;
  return (
    <>
      {transfer && (
        <BankTransferDetailsSection
          bankDetails={transfer.bank_details}
          reference={transfer.reference}
          due={transfer.due}
          amountCents={toDueCents(order)}
          locale={locale}
        />
      )}
      {tracking && (
        <section className={styles.part}>
          <h2>{t('tracking.heading')}</h2>
          <dl className={styles.facts}>
            {tracking.provider !== null && (
              <DescriptionListRow name={t('tracking.provider')}>{tracking.provider}</DescriptionListRow>
            )}
            {tracking.number !== null && (
              <DescriptionListRow name={t('tracking.number')}>{tracking.number}</DescriptionListRow>
            )}
          </dl>
          {tracking.url !== null && (
            <p>
              <ButtonLink href={tracking.url} variant="secondary">
                {t('tracking.link')}
              </ButtonLink>
            </p>
          )}
        </section>
      )}
      {pickup && (
        <OrderStatusPickupSection
          orderNumber={order.order_number}
          order={{ state: order.state, expected: order.expected, lastDay: pickup.last_day }}
          branch={pickup}
        >
          <PickupTime order={order} pickup={pickup} locale={locale} />
        </OrderStatusPickupSection>
      )}
    </>
  );
};

/** How long a ready order is kept, or until when. */
const PickupTime = ({
  order,
  pickup,
  locale,
}: OrderNextStepProps & { pickup: NonNullable<OrderStatusOrder['pickup']> }) => {
  const { t } = useTranslation('orderStatus');
  if (isOrderStateBeforeReadyForPickup(order.state))
    return <p>{t('pickup.rule', { count: pickup.reservation_days })}</p>;
  if (order.state !== 'ready_for_pickup') return null;
  if (pickup.last_day === null) return <p>{t('pickup.keptOpen')}</p>;
  return (
    <p>
      {t('pickup.keptUntil', { day: formatDate(pickup.last_day, locale, { hasWeekday: true }) })}
      {order.is_paid && ` ${t('pickup.paid')}`}
    </p>
  );
};
