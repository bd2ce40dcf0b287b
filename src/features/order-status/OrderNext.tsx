// What the shopper does or waits for next: the transfer, the parcel, the collection.
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import type { OrderStatus } from '../../../contract/shop/order-status.ts';
import { formatDay, formatDayOf } from '../../../domain/format-dates.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Price } from '../../ui/Price.tsx';
import { useTimeZone } from '../../ui/time-zone.ts';
import * as styles from './OrderView.module.css';

export interface OrderNextProps {
  order: OrderStatus;
  locale: Locale;
}

export const OrderNext = ({ order, locale }: OrderNextProps) => {
  const { t } = useTranslation('orderStatus');
  const timeZone = useTimeZone();
  const { transfer, tracking, pickup } = order;
  return (
    <>
      {transfer && (
        <section className={styles.part}>
          <h2>{t('transfer.heading')}</h2>
          <dl className={styles.facts}>
            <Fact name={t('transfer.account')}>
              <span className={styles.account}>{transfer.bank_details}</span>
            </Fact>
            <Fact name={t('transfer.amount')}>
              <Price locale={locale} priceCents={order.total_price_brutto} />
            </Fact>
            <Fact name={t('transfer.reference')}>{transfer.reference}</Fact>
            <Fact name={t('transfer.due')}>{formatDayOf(new Date(transfer.due), locale, timeZone)}</Fact>
          </dl>
        </section>
      )}
      {tracking && (
        <section className={styles.part}>
          <h2>{t('tracking.heading')}</h2>
          <dl className={styles.facts}>
            {tracking.provider !== null && <Fact name={t('tracking.provider')}>{tracking.provider}</Fact>}
            {tracking.number !== null && <Fact name={t('tracking.number')}>{tracking.number}</Fact>}
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
        <section className={styles.part}>
          <h2>{t('pickup.heading')}</h2>
          <address className={styles.address}>
            {pickup.name}
            <br />
            {pickup.street}
            <br />
            {pickup.place}
          </address>
          <PickupTime order={order} pickup={pickup} locale={locale} />
        </section>
      )}
    </>
  );
};

/** States in which it is not ready yet. */
const beforeReady: readonly OrderStatus['state'][] = ['new', 'awaiting_payment', 'paid', 'in_progress'];

/** Before it is ready, for how long it is kept from then on; afterwards until when. */
const PickupTime = ({ order, pickup, locale }: OrderNextProps & { pickup: NonNullable<OrderStatus['pickup']> }) => {
  const { t } = useTranslation('orderStatus');
  if (beforeReady.includes(order.state)) return <p>{t('pickup.rule', { count: pickup.reservation_days })}</p>;
  if (order.state !== 'ready_for_pickup') return null;
  if (pickup.last_day === null) return <p>{t('pickup.keptOpen')}</p>;
  return (
    <p>
      {t('pickup.keptUntil', { day: formatDay(pickup.last_day, locale, { hasWeekday: true }) })}
      {order.is_paid && ` ${t('pickup.paid')}`}
    </p>
  );
};

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
