// Puts a product of the wish list into the cart, or leads to its page if there is something to choose.
import { navigate } from 'gatsby';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import type { NewCartItem } from '../../../domain/cart.ts';
import type { BackorderSettings } from '../../../domain/product-availability.ts';
import {
  emptyProductSelectionState,
  productSelectionReducer,
  type ProductPageSelectionState,
  toPurchaseAction,
} from '../../../domain/product/product-selection-reducer.ts';
import type { Product, ProductSummary } from '../../../domain/product/to-product.ts';
import { queryClient } from '../../adapters/query-client.tsx';
import { toProductPath } from '../../i18n/site-paths.ts';
import { Button } from '../../ui/Button.tsx';
import { wishListProductDetailsQueryOptions } from './wish-list-queries.ts';
import * as styles from './WishListAddToCartButton.module.css';

/** Of the cart, given by the template. */
export interface AddToCartCallbacks {
  toCartAddition: (
    product: Product,
    view: ProductPageSelectionState,
    personalization: NewCartItem['personalization'],
  ) => NewCartItem;
  /** Returns whether the product is in the cart now; the cart may be full. */
  addToCart: (addition: NewCartItem) => Promise<boolean>;
}

interface WishListAddToCartButtonProps extends AddToCartCallbacks {
  product: ProductSummary;
  locale: Locale;
  settings: BackorderSettings;
}

export const WishListAddToCartButton = ({
  product: { slug, name },
  locale,
  settings,
  toCartAddition,
  addToCart,
}: WishListAddToCartButtonProps) => {
  const { t } = useTranslation('wishList');
  const [state, setState] = useState<'addFailed' | 'adding' | 'cartFull' | null>(null);
  const add = async () => {
    setState('adding');
    try {
      const product = await queryClient.query(wishListProductDetailsQueryOptions(locale, slug));
      const view = product && productSelectionReducer(emptyProductSelectionState, { type: 'add', product });
      if (!view || product.personalization || toPurchaseAction(view, settings) !== 'buy') {
        navigate(toProductPath(slug, locale));
        return;
      }
      setState((await addToCart(toCartAddition(product, view, null))) ? null : 'cartFull');
    } catch {
      setState('addFailed');
    }
  };
  return (
    <>
      <Button
        variant="secondary"
        className={styles.button}
        aria-label={t('addToCartName', { name })}
        isBusy={state === 'adding'}
        onClick={() => void add()}
      >
        {t('addToCart')}
      </Button>
      {state && state !== 'adding' && (
        <p role="alert" className={styles.problem}>
          {t(state)}
        </p>
      )}
    </>
  );
};
