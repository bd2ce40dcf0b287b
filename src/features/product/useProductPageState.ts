// The product of a page and its selected options: prerendered at first, then refreshed from the backend.
import { useEffect, useMemo, useReducer } from 'react';
import type { Locale } from '../../../contract/locale.ts';
import { previewModeAttribute } from '../../../domain/page-metadata.ts';
import type { ShopSettings } from '../../../contract/shop-settings.ts';
import {
  type DefaultRateShippingTime,
  toDefaultRateShippingTime,
  toShippingRateDeliveryFields,
} from '../../../domain/delivery-time.ts';
import type { ContentImageData } from '../../../domain/content-image-data.ts';
import {
  productSelectionReducer,
  emptyProductSelectionState,
  type ProductPageSelectionState,
  type ProductSelectionReducerAction,
} from '../../../domain/product/product-selection-reducer.ts';
import type { Product } from '../../../domain/product/to-product.ts';
import { standardTaxPercent } from '../../../domain/tax-breakdown.ts';
import { useShopSettings } from '../../adapters/directus/use-shop-settings.ts';
import { useQueryFromLazyModule } from '../../adapters/use-query-from-lazy-module.ts';
import { importProductQueriesModule, rememberRecentlyViewedProduct } from './RelatedAndRecentlyViewedProducts.tsx';

export interface UseProductPageStateResult {
  view: ProductPageSelectionState;
  dispatch: (action: ProductSelectionReducerAction) => void;
  shop: ProductPageShopSettings;
  /** The backend does not know the product (any more). */
  isGone: boolean;
  /** Requests that have failed so far. */
  hasFailed: Readonly<Record<'product' | 'settings', boolean>>;
}

export interface UseProductPageStateOptions {
  slug: string;
  locale: Locale;
  /** `null` for a product newer than the build. */
  prerendered: Product | null;
  /** The shop's settings at build time. */
  defaults: ShopSettings | null;
}

export const useProductPageState = ({
  slug,
  locale,
  prerendered,
  defaults,
}: UseProductPageStateOptions): UseProductPageStateResult => {
  const fetched = useQueryFromLazyModule({
    load: importProductQueriesModule,
    whenIdle: true,
    toQuery: ({ productQueryOptions: productQuery }) => productQuery(locale, slug),
    initialData: prerendered ?? undefined,
  });
  const settings = useShopSettings();
  const product = useMemo(() => toCurrentProduct(fetched.data ?? null, prerendered), [fetched.data, prerendered]);
  const [chosen, dispatch] = useReducer(
    (before: ProductPageSelectionState, action: ProductSelectionReducerAction) =>
      productSelectionReducer(withProduct(before, product), action),
    emptyProductSelectionState,
  );
  const view = useMemo(() => withProduct(chosen, product), [chosen, product]);
  // Remembers only products that the backend still publishes.
  const answeredId = fetched.isFetched && !fetched.isError ? fetched.data?.id : undefined;
  useEffect(() => {
    if (answeredId !== undefined) rememberRecentlyViewedProduct(answeredId);
  }, [answeredId]);
  return {
    view,
    dispatch,
    shop: toProductPageSettings(settings.data === undefined ? defaults : settings.data),
    // A draft is visible only in a preview; the backend does not return it to visitors.
    isGone: fetched.data === null && !(prerendered && isPreview()),
    hasFailed: { product: fetched.isError, settings: settings.isError },
  };
};

/** The selected options, applied to the latest product data. */
const withProduct = (view: ProductPageSelectionState, product: Product | null): ProductPageSelectionState =>
  product && product !== view.product ? productSelectionReducer(view, { type: 'add', product }) : view;

const toCurrentProduct = (fetched: Product | null, prerendered: Product | null): Product | null => {
  if (!fetched || fetched === prerendered) return prerendered;
  // The backend answers with what is published, not with the version that an editor previews.
  if (prerendered && isPreview()) return prerendered;
  return prerendered ? withPrerenderedParts(fetched, prerendered) : withPlainText(fetched);
};

/** Keeps prerendered images if they are unchanged, and the description that the build sanitized. */
const withPrerenderedParts = (product: Product, built: Product): Product => ({
  ...product,
  description: built.description,
  images: hasSameViews(product.images, built.images) ? built.images : product.images,
});

const hasSameViews = (fresh: readonly ContentImageData[], built: readonly ContentImageData[]): boolean =>
  fresh.length === built.length && fresh.every(({ alt }, index) => alt === built[index]?.alt);

/** Shows unsanitized HTML as plain text. */
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

/** `shippingDays` and `assumedCountry` are for standard shipping to the shop's default country. */
export interface ProductPageShopSettings extends DefaultRateShippingTime {
  hasCart: boolean;
  isInMaintenance: boolean;
  showsStock: boolean;
  takesRatings: boolean;
  purchaseToOrder: boolean;
  taxPercent: number;
}

const toProductPageSettings = (settings: ShopSettings | null): ProductPageShopSettings => ({
  ...toShippingRules(settings),
  hasCart: settings?.enable_cart ?? false,
  isInMaintenance: settings?.maintenance_mode ?? false,
  showsStock: settings?.show_stock ?? false,
  takesRatings: settings?.allow_ratings ?? false,
  purchaseToOrder: settings?.purchase_to_order ?? false,
  taxPercent: settings?.default_tax_percent ?? standardTaxPercent,
});

const toShippingRules = (settings: ShopSettings | null): DefaultRateShippingTime => {
  const country = settings?.shipping_countries[0]?.country_code.toUpperCase();
  return toDefaultRateShippingTime(
    (settings?.shipping_methods_config ?? []).map(toShippingRateDeliveryFields),
    country,
  );
};

/** Whether the page is a preview, which shows content that the backend hides from visitors. */
const isPreview = (): boolean => document.documentElement.hasAttribute(previewModeAttribute);
