// Lazy entry point of the cart drawer, which is rendered when first opened. Part of the first paint.
import { type MouseEvent, useEffect, useState } from 'react';
import type { NewCartItem } from '../../../domain/cart.ts';
import { useLazyModule } from '../../adapters/browser/use-lazy-module.ts';
import { IslandErrorBoundary } from '../../ui/createLazyIsland.tsx';
import type { CartPreviewProps } from './cart-preview-island.tsx';

const load = () => import('./cart-preview-island.tsx');

/** Navigates to the cart page where the drawer fails to load or to render. */
const CartPageInstead = ({ path }: { path: string }) => {
  useEffect(() => {
    window.location.assign(path);
  }, [path]);
  return null;
};

export const LazyCartPreview = (props: Omit<CartPreviewProps, 'openings'>) => {
  const [{ openings, cause }, setState] = useState<{ openings: number; cause?: CartPreviewCause }>({ openings: 0 });
  useEffect(
    () => onCartPreviewOpened((newCause) => setState((state) => ({ openings: state.openings + 1, cause: newCause }))),
    [],
  );
  const { module, hasFailed } = useLazyModule(load, { isWanted: openings > 0 });
  if (openings === 0) return null;
  const cartPage = cause === 'click' && <CartPageInstead path={props.cartPath} />;
  if (hasFailed) return cartPage;
  return (
    module && (
      <IslandErrorBoundary fallback={cartPage}>
        <module.default {...props} openings={openings} />
      </IslandErrorBoundary>
    )
  );
};

/**
 * Why the drawer opens. Only a visitor who has clicked a cart link is taken to the cart page if it fails: after an
 * addition the product page says so and links to the cart, and the code may have failed to load because the visitor is
 * leaving (Firefox fails the requests of a service worker then).
 */
type CartPreviewCause = 'addition' | 'click';

const openEvent = 'cart-preview';

export const openCartPreview = (cause: CartPreviewCause): void => {
  window.dispatchEvent(new CustomEvent(openEvent, { detail: cause }));
};

/** Subscribes to openings; returns the unsubscribe function. */
const onCartPreviewOpened = (open: (cause: CartPreviewCause) => void): (() => void) => {
  const listener = (event: Event) => open((event as CustomEvent<CartPreviewCause>).detail);
  window.addEventListener(openEvent, listener);
  return () => window.removeEventListener(openEvent, listener);
};

/** True for a plain click outside of the cart page, where the drawer would show nothing new. */
export const doesClickOpenCartPreview = (event: MouseEvent, cartPath: string): boolean =>
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey &&
  window.location.pathname.replace(/\/+$/, '') !== cartPath;

const loadCartStore = () =>
  import(/* webpackChunkName: "product-page-preload" */ '../../adapters/browser/cart-store.ts');

/**
 * Returns whether the product is in the cart now; cart or storage may be full.
 * @throws if the code fails to load
 */
export const addToCartWithLazyModule = async (addition: NewCartItem): Promise<boolean> => {
  const { addItemToCart } = await loadCartStore();
  const isAdded = addItemToCart(addition);
  if (isAdded) openCartPreview('addition');
  return isAdded;
};

/** `addToCartWithLazyModule`, whose code loads when the browser is idle, so that the first tap waits for nothing. */
export const usePreloadedAddToCart = (): typeof addToCartWithLazyModule => {
  useLazyModule(loadCartStore, { whenIdle: true });
  return addToCartWithLazyModule;
};
