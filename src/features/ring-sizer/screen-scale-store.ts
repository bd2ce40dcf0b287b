// Keeps the scale of the visitor's screen, so that the bank card is needed once. Used by the ring sizer's island.
import { type ScreenScale, toScreenScale } from '../../../domain/ring-size/screen-scale.ts';

/** JSON of `ScreenScale`: pixels per millimetre and the pixel ratio for which they hold. Says nothing of the visitor. */
const storageKey = 'int-screen-scale';

/** `undefined` where none was found yet, and where the screen or its zoom is another one now. */
export const readScreenScale = (): ScreenScale | undefined => {
  try {
    return toScreenScale(localStorage.getItem(storageKey), window.devicePixelRatio);
  } catch {
    return undefined;
  }
};

/** Storage that refuses costs the visitor a second look at the card, no more. */
export const storeScreenScale = (pxPerMm: number): void => {
  try {
    const scale: ScreenScale = { pxPerMm, devicePixelRatio: window.devicePixelRatio };
    localStorage.setItem(storageKey, JSON.stringify(scale));
  } catch {
    return;
  }
};
