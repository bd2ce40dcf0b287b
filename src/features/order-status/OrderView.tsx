// An order as its shopper sees it: how far it is, what is to be done, its pieces, its amounts, and the way to withdraw.
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import type { OrderStatus } from '../../../contract/shop/order-status.ts';
import { formatDayOf, formatDays, formatMoment } from '../../../domain/format-dates.ts';
import { toCourse } from '../../../domain/order-course.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useTimeZone } from '../../ui/time-zone.ts';
import { Course } from './Course.tsx';
import { OrderAmounts } from './OrderAmounts.tsx';
import { OrderNext } from './OrderNext.tsx';
import { OrderPiece } from './OrderPiece.tsx';
import * as styles from './OrderView.module.css';

/** While the order is in one of these, what was said of its delivery still lies ahead. */
const statesAhead: readonly OrderStatus['state'][] = ['awaiting_payment', 'new', 'paid', 'in_progress', 'shipped'];

export interface OrderStatusProps {
  /** Localized paths. */
  paths: { contact: string; withdrawalForm: string };
}

export interface OrderViewProps extends OrderStatusProps {
  order: OrderStatus;
  /** Opens this page, and the form for withdrawing with the pieces of this order. */
  orderKey: string;
}

export const OrderView = ({ order, orderKey, paths }: OrderViewProps) => {
  const { t, i18n } = useTranslation('orderStatus');
  const locale = i18n.language as Locale;
  const { t: deliveryText } = useTranslation('delivery');
  const timeZone = useTimeZone();
  const { state, withdrawals } = order;
  const isAhead = statesAhead.includes(state);
  return (
    <div className={styles.order}>
      <div className={styles.top}>
        <p className={styles.number}>
          {t('number')} <strong>{order.order_number}</strong>
        </p>
        <p className={styles.note}>
          {t('placedAt', { day: formatDayOf(new Date(order.placed_at), locale, timeZone) })}
        </p>
      </div>
      <section className={styles.state} aria-labelledby="order-state">
        <h2 id="order-state">{t(`states.${state}.name`)}</h2>
        <p>{t(`states.${state}.text`)}</p>
        <Course points={toCourse({ state, isPaid: order.is_paid, isPickup: order.pickup !== null })} />
        {withdrawals.map(({ received_at, is_partial }) => (
          <Notice key={received_at} variant="info">
            {t(is_partial ? 'withdrawal.receivedPart' : 'withdrawal.received', {
              time: formatMoment(new Date(received_at), locale, timeZone),
            })}
          </Notice>
        ))}
      </section>
      <OrderNext order={order} locale={locale} />
      <section className={styles.part}>
        <h2>{t('pieces')}</h2>
        <ul className={styles.lines}>
          {order.lines.map((line) => (
            <OrderPiece
              key={line.id}
              line={line}
              locale={locale}
              isAhead={isAhead}
              isUnpaid={order.transfer !== null}
            />
          ))}
        </ul>
        {isAhead && order.expected && order.lines.length > 1 && (
          <p className={styles.note}>
            {deliveryText(`together.${order.pickup ? 'pickup' : 'shipping'}`, {
              dates: formatDays(order.expected, locale),
            })}
          </p>
        )}
        <OrderAmounts order={order} locale={locale} />
      </section>
      <OrderDetails order={order} />
      <OrderWithdrawal order={order} formPath={`${paths.withdrawalForm}#${orderKey}`} />
      <p className={styles.note}>
        {t('question')} <Link href={paths.contact}>{t('contact')}</Link>
      </p>
    </div>
  );
};

/** How the order is paid and where it goes. */
const OrderDetails = ({ order }: { order: OrderStatus }) => {
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

interface OrderWithdrawalProps {
  order: OrderStatus;
  /** Path of the form, with the key of the order behind `#`. */
  formPath: string;
}

/**
 * The way to withdraw from this order (law row L8), with its pieces to be ticked there; and what it does not hold for
 * (L12).
 */
const OrderWithdrawal = ({ order, formPath }: OrderWithdrawalProps) => {
  const { t } = useTranslation('orderStatus');
  const isWhole = order.withdrawals.some(({ is_partial }) => !is_partial);
  if (!order.can_withdraw || isWhole) return null;
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
