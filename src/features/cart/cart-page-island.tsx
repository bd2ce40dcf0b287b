// The cart page's island: whether the shop is open, the cart's items and their quote.
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import { isCartOrderable } from '../../../domain/match-cart-with-quote.ts';
import type { CartContents } from '../../../domain/cart.ts';
import { type ShopSettingsForLayout, toShopOrderingStatus } from '../../../domain/shop-settings.ts';
import { prefetchDocumentWithScripts } from '../../ui/preload-page.ts';
import { useCartStore } from '../../adapters/browser/cart-store.ts';
import { shopSettingsQueryOptions } from '../../adapters/directus/shop-settings.ts';
import { withQueryClient } from '../../adapters/query-client.tsx';
import { formatCountryName, formatConjunctionList } from '../../i18n/format.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PriceText } from '../../ui/PriceText.tsx';
import { OrderingUnavailableNotice } from '../../ui/OrderingUnavailableNotice.tsx';
import { type UseCartItemRemovalResult, RemovedCartItemNotice, useCartItemRemoval } from './cart-item-removal.tsx';
import { CartLineList } from './CartLineList.tsx';
import { type CartQuoteState, useCartQuote } from './useCartQuote.ts';
import { clearPendingOrderOutcome, PendingOrderNotice } from './PendingOrderNotice.tsx';
import { EnteredCodesField } from '../entered-codes/EnteredCodesField.tsx';
import { DescriptionListRow } from '../../ui/DescriptionListRow.tsx';
import * as styles from './cart-page-island.module.css';

export interface CartIslandProps {
  /** The shop's settings at build time. */
  shop: ShopSettingsForLayout | null;
  /** Localized paths that the cart links to. */
  productsPath: string;
  /** `null` if the project has no checkout page. */
  checkoutPath: string | null;
  shippingPath: string;
  /** Above the items. */
  lead: string | null;
  /** What an empty cart leads to. */
  departments: ReactNode;
}

const CartPage = (props: CartIslandProps) => {
  const { t } = useTranslation('cart');
  const status = toShopOrderingStatus(useQuery(shopSettingsQueryOptions), props.shop);
  const cart = useCartStore();
  const emptied = useFocusWhenEmptied(cart.products.length);
  const removal = useCartItemRemoval(cart.products.length);
  // Leaving the page dismisses the outcome of an order.
  useEffect(() => clearPendingOrderOutcome, []);
  if (status !== 'open') return <OrderingUnavailableNotice status={status} namespace="cart" />;
  return (
    <>
      <PendingOrderNotice checkoutPath={props.checkoutPath} heading="h2" />
      {/* Rendered from the start, because live regions announce only later changes. */}
      <p role="status" className="visually-hidden">
        {removal.removed && t('removed', { name: removal.removed.name })}
      </p>
      {cart.products.length > 0 ? (
        <>
          {props.lead && <p className={styles.lead}>{props.lead}</p>}
          <FilledCart cart={cart} removal={removal} {...props} />
        </>
      ) : (
        <>
          <div className={styles.empty}>
            <h2 ref={emptied} tabIndex={-1}>
              {t('emptyHeading')}
            </h2>
            {removal.removed && (
              <p className={styles.removed}>
                <RemovedCartItemNotice removal={removal} />
              </p>
            )}
            <p>{t('emptyText')}</p>
            <ButtonLink href={props.productsPath}>{t('toPieces')}</ButtonLink>
          </div>
          <div className={styles.departments}>{props.departments}</div>
        </>
      )}
    </>
  );
};

interface FilledCartProps extends Omit<CartSummaryProps, 'checked'> {
  removal: UseCartItemRemovalResult;
}

const FilledCart = ({ cart, removal, checkoutPath, shippingPath }: FilledCartProps) => {
  const { i18n } = useTranslation('cart');
  const checked = useCartQuote(cart, i18n.language as Locale);
  useEffect(() => {
    if (checkoutPath !== null) void prefetchDocumentWithScripts(checkoutPath);
  }, [checkoutPath]);
  return (
    <div className={styles.cart}>
      <CartLineList lines={checked.lines} removal={removal} />
      <CartSummary cart={cart} checked={checked} checkoutPath={checkoutPath} shippingPath={shippingPath} />
    </div>
  );
};

/** Removing the last line also removes its button, so the heading that says so gets focus. */
const useFocusWhenEmptied = (lineCount: number) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(lineCount);
  useEffect(() => {
    if (before.current > 0 && lineCount === 0 && document.activeElement === document.body) heading.current?.focus();
    before.current = lineCount;
  }, [lineCount]);
  return heading;
};

interface CartSummaryProps {
  cart: CartContents;
  checked: CartQuoteState;
  checkoutPath: string | null;
  shippingPath: string;
}

/**
 * Totals beside the cart's lines, with tax and shipping (law row L6), delivery countries and payment methods (L4), and
 * the link to the checkout or why it is unavailable.
 */
const CartSummary = ({ cart, checked, checkoutPath, shippingPath }: CartSummaryProps) => {
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
          <PriceText locale={locale} priceCents={cart.totalPriceBrutto} />
        </strong>
      </p>
      {quote && quote.totals.discount_cents > 0 && (
        <dl className={styles.discount} aria-live="polite">
          <DescriptionListRow name={t('discount')}>
            <PriceText locale={locale} priceCents={-quote.totals.discount_cents} />
          </DescriptionListRow>
          <DescriptionListRow name={t('afterDiscount')}>
            <PriceText locale={locale} priceCents={quote.totals.goods_cents} />
          </DescriptionListRow>
        </dl>
      )}
      <p className={styles.note}>
        {t('inclTax')} <Link href={shippingPath}>{t('shippingCosts')}</Link>
      </p>
      {quote?.assumed_country && (
        <p className={styles.note}>
          {t('deliveryAssumed', { country: formatCountryName(quote.assumed_country, locale) })}
        </p>
      )}
      <div role="status">{state === 'asking' && <p className={styles.note}>{t('checking')}</p>}</div>
      {state === 'failed' && (
        <Notice variant="info">
          <p>{t('checkFailed')}</p>
          <p>
            <Button variant="ghost" onClick={checked.refetchQuote}>
              {t('checkAgain')}
            </Button>
          </p>
        </Notice>
      )}
      {quote && <EnteredCodesField quote={quote} isFresh={checked.isFresh} />}
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
          <ButtonLink href={checkoutPath} className={styles.checkout ?? ''} data-prefetch>
            {t('toCheckout')}
          </ButtonLink>
        )
      )}
      {quote && (
        <dl className={styles.terms}>
          <DescriptionListRow name={t('countries')}>
            {formatConjunctionList(
              quote.countries.map((code) => formatCountryName(code, locale)),
              locale,
            )}
          </DescriptionListRow>
          <DescriptionListRow name={t('payments')}>
            {formatConjunctionList(
              quote.payment_methods.map(({ name }) => name),
              locale,
            )}
          </DescriptionListRow>
        </dl>
      )}
    </section>
  );
};

export default withQueryClient(CartPage);
