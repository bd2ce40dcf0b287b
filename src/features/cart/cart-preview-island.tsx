// The cart drawer: items, total and links to cart and checkout.
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import { isCartOrderable } from '../../../domain/match-cart-with-quote.ts';
import type { CartContents } from '../../../domain/cart.ts';
import { useCartStore } from '../../adapters/browser/cart-store.ts';
import { withQueryClient } from '../../adapters/query-client.tsx';
import { toProductPath } from '../../i18n/site-paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Drawer } from '../../ui/Drawer.tsx';
import { CompactLineItem } from '../../ui/ProductLineItemRow.tsx';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PriceText } from '../../ui/PriceText.tsx';
import * as styles from './cart-preview-island.module.css';
import { type CartQuoteState, useCartQuote } from './useCartQuote.ts';
import { clearPendingOrderOutcome, PendingOrderNotice } from './PendingOrderNotice.tsx';

const drawerId = 'drawer-cart';

export interface CartPreviewProps {
  cartPath: string;
  checkoutPath: string | null;
  shippingPath: string;
  /** Number of openings; each one shows the drawer again. */
  openings: number;
}

const CartPreview = ({ openings, ...paths }: CartPreviewProps) => {
  const { t, i18n } = useTranslation('shell');
  const locale = i18n.language as Locale;
  const cart = useCartStore();
  const checked = useCartQuote(cart, locale);
  const isEmpty = cart.products.length === 0;
  const container = useRef<HTMLDivElement>(null);
  // The browser returns focus to the opener when the dialog closes.
  useEffect(() => {
    const dialog = container.current?.querySelector('dialog');
    if (dialog && !dialog.open) dialog.showModal();
    dialog?.addEventListener('close', clearPendingOrderOutcome);
    return () => dialog?.removeEventListener('close', clearPendingOrderOutcome);
  }, [openings]);
  return (
    <div ref={container}>
      <Drawer
        id={drawerId}
        title={t('cartPreview.title')}
        closeLabel={t('close')}
        footer={!isEmpty && <PreviewSummary cart={cart} checked={checked} {...paths} />}
      >
        <PendingOrderNotice checkoutPath={paths.checkoutPath} heading="h3" />
        {isEmpty ? <p>{t('cartPreview.empty')}</p> : <PreviewLines lines={checked.lines} />}
      </Drawer>
    </div>
  );
};

const PreviewLines = ({ lines }: Pick<CartQuoteState, 'lines'>) => {
  const { t, i18n } = useTranslation('shell');
  const locale = i18n.language as Locale;
  return (
    <ul className={styles.lines}>
      {lines.map(({ item, quoted, problem }) => (
        <CompactLineItem
          key={item.cartId}
          item={item}
          quoted={quoted}
          labels={quoted && quoted.labels.length > 0 ? quoted.labels : (item.personalization?.labels ?? [])}
          countText={t('cartPreview.pieces', { count: item.count })}
          priceNote={quoted?.is_pair ? t('prices.forPair') : undefined}
          href={toProductPath(quoted?.slug || item.product.slug, locale)}
          locale={locale}
        >
          {quoted?.shipping_time && problem === null && (
            <p className={styles.note}>{t('cartPreview.delivery', { time: quoted.shipping_time })}</p>
          )}
        </CompactLineItem>
      ))}
    </ul>
  );
};

type PreviewSummaryProps = Omit<CartPreviewProps, 'openings'> & { cart: CartContents; checked: CartQuoteState };

/** Pinned below the lines, so a quote that adds text to a line never moves the buttons. */
const PreviewSummary = ({ cart, checked: { lines, state }, ...paths }: PreviewSummaryProps) => {
  const { t, i18n } = useTranslation('shell');
  const locale = i18n.language as Locale;
  const isBlocked = state === 'known' && !isCartOrderable(lines);
  const hasNews = lines.some(({ item }) => item.priceBefore !== undefined);
  return (
    <>
      <p className={styles.total}>
        <span>{t('cartPreview.total')}</span>
        <PriceText locale={locale} priceCents={cart.totalPriceBrutto} />
      </p>
      <p className={styles.note}>
        {t('cartPreview.inclTax')} <Link href={paths.shippingPath}>{t('cartPreview.shippingCosts')}</Link>
      </p>
      {(isBlocked || hasNews) && (
        <Notice variant="info">{t(isBlocked ? 'cartPreview.blocked' : 'cartPreview.priceChanged')}</Notice>
      )}
      <div className={styles.ways}>
        {paths.checkoutPath !== null && !isBlocked && (
          <ButtonLink href={paths.checkoutPath}>{t('cartPreview.toCheckout')}</ButtonLink>
        )}
        <ButtonLink href={paths.cartPath} variant={isBlocked ? 'primary' : 'secondary'}>
          {t('cartPreview.toCart')}
        </ButtonLink>
      </div>
    </>
  );
};

export default withQueryClient(CartPreview);
