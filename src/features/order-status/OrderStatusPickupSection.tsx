// Where and when an order can be collected, with a calendar file. For the order page and the thanks page.
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toAllDayCalendarFile } from '../../../domain/all-day-calendar-file.ts';
import { toDateInTimeZone } from '../../../domain/delivery-time.ts';
import { type OrderPickupPeriod, toUpcomingOrderPickupPeriod } from '../../../domain/order-pickup-period.ts';
import { toButtonClassName } from '../../ui/Button.tsx';
import { useProjectTimeZoneContext } from '../../ui/project-time-zone-context.ts';
import * as styles from './OrderStatusView.module.css';

export interface OrderStatusPickupSectionProps {
  orderNumber: string;
  order: Parameters<typeof toUpcomingOrderPickupPeriod>[0];
  /** The branch; `place` is its postal code and city. */
  branch: { name: string; street: string; place: string };
  /** For how long the order is reserved. */
  children: ReactNode;
}

export const OrderStatusPickupSection = ({ orderNumber, order, branch, children }: OrderStatusPickupSectionProps) => {
  const { t } = useTranslation('orderStatus');
  const timeZone = useProjectTimeZoneContext();
  const [now] = useState(() => new Date());
  const period = toUpcomingOrderPickupPeriod(order, toDateInTimeZone(now, timeZone));
  return (
    <section className={styles.part}>
      <h2>{t('pickup.heading')}</h2>
      <address className={styles.address}>
        {branch.name}
        <br />
        {branch.street}
        <br />
        {branch.place}
      </address>
      {children}
      {period && (
        <p>
          <PickupCalendarLink orderNumber={orderNumber} period={period} branch={branch} createdAt={now} />
        </p>
      )}
    </section>
  );
};

interface PickupCalendarLinkProps extends Pick<OrderStatusPickupSectionProps, 'branch' | 'orderNumber'> {
  period: OrderPickupPeriod;
  createdAt: Date;
}

/** Without the order's link: calendars are shared more easily than emails. */
const PickupCalendarLink = ({ orderNumber, period, branch, createdAt }: PickupCalendarLinkProps) => {
  const { t } = useTranslation('orderStatus');
  const certainty = period.isExpected ? 'expected' : 'reserved';
  const file = toAllDayCalendarFile({
    uid: `collection-${orderNumber}@${window.location.hostname}`,
    summary: t(`pickup.calendar.${certainty}.title`, { house: branch.name, number: orderNumber }),
    description: t(`pickup.calendar.${certainty}.text`, { number: orderNumber }),
    location: [branch.name, branch.street, branch.place].join(', '),
    days: period,
    isTentative: period.isExpected,
    createdAt,
  });
  return (
    <a
      className={toButtonClassName('secondary')}
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
      download={`${orderNumber}.ics`}
    >
      {t('pickup.calendar.link')}
    </a>
  );
};
