// The cart page's island: says whether the shop is open, what lies in the cart, and what the service says of it. Loaded through
// CartPage only.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import type { Cart } from '../../../domain/cart.ts';
import { useCartStore } from '../../adapters/browser/cart-store.ts';
import { shopSettingsQuery } from '../../adapters/directus/shop-settings.ts';
import { withQueryClient } from '../../adapters/query-client.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import * as styles from './Cart.module.css';
import { CartLines } from './CartLines.tsx';
import { CartSummary } from './CartSummary.tsx';
import { useCartQuote } from './useCartQuote.ts';
import { forgetWaitingOrderNews } from './useWaitingOrder.ts';
import { WaitingOrderNotice } from './WaitingOrderNotice.tsx';

/** Localized paths to which the cart leads. */
export interface CartProps {
  productsPath: string;
  /** `null` where the house has no checkout page. */
  checkoutPath: string | null;
  shippingPath: string;
}

const CartPage = (props: CartProps) => {
  const { t } = useTranslation('cart');
  const { data: settings, isPending, isError } = useQuery(shopSettingsQuery);
  const cart = useCartStore();
  const emptied = useFocusWhenEmptied(cart.products.length);
  // What was said about an order is seen by then.
  useEffect(() => forgetWaitingOrderNews, []);
  if (isPending) return <p role="status">{t('loading')}</p>;
  if (isError) return <p role="alert">{t('settingsFailed')}</p>;
  if (!settings?.enable_cart) return <p>{t('closed')}</p>;
  if (settings.maintenance_mode) return <p>{t('maintenance')}</p>;
  return (
    <>
      <WaitingOrderNotice checkoutPath={props.checkoutPath} heading="h2" />
      {cart.products.length > 0 ? (
        <FilledCart cart={cart} {...props} />
      ) : (
        <div className={styles.empty}>
          <h2 ref={emptied} tabIndex={-1}>
            {t('emptyHeading')}
          </h2>
          <p>{t('emptyText')}</p>
          <ButtonLink href={props.productsPath}>{t('toPieces')}</ButtonLink>
        </div>
      )}
    </>
  );
};

const FilledCart = ({ cart, checkoutPath, shippingPath }: CartProps & { cart: Cart }) => {
  const { i18n } = useTranslation('cart');
  const checked = useCartQuote(cart, i18n.language as Locale);
  return (
    <div className={styles.cart}>
      <CartLines lines={checked.lines} />
      <CartSummary cart={cart} checked={checked} checkoutPath={checkoutPath} shippingPath={shippingPath} />
    </div>
  );
};

/** With the last line the button goes that took it out: the heading that says so has the focus then. */
const useFocusWhenEmptied = (lineCount: number) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(lineCount);
  useEffect(() => {
    if (before.current > 0 && lineCount === 0 && document.activeElement === document.body) heading.current?.focus();
    before.current = lineCount;
  }, [lineCount]);
  return heading;
};

export default withQueryClient(CartPage);
