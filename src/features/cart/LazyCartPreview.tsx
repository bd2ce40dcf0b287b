// Lazy entry point of the cart drawer, which is rendered when first opened. Part of the first paint.
import { lazy, type MouseEvent, Suspense, useEffect, useState } from 'react';
import type { NewCartItem } from '../../../domain/cart.ts';
import { IslandErrorBoundary } from '../../ui/lazyIsland.tsx';
import type { CartPreviewProps } from './cart-preview-island.tsx';

const CartPreview = lazy(() => import('./cart-preview-island.tsx'));

/** Navigates to the cart page where the drawer's code fails to load. */
const CartPageInstead = ({ path }: { path: string }) => {
  useEffect(() => {
    window.location.assign(path);
  }, [path]);
  return null;
};

export const LazyCartPreview = (props: Omit<CartPreviewProps, 'openings'>) => {
  const [openings, setOpenings] = useState(0);
  useEffect(() => onCartPreviewOpened(() => setOpenings((count) => count + 1)), []);
  return openings === 0 ? null : (
    <IslandErrorBoundary fallback={<CartPageInstead path={props.cartPath} />}>
      <Suspense fallback={null}>
        <CartPreview {...props} openings={openings} />
      </Suspense>
    </IslandErrorBoundary>
  );
};

const openEvent = 'cart-preview';

/** Opens the cart drawer. */
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
  const { addItemToCart } = await import('../../adapters/browser/cart-store.ts');
  const isAdded = addItemToCart(addition);
  if (isAdded) openCartPreview();
  return isAdded;
};
