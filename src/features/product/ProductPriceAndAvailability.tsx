// The price of a product with the note on tax and shipping (law row L6), its delivery time (L7), and where it can be
// seen.
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import type { ProductAvailability } from '../../../domain/product-availability.ts';
import {
  type ProductSelectionState,
  toSelectedAvailability,
  toSelectedDeliveryTime,
  toSelectedPrice,
} from '../../../domain/product/product-selection.ts';
import { formatDeliveryTime } from '../../../domain/format-delivery-time.ts';
import { formatConjunctionList, formatCountryName, formatLowestUnitPrice, formatPercent } from '../../i18n/format.ts';
import { Link } from '../../ui/Link.tsx';
import { Price } from '../../ui/Price.tsx';
import * as styles from './ProductPriceAndAvailability.module.css';
import type { ProductPageShopSettings } from './useProduct.ts';

export interface ProductPriceAndAvailabilityProps {
  ref?: Ref<HTMLDivElement>;
  view: ProductSelectionState;
  shop: ProductPageShopSettings;
  locale: Locale;
  shippingPath: string;
  /** Page to book an appointment to see the product; `null` if the project has none. */
  appointmentHref: string | null;
}

export const ProductPriceAndAvailability = ({
  ref,
  view,
  shop,
  locale,
  shippingPath,
  appointmentHref,
}: ProductPriceAndAvailabilityProps) => {
  const { t } = useTranslation('product');
  const { t: deliveryText } = useTranslation('delivery');
  const { product } = view;
  if (!product) return null;
  const { priceCents, isFrom } = toSelectedPrice(view);
  const taxPercent = product.taxPercent ?? shop.taxPercent;
  const availability = toSelectedAvailability(view, shop);
  const time = formatDeliveryTime(toSelectedDeliveryTime(view, shop), deliveryText);
  return (
    <div ref={ref} className={styles.lines} aria-live="polite">
      <p className={styles.price}>
        {priceCents === null ? (
          t('onRequest')
        ) : (
          <Price
            locale={locale}
            priceCents={priceCents}
            {...(isFrom ? { prefix: t('from') } : {})}
            {...(view.priceBeforeCents === null
              ? {}
              : { before: { priceCents: view.priceBeforeCents, label: t('lowestPrice') } })}
            unitPrice={view.unitPrice ? formatLowestUnitPrice(view.unitPrice, t('from'), locale) : undefined}
          />
        )}
        {/* A product with two engraved rings is a pair. */}
        {priceCents !== null && product.personalization?.surface === 'ring_pair' && (
          <span className={styles.note}> {t('forPair')}</span>
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
      {product.branches.length > 0 && (
        <p className={styles.note}>
          {t('onDisplay', {
            branches: formatConjunctionList(
              product.branches.map(({ name }) => name),
              locale,
            ),
          })}
          {appointmentHref !== null && (
            <>
              {' '}
              {/* What comes in sizes can be tried on. */}
              <Link href={appointmentHref}>{t(product.variesBy === 'size' ? 'tryOn' : 'viewing')}</Link>
            </>
          )}
        </p>
      )}
    </div>
  );
};

type Translate = (key: string, values: Record<string, unknown>) => string;

/** Stock level, or why there is none. Unavailability is shown elsewhere. */
const toStockText = (stock: number, availability: ProductAvailability, t: Translate): ReactNode => {
  if (stock <= 0 && availability === 'unavailable') return null;
  return <p className={styles.note}>{stock > 0 ? t('stock', { count: stock }) : t(`stockOf.${availability}`, {})}</p>;
};
