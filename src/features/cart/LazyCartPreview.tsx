// Lazy entry point of the cart drawer, which is rendered when first opened. Part of the first paint.
import { type MouseEvent, useEffect, useState } from 'react';
import type { NewCartItem } from '../../../domain/cart.ts';
import { useLazyModule } from '../../adapters/browser/use-lazy-module.ts';
import { IslandErrorBoundary } from '../../ui/lazyIsland.tsx';
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
  const [openings, setOpenings] = useState(0);
  useEffect(() => onCartPreviewOpened(() => setOpenings((count) => count + 1)), []);
  const { module, hasFailed } = useLazyModule(load, { isWanted: openings > 0 });
  if (openings === 0) return null;
  const cartPage = <CartPageInstead path={props.cartPath} />;
  if (hasFailed) return cartPage;
  return (
    module && (
      <IslandErrorBoundary fallback={cartPage}>
        <module.default {...props} openings={openings} />
      </IslandErrorBoundary>
    )
  );
};

const openEvent = 'cart-preview';

export const openCartPreview = (): void => {
  window.dispatchEvent(new Event(openEvent));
};

/** Subscribes to openings; returns the unsubscribe function. */
const onCartPreviewOpened = (open: () => void): (() => void) => {
  window.addEventListener(openEvent, open);
  return () => window.removeEventListener(openEvent, open);
};

/** True for a plain click outside of the cart page, where the drawer would show nothing new. */
export const shouldOpenCartPreview = (event: MouseEvent, cartPath: string): boolean =>
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey &&
  window.location.pathname.replace(/\/+$/, '') !== cartPath;

/**
 * Returns whether the product is in the cart now; cart or storage may be full.
 * @throws if the code fails to load
 */
export const addToCart = async (addition: NewCartItem): Promise<boolean> => {
  const { addItemToCart } = await import(
    /* webpackChunkName: "product-page-preload" */ '../../adapters/browser/cart-store.ts'
  );
  const isAdded = addItemToCart(addition);
  if (isAdded) openCartPreview();
  return isAdded;
};
