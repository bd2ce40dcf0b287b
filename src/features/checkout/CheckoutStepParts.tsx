// Components that both checkout steps share.
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import type { CartQuote, ShippingOption } from '../../../contract/shop/cart-quote.ts';
import { toDueCents } from '../../../domain/voucher.ts';
import { useCheckoutStore } from '../../adapters/browser/checkout-store.ts';
import { formatCountryName, formatPercent, formatPrice } from '../../i18n/format.ts';
import { Link } from '../../ui/Link.tsx';
import { PriceText } from '../../ui/PriceText.tsx';
import type { CheckoutQuoteState } from './useCheckoutQuote.ts';
import { DescriptionListRow } from '../../ui/DescriptionListRow.tsx';
import * as styles from './CheckoutStepParts.module.css';

export interface CheckoutTotalsListProps {
  quote: CartQuote;
  locale: Locale;
  /** Path of the shipping costs page; omit if the total includes shipping. */
  shippingPath?: string;
  /** A new quote is loading. */
  isBusy: boolean;
}

/**
 * The totals: goods, shipping, discount, gift wrapping, total and tax by rate (law rows L2, L6), and what is left to pay
 * after gift vouchers.
 */
export const CheckoutTotalsList = ({ quote, locale, shippingPath, isBusy }: CheckoutTotalsListProps) => {
  const { t } = useTranslation('checkout');
  const { totals, codes } = quote;
  const discountCents = totals.discount_cents + totals.shipping_discount_cents;
  const discount = codes.find(({ kind, problem }) => kind === 'discount' && problem === null);
  const shippingCents = totals.shipping_cents === null ? null : totals.shipping_cents + totals.shipping_discount_cents;
  return (
    <dl className={styles.totals} aria-busy={isBusy || undefined}>
      <DescriptionListRow name={t('totals.goods')}>
        <PriceText locale={locale} priceCents={totals.goods_cents + totals.discount_cents} />
      </DescriptionListRow>
      <DescriptionListRow
        name={shippingPath ? <Link href={shippingPath}>{t('totals.shipping')}</Link> : t('totals.shipping')}
      >
        {shippingCents === null ? (
          t('totals.open')
        ) : shippingCents === 0 ? (
          t('delivery.free')
        ) : (
          <PriceText locale={locale} priceCents={shippingCents} />
        )}
      </DescriptionListRow>
      {totals.present_wrap_cents > 0 && (
        <DescriptionListRow name={t('totals.wrap')}>
          <PriceText locale={locale} priceCents={totals.present_wrap_cents} />
        </DescriptionListRow>
      )}
      {discount && discountCents > 0 && (
        <DescriptionListRow name={t('totals.discount', { code: discount.code })}>
          <PriceText locale={locale} priceCents={-discountCents} />
        </DescriptionListRow>
      )}
      <DescriptionListRow name={t('totals.total')} className={styles.sum}>
        <PriceText locale={locale} priceCents={totals.total_cents} />
      </DescriptionListRow>
      {totals.taxes.map(({ percent, amount_cents: amount }) => (
        <DescriptionListRow
          key={percent}
          name={t('totals.tax', { tax: formatPercent(percent, locale) })}
          className={styles.tax}
        >
          <PriceText locale={locale} priceCents={amount} />
        </DescriptionListRow>
      ))}
      {totals.voucher_cents > 0 && (
        <>
          <DescriptionListRow name={t('totals.vouchers')}>
            <PriceText locale={locale} priceCents={-totals.voucher_cents} />
          </DescriptionListRow>
          <DescriptionListRow name={t('totals.due')} className={styles.sum}>
            <PriceText locale={locale} priceCents={toDueCents(totals)} />
          </DescriptionListRow>
        </>
      )}
    </dl>
  );
};

/** Text about a shipping option that replaced an unavailable one; `undefined` if none was replaced. */
export const useShippingReplacementNotice = ({
  replacement,
}: Pick<CheckoutQuoteState, 'replacement'>): string | undefined => {
  const { t, i18n } = useTranslation('checkout');
  const country = useCheckoutStore(({ shippingAddress }) => shippingAddress.country);
  const locale = i18n.language as Locale;
  if (!replacement) return undefined;
  const isFree = replacement.is_free || replacement.price_cents === 0;
  return t('lost.replacedShipping', {
    country: formatCountryName(country, locale),
    name: replacement.name,
    price: isFree ? t('delivery.free') : formatPrice(replacement.price_cents, locale),
  });
};

/** Where the order can be collected, and for how long. */
export const toPickupDetailsText = (
  t: TFunction<'checkout'>,
  pickup: NonNullable<ShippingOption['pickup']>,
): string => {
  const place = `${pickup.name}, ${pickup.street}, ${pickup.zip} ${pickup.city}`;
  const { reservation_days: count } = pickup;
  return count === undefined ? t('delivery.pickup', { place }) : t('delivery.pickupDays', { place, count });
};

/** Props that the page passes to the checkout and its steps. */
export interface CheckoutProps {
  /** Localized paths that the checkout links to. */
  paths: Readonly<Record<'cart' | 'privacy' | 'products' | 'shipping' | 'terms' | 'thanks' | 'withdrawal', string>>;
  /** The official notice on the legal guarantee (law row L14); `null` shows it as text. */
  guaranteeNotice: { path: string; width: number; height: number } | null;
}
