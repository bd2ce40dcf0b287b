// The compact order summary of the details step, with the totals of the current choices: beside the form, or on small
// screens a closed bar above it. The total stays visible in both.
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../../contract/locale.ts';
import type { CartQuote } from '../../../../contract/shop/cart-quote.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { CompactLineItem } from '../../../ui/ProductLineItemRow.tsx';
import { Link } from '../../../ui/Link.tsx';
import { PriceText } from '../../../ui/PriceText.tsx';
import { EnteredCodesField } from '../../entered-codes/EnteredCodesField.tsx';
import { type CheckoutProps, CheckoutTotalsList } from '../CheckoutStepParts.tsx';
import type { CheckoutQuoteState } from '../useCheckoutQuote.ts';
import * as styles from './CheckoutSideSummary.module.css';

export interface CheckoutSideSummaryProps {
  checked: CheckoutQuoteState;
  quote: CartQuote;
  paths: CheckoutProps['paths'];
  /** There is room beside the form. */
  isWide: boolean;
}

export const CheckoutSideSummary = ({ checked, quote, paths, isWide }: CheckoutSideSummaryProps) => {
  const { t, i18n } = useTranslation(['checkout', 'shell']);
  const locale = i18n.language as Locale;
  const name = t('order.heading');
  const lines = (
    <ul className={styles.items}>
      {checked.lines.map(({ item, quoted }) => (
        <CompactLineItem
          key={item.cartId}
          item={item}
          quoted={quoted}
          labels={quoted?.labels ?? []}
          countText={t('order.pieces', { count: item.count })}
          priceNote={quoted?.is_pair ? t('shell:prices.forPair') : undefined}
          locale={locale}
        />
      ))}
    </ul>
  );
  const content = (
    <>
      {isWide ? (
        <div className={styles.scroller} role="region" aria-label={t('order.items')} tabIndex={0}>
          {lines}
        </div>
      ) : (
        lines
      )}
      <EnteredCodesField quote={quote} isFresh={checked.isFresh} />
      <CheckoutTotalsList quote={quote} locale={locale} shippingPath={paths.shipping} isBusy={!checked.isCurrent} />
      <p>
        <Link href={paths.cart}>{t('order.change')}</Link>
      </p>
    </>
  );
  return isWide ? (
    <section className={styles.aside} aria-label={name}>
      <h2 className={styles.title}>{name}</h2>
      {content}
    </section>
  ) : (
    <section className={styles.bar} aria-label={name}>
      <details>
        <summary className={styles.head}>
          <h2 className={styles.title}>{name}</h2>
          <PriceText locale={locale} priceCents={quote.totals.total_cents} />
          <Icon name="open" className={styles.mark} />
        </summary>
        <div className={styles.unfolded}>{content}</div>
      </details>
    </section>
  );
};
