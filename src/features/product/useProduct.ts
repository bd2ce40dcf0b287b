// The product a page shows and what is chosen of it: from the page's own data at once, fresher as soon as the backend
// has answered.
import { useCallback, useReducer, useState } from 'react';
import type { ShopSettings } from '../../../contract/shop-settings.ts';
import { isPreview } from '../../adapters/browser/preview.ts';
import type { ProductPicture } from '../../../domain/product/picture.ts';
import type { Product } from '../../../domain/product/product.ts';
import {
  changeView,
  emptyView,
  type ProductView,
  type ProductViewAction,
} from '../../../domain/product/product-view.ts';
import { type ShopRules, toShopRules } from './shop-rules.ts';

export interface ShownProduct {
  view: ProductView;
  dispatch: (action: ProductViewAction) => void;
  shop: ShopRules;
  /** The backend has said that there is no such product, or none any more. */
  isGone: boolean;
  /** What could not be asked for, as far as it is known by now. */
  hasFailed: Readonly<Record<'product' | 'settings', boolean>>;
  reader: {
    onProduct: (product: Product | null) => void;
    onSettings: (settings: ShopSettings | null) => void;
    onFailure: (failed: 'product' | 'settings') => void;
  };
}

export const useProduct = (built: Product | null, defaults: ShopSettings | null): ShownProduct => {
  const [view, dispatch] = useReducer(changeView, built, (product) =>
    product ? changeView(emptyView, { type: 'add', product }) : emptyView,
  );
  const [settings, setSettings] = useState(defaults);
  const [isGone, setIsGone] = useState(false);
  const [hasFailed, setHasFailed] = useState({ product: false, settings: false });
  const onFailure = useCallback(
    (failed: 'product' | 'settings') => setHasFailed((known) => ({ ...known, [failed]: true })),
    [],
  );
  const onProduct = useCallback(
    (product: Product | null) => {
      if (product) dispatch({ type: 'add', product: built ? withBuiltParts(product, built) : withPlainText(product) });
      // A draft is on its page in a preview only, and the backend tells visitors nothing of it yet.
      setIsGone(product === null && !(built && isPreview()));
    },
    [built],
  );
  return {
    ...{ view, dispatch, isGone, hasFailed },
    shop: toShopRules(settings),
    reader: { onProduct, onSettings: setSettings, onFailure },
  };
};

/** Pictures stay the built ones where they are the same, and the description that the build has made safe. */
const withBuiltParts = (product: Product, built: Product): Product => ({
  ...product,
  description: built.description,
  pictures: hasSameViews(product.pictures, built.pictures) ? built.pictures : product.pictures,
});

const hasSameViews = (fresh: readonly ProductPicture[], built: readonly ProductPicture[]): boolean =>
  fresh.length === built.length && fresh.every(({ alt }, index) => alt === built[index]?.alt);

/** HTML that no build has made safe is shown as its text alone. */
const withPlainText = (product: Product): Product => ({
  ...product,
  description: product.description && toPlainParagraphs(product.description),
});

const toPlainParagraphs = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const blocks = [...body.querySelectorAll('p, li, h2, h3')].map(({ textContent }) => textContent.trim());
  const paragraphs = blocks.length > 0 ? blocks : [body.textContent.trim()];
  return paragraphs
    .filter((text) => text !== '')
    .map((text) => {
      const paragraph = document.createElement('p');
      paragraph.textContent = text;
      return paragraph.outerHTML;
    })
    .join('');
};
