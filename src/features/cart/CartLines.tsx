// The lines of the cart: what each is, with its engraving as it will look, how many, and what they cost together.
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import type { Cart, CartItem } from '../../domain/cart.ts';
import { toProductPath } from '../../i18n/shop-paths.ts';
import { Link } from '../../ui/Link.tsx';
import { Price } from '../../ui/Price.tsx';
import { useTypedNumber } from '../../ui/useTypedNumber.ts';
import { changeItemCount, removeItem } from './cart-store.ts';
import * as styles from './CartLines.module.css';

export const CartLines = ({ cart }: { cart: Cart }) => {
  const { t, i18n } = useTranslation('cart');
  const locale = i18n.language as Locale;
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number>(null);
  // The button that was pressed is gone: the one in its place has the focus.
  useEffect(() => {
    if (removed.current === null) return;
    const buttons = list.current?.querySelectorAll('button');
    buttons?.item(Math.min(removed.current, buttons.length - 1)).focus();
    removed.current = null;
  }, [cart.products.length]);
  return (
    <div className={styles.cart}>
      <ul ref={list} className={styles.lines} aria-label={t('lines')}>
        {cart.products.map((item, index) => (
          <CartLine
            key={item.cartId}
            item={item}
            locale={locale}
            onRemove={() => {
              removed.current = index;
              removeItem(item.cartId);
            }}
          />
        ))}
      </ul>
      <p className={styles.total} aria-live="polite">
        <span>{t('total', { count: cart.totalCount })}</span>
        <strong>
          <Price locale={locale} priceCents={cart.totalPriceBrutto} />
        </strong>
      </p>
    </div>
  );
};

interface CartLineProps {
  item: CartItem;
  locale: Locale;
  onRemove: () => void;
}

const CartLine = ({ item, locale, onRemove }: CartLineProps) => {
  const { t } = useTranslation('cart');
  const { product, variant, personalization, count, cartId, priceBrutto } = item;
  const countField = useTypedNumber(count, (next) => changeItemCount(cartId, next));
  return (
    <li className={styles.line}>
      <span className={styles.picture}>
        {product.imageUrl && <img src={product.imageUrl} alt="" width="96" height="120" loading="lazy" />}
      </span>
      <div>
        <p className={styles.maker}>{product.manufacturer}</p>
        <h2 className={styles.name}>
          <Link href={toProductPath(product.slug, locale)}>{product.name}</Link>
        </h2>
        {variant && <p>{variant.name}</p>}
        {personalization?.labels.map(({ label, value }) => (
          <p key={label}>
            {label}: <bdi>{value}</bdi>
          </p>
        ))}
        {personalization?.previews.map((svg) => (
          // As a picture and not as part of the page: nothing in it can run or reach out.
          <img
            key={svg}
            className={styles.engraving}
            src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
            alt={t('engraving')}
          />
        ))}
        {personalization?.isMadeToOrder && <p className={styles.note}>{t('noWithdrawal')}</p>}
      </div>
      <div className={styles.amount}>
        <label>
          <span>{t('count')}</span>
          <input type="number" min={1} max={99} inputMode="numeric" {...countField} />
        </label>
        <Price locale={locale} priceCents={priceBrutto * count} />
        <button
          type="button"
          onClick={onRemove}
          aria-label={t('removeName', { name: [product.name, variant?.name].filter(Boolean).join(', ') })}
        >
          {t('remove')}
        </button>
      </div>
    </li>
  );
};
