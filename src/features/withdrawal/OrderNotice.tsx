// What there is to know about an order before withdrawing from it: what was declared already.
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import type { OrderStatus } from '../../../contract/shop/order-status.ts';
import { formatMoment } from '../../../domain/format-dates.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useTimeZone } from '../../ui/time-zone.ts';

export const OrderNotice = ({ order }: { order: Pick<OrderStatus, 'order_number' | 'withdrawals'> }) => {
  const { t, i18n } = useTranslation('withdrawal');
  const timeZone = useTimeZone();
  const last = order.withdrawals.at(-1);
  return (
    <Notice tone="info">
      <p>{t('linked', { number: order.order_number })}</p>
      {last && (
        <p>
          {t('withdrawnBefore', { time: formatMoment(new Date(last.received_at), i18n.language as Locale, timeZone) })}
        </p>
      )}
    </Notice>
  );
};
