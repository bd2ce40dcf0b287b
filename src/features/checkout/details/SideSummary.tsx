// What is bought, beside the form: in short, with the figures of the choices made so far.
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../../contract/locale.ts';
import type { Quote } from '../../../../contract/shop/quote.ts';
import { formatLabel } from '../../../i18n/format-label.ts';
import { formatUnitPrice } from '../../../i18n/format-unit-price.ts';
import { EssentialFeatures } from '../../../ui/EssentialFeatures.tsx';
import { Link } from '../../../ui/Link.tsx';
import { LineItem } from '../../../ui/LineItem.tsx';
import { Price } from '../../../ui/Price.tsx';
import type { CheckoutProps } from '../checkout-props.ts';
import { Totals } from '../Totals.tsx';
import type { CheckoutQuote } from '../useCheckoutQuote.ts';
import * as styles from './Details.module.css';

export interface SideSummaryProps {
  checked: CheckoutQuote;
  quote: Quote;
  paths: CheckoutProps['paths'];
}

export const SideSummary = ({ checked, quote, paths }: SideSummaryProps) => {
  const { t, i18n } = useTranslation('checkout');
  const locale = i18n.language as Locale;
  return (
    <section className={styles.aside} aria-label={t('order.heading')}>
      <h2 className={styles.asideTitle}>{t('order.heading')}</h2>
      <ul className={styles.pieces}>
        {checked.lines.map(({ item, quoted }) => (
          <LineItem
            key={item.cartId}
            size="small"
            imageUrl={item.product.imageUrl}
            name={quoted?.name || item.product.name}
            end={
              <p className={styles.pieceEnd}>
                <span>{t('order.pieces', { count: item.count })}</span>
                <Price
                  locale={locale}
                  priceCents={item.priceBrutto * item.count}
                  unitPrice={quoted?.unit_price ? formatUnitPrice(quoted.unit_price, locale) : undefined}
                />
              </p>
            }
          >
            {(quoted?.variant_name ?? item.variant?.name) && (
              <p className={styles.note}>{quoted?.variant_name ?? item.variant?.name}</p>
            )}
            {quoted && (
              <EssentialFeatures features={quoted.essential_features} locale={locale} className={styles.note} />
            )}
            {quoted?.labels.map(({ label, value }) => (
              <p key={label} className={styles.note}>
                {formatLabel(label, locale)} <bdi>{value}</bdi>
              </p>
            ))}
          </LineItem>
        ))}
      </ul>
      <Totals quote={quote} locale={locale} shippingPath={paths.shipping} isBusy={!checked.isCurrent} />
      <p>
        <Link href={paths.cart}>{t('order.change')}</Link>
      </p>
    </section>
  );
};
