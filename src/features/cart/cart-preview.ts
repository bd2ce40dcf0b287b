// Opens the cart's drawer from wherever a piece is added or the cart link is pressed. On the first-paint side: the drawer
// itself is loaded by LazyCartPreview when it is first opened.
import type { MouseEvent } from 'react';
import type { CartAddition } from '../../../domain/cart.ts';

const openEvent = 'cart-preview';

export const openPreview = (): void => {
  window.dispatchEvent(new Event(openEvent));
};

/** Calls back with every opening, until the returned function is called. */
export const onPreviewOpened = (open: () => void): (() => void) => {
  window.addEventListener(openEvent, open);
  return () => window.removeEventListener(openEvent, open);
};

/** Only a plain press, and not on the cart's own page, where there is nothing else to show. */
export const opensPreview = (event: MouseEvent, cartPath: string): boolean =>
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey &&
  window.location.pathname.replace(/\/+$/, '') !== cartPath;

/** Answers whether the piece lies in the cart now: cart and storage may be full. @throws where the code cannot be loaded. */
export const addToCart = async (addition: CartAddition): Promise<boolean> => {
  const { addItem } = await import('../../adapters/browser/cart-store.ts');
  const isKept = addItem(addition);
  if (isKept) openPreview();
  return isKept;
};
