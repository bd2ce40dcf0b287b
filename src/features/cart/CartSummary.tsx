// Beside the cart's lines: what they cost together, with tax and shipping (law row L6), where the house delivers to and how it
// can be paid (L4), and the way to the checkout, or why there is none yet.
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import type { Cart } from '../../../domain/cart.ts';
import { isCartOrderable } from '../../../domain/cart-quote.ts';
import { formatCountry, formatList } from '../../i18n/format-country.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Price } from '../../ui/Price.tsx';
import * as styles from './CartSummary.module.css';
import type { CheckedCart } from './useCartQuote.ts';

export interface CartSummaryProps {
  cart: Cart;
  checked: CheckedCart;
  checkoutPath: string | null;
  shippingPath: string;
}

export const CartSummary = ({ cart, checked, checkoutPath, shippingPath }: CartSummaryProps) => {
  const { t, i18n } = useTranslation('cart');
  const locale = i18n.language as Locale;
  const { quote, state, lines } = checked;
  const isBlocked = (state === 'known' && !isCartOrderable(lines)) || state === 'refused';
  const problemCount = lines.filter(({ problem }) => problem !== null).length;
  return (
    <section className={styles.summary} aria-label={t('summary')}>
      <p className={styles.total} aria-live="polite">
        <span>{t('total', { count: cart.totalCount })}</span>
        <strong>
          <Price locale={locale} priceCents={cart.totalPriceBrutto} />
        </strong>
      </p>
      <p className={styles.note}>
        {t('inclTax')} <Link href={shippingPath}>{t('shippingCosts')}</Link>
      </p>
      {quote?.assumed_country && (
        <p className={styles.note}>{t('deliveryAssumed', { country: formatCountry(quote.assumed_country, locale) })}</p>
      )}
      <div role="status">{state === 'asking' && <p className={styles.note}>{t('checking')}</p>}</div>
      {state === 'failed' && (
        <Notice variant="info">
          <p>{t('checkFailed')}</p>
          <p>
            <Button variant="ghost" onClick={checked.askAgain}>
              {t('checkAgain')}
            </Button>
          </p>
        </Notice>
      )}
      {isBlocked && (
        <Notice variant="error">
          {state === 'refused'
            ? t(`refusals.${checked.refusal ?? 'invalid_input'}`)
            : t('blocked', { count: problemCount })}
        </Notice>
      )}
      {isBlocked ? (
        <Button disabled className={styles.checkout}>
          {t('toCheckout')}
        </Button>
      ) : (
        checkoutPath !== null && (
          <ButtonLink href={checkoutPath} className={styles.checkout ?? ''}>
            {t('toCheckout')}
          </ButtonLink>
        )
      )}
      {quote && (
        <dl className={styles.terms}>
          <div>
            <dt>{t('countries')}</dt>
            <dd>
              {formatList(
                quote.countries.map((code) => formatCountry(code, locale)),
                locale,
              )}
            </dd>
          </div>
          <div>
            <dt>{t('payments')}</dt>
            <dd>
              {formatList(
                quote.payment_methods.map(({ name }) => name),
                locale,
              )}
            </dd>
          </div>
        </dl>
      )}
    </section>
  );
};
