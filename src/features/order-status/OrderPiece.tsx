// A piece of the order: what was chosen of it, its engraving as it was drawn, and the way to rate it.
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import type { StatusLine } from '../../../contract/shop/order-status.ts';
import { formatPromise } from '../../i18n/format-delivery.ts';
import { formatLabel } from '../../i18n/format-label.ts';
import { formatUnitPrice } from '../../i18n/format-unit-price.ts';
import { toProductPath } from '../../i18n/shop-paths.ts';
import { EssentialFeatures } from '../../ui/EssentialFeatures.tsx';
import { Link } from '../../ui/Link.tsx';
import { LineItem } from '../../ui/LineItem.tsx';
import { Price } from '../../ui/Price.tsx';
import * as styles from './OrderView.module.css';

export interface OrderPieceProps {
  line: StatusLine;
  locale: Locale;
  /** The order is on its way to the shopper: what was expected of it still holds. */
  isAhead: boolean;
  /** A payment in advance is waited for. */
  isUnpaid: boolean;
}

export const OrderPiece = ({ line, locale, isAhead, isUnpaid }: OrderPieceProps) => {
  const { t } = useTranslation('orderStatus');
  const { t: deliveryText } = useTranslation('delivery');
  const expected = isAhead ? line.expected : null;
  const time = formatPromise(line.shipping_time, expected, { locale, isPrepaid: isUnpaid, t: deliveryText });
  const path = line.slug === null ? undefined : toProductPath(line.slug, locale);
  return (
    <LineItem
      name={line.name}
      href={path}
      heading="h3"
      engravings={line.previews}
      engravingAlt={t('line.engraving')}
      end={
        <p className={styles.lineEnd}>
          <span className={styles.note}>{t('line.count', { count: line.count })}</span>
          <Price
            locale={locale}
            priceCents={line.total_price_brutto}
            unitPrice={line.unit_price === null ? undefined : formatUnitPrice(line.unit_price, locale)}
          />
        </p>
      }
    >
      {line.variant_name !== null && <p>{line.variant_name}</p>}
      <EssentialFeatures features={line.essential_features} locale={locale} />
      {line.reference_number !== null && (
        <p className={styles.note}>{t('line.reference', { number: line.reference_number })}</p>
      )}
      {line.labels.map(({ label, value }) => (
        <p key={label}>
          {formatLabel(label, locale)} <bdi>{value}</bdi>
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
    </LineItem>
  );
};
