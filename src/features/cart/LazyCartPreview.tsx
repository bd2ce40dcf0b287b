// The cart's drawer: nothing of it is in a page until it is first opened. On the first-paint side.
import { lazy, type MouseEvent, Suspense, useEffect, useState } from 'react';
import type { CartAddition } from '../../../domain/cart.ts';
import { IslandErrorBoundary } from '../../ui/lazyIsland.tsx';
import type { CartPreviewProps } from './preview-island.tsx';

const CartPreview = lazy(() => import('./preview-island.tsx'));

/** Where the drawer's code cannot be loaded, the link leads where it says. */
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

/** Opens the cart's drawer from wherever a piece is added or the cart link is pressed. */
export const openCartPreview = (): void => {
  window.dispatchEvent(new Event(openEvent));
};

/** Calls back with every opening, until the returned function is called. */
const onCartPreviewOpened = (open: () => void): (() => void) => {
  window.addEventListener(openEvent, open);
  return () => window.removeEventListener(openEvent, open);
};

/** Only a plain press, and not on the cart's own page, where there is nothing else to show. */
export const shouldOpenCartPreview = (event: MouseEvent, cartPath: string): boolean =>
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey &&
  window.location.pathname.replace(/\/+$/, '') !== cartPath;

/** Answers whether the piece lies in the cart now: cart and storage may be full. @throws where the code cannot be loaded. */
export const addToCart = async (addition: CartAddition): Promise<boolean> => {
  const { addItemToCart } = await import('../../adapters/browser/cart-store.ts');
  const isKept = addItemToCart(addition);
  if (isKept) openCartPreview();
  return isKept;
};
