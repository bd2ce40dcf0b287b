// What a piece costs, with the line about tax and shipping (law row L6), and when it comes (L7).
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import { isReorderPossible } from '../../domain/product/stock.ts';
import type { ProductView } from '../../domain/product/product-view.ts';
import { formatPercent } from '../../i18n/format-percent.ts';
import { Link } from '../../ui/Link.tsx';
import { Price } from '../../ui/Price.tsx';
import * as styles from './ProductPriceLines.module.css';
import type { ShopRules } from './shop-rules.ts';

export interface ProductPriceLinesProps {
  view: ProductView;
  shop: ShopRules;
  locale: Locale;
  shippingPath: string;
}

export const ProductPriceLines = ({ view, shop, locale, shippingPath }: ProductPriceLinesProps) => {
  const { t } = useTranslation('product');
  const { product, priceRange } = view;
  if (!product) return null;
  const isOpen = view.hasVariants && !view.variant;
  const priceCents = isOpen ? priceRange?.fromCents : view.priceCents;
  const taxPercent = product.taxPercent ?? shop.taxPercent;
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
          />
        )}
      </p>
      <p className={styles.note}>
        {t('inclTax', { tax: formatPercent(taxPercent, locale) })} <Link href={shippingPath}>{t('shippingCosts')}</Link>
      </p>
      <p>{toDelivery(view, t)}</p>
      {shop.showsStock && view.stock !== null && <p className={styles.note}>{toStockText(view, t)}</p>}
    </div>
  );
};

type Translate = (key: string, values: Record<string, unknown>) => string;

/** While no variant is chosen, the product's own delivery time speaks for all. */
const toDelivery = ({ product, hasVariants, variant, shippingTime }: ProductView, t: Translate): string => {
  const time = hasVariants && !variant ? product?.shippingTime : shippingTime;
  return time ? t('delivery', { time }) : t('deliveryUnknown', {});
};

const toStockText = ({ stock, product, variant }: ProductView, t: Translate): string => {
  if ((stock ?? 0) > 0) return t('stock', { count: stock ?? 0 });
  const piece = variant ?? product;
  return piece && isReorderPossible(piece) ? t('stockOnOrder', {}) : t('stockNone', {});
};
