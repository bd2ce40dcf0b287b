// The price of a product with the note on tax and shipping (law row L6), and its delivery time (L7) with the expected
// dates.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import { type DeliveryTime, toExpectedDeliveryDates, type WorkingDayCalendar } from '../../../domain/delivery-time.ts';
import type { ProductAvailability } from '../../../domain/product-availability.ts';
import {
  type ProductPageSelectionState,
  toAvailabilityOfSelectedQuantity,
  toSelectedDeliveryTime,
  toSelectedOrLowestPrice,
} from '../../../domain/product/product-selection-reducer.ts';
import { formatDeliveryTime } from '../../../domain/format-delivery-time.ts';
import { formatCountryName, formatLowestUnitPrice, formatPercent, formatShortDateRange } from '../../i18n/format.ts';
import { Link } from '../../ui/Link.tsx';
import { PriceText } from '../../ui/PriceText.tsx';
import { useValueAfterHydration } from '../../ui/useValueAfterHydration.ts';
import * as styles from './ProductPriceAndAvailability.module.css';
import type { ProductPageShopSettings } from './useProductPageState.ts';

export interface ProductPriceAndAvailabilityProps {
  view: ProductPageSelectionState;
  shop: ProductPageShopSettings;
  locale: Locale;
  shippingPath: string;
  calendar: WorkingDayCalendar;
}

export const ProductPriceAndAvailability = ({
  view,
  shop,
  locale,
  shippingPath,
  calendar,
}: ProductPriceAndAvailabilityProps) => {
  const { t } = useTranslation(['product', 'shell']);
  const { t: deliveryText } = useTranslation('delivery');
  const { product } = view;
  if (!product) return null;
  const { priceCents, isFrom } = toSelectedOrLowestPrice(view);
  const taxPercent = product.taxPercent ?? shop.taxPercent;
  const availability = toAvailabilityOfSelectedQuantity(view, shop);
  const deliveryTime = toSelectedDeliveryTime(view, shop);
  const time = formatDeliveryTime(deliveryTime, deliveryText);
  return (
    <div className={styles.lines} aria-live="polite">
      <p className={styles.price}>
        {priceCents === null ? (
          t('onRequest')
        ) : (
          <PriceText
            locale={locale}
            priceCents={priceCents}
            {...(isFrom ? { prefix: t('from') } : {})}
            note={product.isPair ? t('shell:prices.forPair') : undefined}
            {...(view.priceBeforeCents === null
              ? {}
              : { before: { priceCents: view.priceBeforeCents, label: t('lowestPrice') } })}
            unitPrice={view.unitPrice ? formatLowestUnitPrice(view.unitPrice, t('from'), locale) : undefined}
          />
        )}
      </p>
      <p className={styles.note}>
        {product.isGiftVoucher ? (
          t('voucherTax')
        ) : (
          <>
            {t('inclTax', { tax: formatPercent(taxPercent, locale) })}{' '}
            <Link href={shippingPath}>{t('shippingCosts')}</Link>
          </>
        )}
      </p>
      {availability === 'unavailable' ? (
        <p>{t('unavailable')}</p>
      ) : (
        <p>{time === null ? deliveryText('unknown') : t('delivery', { time })}</p>
      )}
      {deliveryTime.kind === 'days' && <ExpectedDelivery time={deliveryTime} calendar={calendar} locale={locale} />}
      {time !== null && shop.assumedCountry !== null && !product.isGiftVoucher && (
        <p className={styles.note}>
          {deliveryText('assumed', { country: formatCountryName(shop.assumedCountry, locale) })}
        </p>
      )}
      {shop.showsStock && !product.isGiftVoucher && view.stock !== null && toStockText(view.stock, availability, t)}
    </div>
  );
};

interface ExpectedDeliveryProps {
  time: DeliveryTime;
  calendar: WorkingDayCalendar;
  locale: Locale;
}

/** As long as dates become. */
const longestDates = 'Mi., 30. Sept. – Mi., 30. Sept.';

/** The dates on which an order of today arrives. Static HTML cannot know them, so it keeps the room for them. */
const ExpectedDelivery = ({ time, calendar, locale }: ExpectedDeliveryProps) => {
  const { t } = useTranslation('delivery');
  const dates = useValueAfterHydration(() => {
    const range = toExpectedDeliveryDates(time, calendar, new Date());
    return range && formatShortDateRange(range, locale);
  }, null);
  return (
    // Not announced once it appears: the delivery time is, whenever it changes.
    <p className={styles.expected} data-longest={t('arrival', { dates: longestDates })} aria-live="off">
      {dates !== null && <span>{t('arrival', { dates })}</span>}
    </p>
  );
};

type Translate = (key: string, values: Record<string, unknown>) => string;

/** Stock level, or why there is none. Unavailability is shown elsewhere. */
const toStockText = (stock: number, availability: ProductAvailability, t: Translate): ReactNode => {
  if (stock <= 0 && availability === 'unavailable') return null;
  return <p className={styles.note}>{stock > 0 ? t('stock', { count: stock }) : t(`stockOf.${availability}`, {})}</p>;
};
