// The price of a product with the note on tax and shipping (law row L6), and its delivery time (L7).
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import type { ProductAvailability } from '../../../domain/product-availability.ts';
import {
  type ProductSelectionState,
  toSelectedAvailability,
  toSelectedDeliveryTime,
} from '../../../domain/product/product-selection.ts';
import { formatDeliveryTime } from '../../../domain/format-delivery-time.ts';
import { formatCountryName, formatLowestUnitPrice, formatPercent } from '../../i18n/format.ts';
import { Link } from '../../ui/Link.tsx';
import { Price } from '../../ui/Price.tsx';
import * as styles from './ProductPriceAndAvailability.module.css';
import type { ProductPageShopSettings } from './useProduct.ts';

export interface ProductPriceAndAvailabilityProps {
  view: ProductSelectionState;
  shop: ProductPageShopSettings;
  locale: Locale;
  shippingPath: string;
}

export const ProductPriceAndAvailability = ({ view, shop, locale, shippingPath }: ProductPriceAndAvailabilityProps) => {
  const { t } = useTranslation('product');
  const { t: deliveryText } = useTranslation('delivery');
  const { product, priceRange } = view;
  if (!product) return null;
  const isOpen = view.hasVariants && !view.variant;
  const priceCents = isOpen ? priceRange?.fromCents : view.priceCents;
  const taxPercent = product.taxPercent ?? shop.taxPercent;
  const availability = toSelectedAvailability(view, shop);
  const time = formatDeliveryTime(toSelectedDeliveryTime(view, shop), deliveryText);
  return (
    <div className={styles.lines} aria-live="polite">
      <p className={styles.price}>
        {priceCents === null || priceCents === undefined ? (
          t('onRequest')
        ) : (
          <Price
            locale={locale}
            priceCents={priceCents}
            {...(isOpen && priceRange && priceRange.fromCents < priceRange.toCents ? { prefix: t('from') } : {})}
            {...(view.priceBeforeCents === null
              ? {}
              : { before: { priceCents: view.priceBeforeCents, label: t('lowestPrice') } })}
            unitPrice={view.unitPrice ? formatLowestUnitPrice(view.unitPrice, t('from'), locale) : undefined}
          />
        )}
      </p>
      <p className={styles.note}>
        {t('inclTax', { tax: formatPercent(taxPercent, locale) })} <Link href={shippingPath}>{t('shippingCosts')}</Link>
      </p>
      {availability === 'unavailable' ? (
        <p>{t('unavailable')}</p>
      ) : (
        <p>{time === null ? deliveryText('unknown') : t('delivery', { time })}</p>
      )}
      {time !== null && shop.assumedCountry !== null && (
        <p className={styles.note}>
          {deliveryText('assumed', { country: formatCountryName(shop.assumedCountry, locale) })}
        </p>
      )}
      {shop.showsStock && view.stock !== null && toStockText(view.stock, availability, t)}
    </div>
  );
};

type Translate = (key: string, values: Record<string, unknown>) => string;

/** Stock level, or why there is none. Unavailability is shown elsewhere. */
const toStockText = (stock: number, availability: ProductAvailability, t: Translate): ReactNode => {
  if (stock <= 0 && availability === 'unavailable') return null;
  return <p className={styles.note}>{stock > 0 ? t('stock', { count: stock }) : t(`stockOf.${availability}`, {})}</p>;
};
