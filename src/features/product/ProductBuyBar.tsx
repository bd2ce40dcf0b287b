// The buy bar of phones and tablets: stands in for the button of the buy box, or that of its request form, while that is
// out of sight, and takes the place of the site's bottom bar (MobileBottomBar.module.css). On a phone it is part of the
// first view.
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import {
  type ProductPageSelectionState,
  toSelectedOrLowestPrice,
} from '../../../domain/product/product-selection-reducer.ts';
import { productRequestAnchorId } from '../../i18n/site-paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { ImagePlaceholder } from '../../ui/ImagePlaceholder.tsx';
import { PriceText } from '../../ui/PriceText.tsx';
import { toProductThumbnailUrl } from './product-page-to-new-cart-item.ts';
import * as styles from './ProductBuyBar.module.css';

export interface ProductBuyBarProps {
  view: ProductPageSelectionState;
  locale: Locale;
  /** The button of the buy box with its row. */
  button: RefObject<HTMLElement | null>;
  label: string;
  isBusy: boolean;
  /** Why the product is not in the cart; the buy box announces it. */
  error: string | undefined;
  /** JSON of what a tap before hydration can add to the cart: see add-before-hydration.ts. */
  cartItems: string | undefined;
  /** `null` for what can only be requested: the bar leads to the form. */
  onBuy: (() => void) | null;
}

export const ProductBuyBar = (props: ProductBuyBarProps) => {
  const { view, locale, button, label, isBusy, error, cartItems, onBuy } = props;
  const { t } = useTranslation(['product', 'shell']);
  const isButtonInView = useIsInView(button);
  const { product, variant } = view;
  if (!product) return null;
  const { priceCents, isFrom } = toSelectedOrLowestPrice(view);
  const thumbnailUrl = toProductThumbnailUrl(product, variant);
  return (
    <section
      className={styles.bar}
      aria-label={onBuy ? t('buyBar') : label}
      data-buy-bar={isButtonInView ? 'hidden' : 'shown'}
      data-first-view={isButtonInView === null || undefined}
      inert={isButtonInView === true}
    >
      {error && <p className={styles.error}>{error}</p>}
      <span className={styles.thumbnail}>
        {thumbnailUrl === null ? (
          <ImagePlaceholder />
        ) : (
          <img src={thumbnailUrl} alt="" width="40" height="40" loading="lazy" />
        )}
      </span>
      <div className={styles.text}>
        <p className={styles.name}>{product.name}</p>
        <p className={styles.choice}>
          {variant && <span className={styles.name}>{variant.name}</span>}
          {priceCents !== null && (
            <PriceText
              locale={locale}
              priceCents={priceCents}
              {...(isFrom ? { prefix: t('from') } : {})}
              note={product.isPair ? t('shell:prices.forPair') : undefined}
            />
          )}
        </p>
      </div>
      {onBuy ? (
        <Button className={styles.button} isBusy={isBusy} onClick={onBuy} data-cart-items={cartItems}>
          {label}
        </Button>
      ) : (
        <ButtonLink className={styles.button} href={`#${productRequestAnchorId}`}>
          {label}
        </ButtonLink>
      )}
    </section>
  );
};

/** Heights that the scrolled header covers, and a bar at the bottom with most of the button's row above it. */
const coveredMargin = '-64px 0px -120px';

/** Whether the element is in view; `null` until that is known. */
const useIsInView = (element: RefObject<HTMLElement | null>): boolean | null => {
  const [isInView, setIsInView] = useState<boolean | null>(null);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => setIsInView(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: coveredMargin,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
};
