// Opens the cart's drawer from wherever a piece is added or the cart link is pressed. On the first-paint side: the drawer
// itself is loaded by CartPreviewDoor when it is first opened.
import type { MouseEvent } from 'react';

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
