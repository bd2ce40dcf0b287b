// The buy bar of phones and tablets: stands in for the button of the buy box while neither price nor button can be seen,
// and takes the place of the site's bottom bar (MobileBottomBar.module.css).
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import { type ProductSelectionState, toSelectedPrice } from '../../../domain/product/product-selection.ts';
import { Button } from '../../ui/Button.tsx';
import { ImagePlaceholder } from '../../ui/ImagePlaceholder.tsx';
import { Price } from '../../ui/Price.tsx';
import { toProductThumbnailUrl } from './to-cart-addition.ts';
import * as styles from './product-buy-bar-island.module.css';

export interface ProductBuyBarProps {
  view: ProductSelectionState;
  locale: Locale;
  /** The price of the buy box. */
  price: RefObject<HTMLElement | null>;
  /** The button of the buy box. */
  button: RefObject<HTMLElement | null>;
  label: string;
  isBusy: boolean;
  /** Why the product is not in the cart; the buy box announces it. */
  error: string | undefined;
  onBuy: () => void;
}

const ProductBuyBar = ({ view, locale, price, button, label, isBusy, error, onBuy }: ProductBuyBarProps) => {
  const { t } = useTranslation(['product', 'shell']);
  const isShown = useIsScrolledAway(price, button);
  const { product, variant } = view;
  if (!product) return null;
  const { priceCents, isFrom } = toSelectedPrice(view);
  const thumbnailUrl = toProductThumbnailUrl(product, variant);
  return (
    <section
      className={styles.bar}
      aria-label={t('buyBar')}
      data-buy-bar={isShown ? 'shown' : 'hidden'}
      inert={!isShown}
    >
      {error && <p className={styles.error}>{error}</p>}
      <span className={styles.thumbnail}>
        {thumbnailUrl === null ? <ImagePlaceholder /> : <img src={thumbnailUrl} alt="" width="40" height="40" />}
      </span>
      <div className={styles.text}>
        <p className={styles.name}>{product.name}</p>
        <p className={styles.choice}>
          {variant && <span className={styles.name}>{variant.name}</span>}
          {priceCents !== null && (
            <Price
              locale={locale}
              priceCents={priceCents}
              {...(isFrom ? { prefix: t('from') } : {})}
              note={product.isPair ? t('shell:prices.forPair') : undefined}
            />
          )}
        </p>
      </div>
      <Button className={styles.button} isBusy={isBusy} onClick={onBuy}>
        {label}
      </Button>
    </section>
  );
};

/** Heights that the scrolled header and a bar at the bottom cover, in pixels. */
const coveredMargin = '-64px 0px';

/** All of the page below the scrolled header. A jump may carry an element from below the window to above it. */
const belowHeaderMargin = '-64px 0px 1000000px';

/** Calls back whenever the element comes into the area or leaves it; returns the function that ends this. */
const observe = (
  element: HTMLElement | null,
  rootMargin: string,
  onChange: (isInArea: boolean) => void,
): (() => void) => {
  if (!element) return () => undefined;
  const observer = new IntersectionObserver((entries) => onChange(entries.at(-1)?.isIntersecting ?? false), {
    rootMargin,
  });
  observer.observe(element);
  return () => observer.disconnect();
};

/**
 * Whether the visitor has scrolled past the price and the button is not in view. A long form may keep the button below
 * the window when the price has left it.
 */
const useIsScrolledAway = (price: RefObject<HTMLElement | null>, button: RefObject<HTMLElement | null>): boolean => {
  const [isPriceAbove, setIsPriceAbove] = useState(false);
  const [isButtonInView, setIsButtonInView] = useState(true);
  useEffect(
    () => observe(price.current, belowHeaderMargin, (isBelowHeader) => setIsPriceAbove(!isBelowHeader)),
    [price],
  );
  useEffect(() => observe(button.current, coveredMargin, setIsButtonInView), [button]);
  return isPriceAbove && !isButtonInView;
};

export default ProductBuyBar;
