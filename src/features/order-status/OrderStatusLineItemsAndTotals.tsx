// The line items and amounts of an order.
import { useTranslation } from 'react-i18next';
import type { Cents } from '../../../contract/cents.ts';
import type { Locale } from '../../../contract/locale.ts';
import type { OrderStatusOrder, OrderStatusOrderLine } from '../../../contract/shop/order-status-page.ts';
import { formatDeliveryTimeWithDates } from '../../../domain/format-delivery-time.ts';
import { formatLabelWithColon, formatUnitPrice } from '../../i18n/format.ts';
import { toProductPath } from '../../i18n/site-paths.ts';
import { EssentialProductFeaturesLine, ProductLineItemRow } from '../../ui/ProductLineItemRow.tsx';
import { Link } from '../../ui/Link.tsx';
import { PriceText } from '../../ui/PriceText.tsx';
import { DescriptionListRow } from '../../ui/DescriptionListRow.tsx';
import * as styles from './OrderStatusView.module.css';

export interface OrderStatusLineItemDetailsProps {
  line: OrderStatusOrderLine;
  /** Omit if no line of the order has an image. */
  imageUrl?: string | null | undefined;
  locale: Locale;
  /** The order is not delivered yet, so its delivery estimate applies. */
  isAhead: boolean;
  /** The order awaits prepayment. */
  isUnpaid: boolean;
}

/** Options, engraving and a link to rate the product. */
export const OrderStatusLineItemDetails = ({
  line,
  imageUrl,
  locale,
  isAhead,
  isUnpaid,
}: OrderStatusLineItemDetailsProps) => {
  const { t } = useTranslation('orderStatus');
  const { t: deliveryText } = useTranslation('delivery');
  const expected = isAhead ? line.expected : null;
  const time = formatDeliveryTimeWithDates(line.shipping_time, expected, {
    locale,
    isPrepaid: isUnpaid,
    t: deliveryText,
  });
  const path = line.slug === null ? undefined : toProductPath(line.slug, locale);
  return (
    <ProductLineItemRow
      {...(imageUrl !== undefined && { imageUrl })}
      name={line.name}
      href={path}
      heading="h3"
      engravings={line.previews}
      engravingAlt={t('line.engraving')}
      end={
        <p className={styles.lineEnd}>
          <span className={styles.note}>{t('line.count', { count: line.count })}</span>
          <PriceText
            locale={locale}
            priceCents={line.total_cents}
            unitPrice={line.unit_price === null ? undefined : formatUnitPrice(line.unit_price, locale)}
          />
        </p>
      }
    >
      {line.variant_name !== null && <p>{line.variant_name}</p>}
      <EssentialProductFeaturesLine features={line.essential_features} locale={locale} />
      {line.reference_number !== null && (
        <p className={styles.note}>{t('line.reference', { number: line.reference_number })}</p>
      )}
      {line.labels.map(({ label, value }) => (
        <p key={label}>
          {formatLabelWithColon(label, locale)} <bdi>{value}</bdi>
        </p>
      ))}
      {time !== null && <p className={styles.note}>{t('line.delivery', { time })}</p>}
      {line.is_made_to_order && <p className={styles.note}>{t('line.noWithdrawal')}</p>}
      {path !== undefined && line.rating_key !== null && (
        <p>
          <Link href={`${path}#rating=${line.rating_key}`} aria-label={t('line.rateName', { name: line.name })}>
            {t('line.rate')}
          </Link>
        </p>
      )}
    </ProductLineItemRow>
  );
};

interface OrderAmountsProps {
  order: OrderStatusOrder;
  locale: Locale;
}

/** What the order costs, and what is refunded. */
export const OrderTotalsView = ({ order, locale }: OrderAmountsProps) => {
  const { t } = useTranslation('orderStatus');
  const { discount } = order;
  const rows: [string, Cents][] = [
    [t('amounts.goods'), order.goods_cents + (discount?.goods_cents ?? 0)],
    [order.shipping_name, order.shipping_cents + (discount?.shipping_cents ?? 0)],
    ...(discount
      ? [
          [t('amounts.discount', { code: discount.code }), -discount.goods_cents - discount.shipping_cents] satisfies [
            string,
            Cents,
          ],
        ]
      : []),
    ...(order.present_wrap_cents > 0
      ? [[t('amounts.presentWrap'), order.present_wrap_cents] satisfies [string, Cents]]
      : []),
  ];
  const payments = (
    [
      [t('amounts.voucher'), order.voucher_cents],
      [t('amounts.refunded'), order.refunded_cents],
      [t('amounts.refundUnderWay'), order.refund_under_way_cents],
    ] satisfies [string, Cents][]
  ).filter(([, cents]) => cents > 0);
  return (
    <dl className={styles.amounts}>
      {rows.map(([name, cents]) => (
        <DescriptionListRow key={name} name={name}>
          <PriceText locale={locale} priceCents={cents} />
        </DescriptionListRow>
      ))}
      <DescriptionListRow name={t('amounts.total')} className={styles.sum}>
        <PriceText locale={locale} priceCents={order.total_cents} />
      </DescriptionListRow>
      {payments.map(([name, cents]) => (
        <DescriptionListRow key={name} name={name}>
          <PriceText locale={locale} priceCents={cents} />
        </DescriptionListRow>
      ))}
    </dl>
  );
};
