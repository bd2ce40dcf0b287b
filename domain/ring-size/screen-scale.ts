// How many CSS pixels make a millimetre on this screen, found with a bank card. Pure; used by the ring sizer.

/** A bank card (ISO/IEC 7810, ID-1), in millimetres. */
export const bankCardSizeMm = { width: 85.6, height: 53.98, corner: 3.18 } as const;

/** What screens have: from a projector-like monitor to a phone held close. */
export const minPxPerMm = 2.4;
export const maxPxPerMm = 8;

/** 96 pixels to the inch, as CSS has it: where the search begins. */
export const defaultPxPerMm = 96 / 25.4;

/** A found scale holds for one screen at one zoom: the browser's pixel ratio tells both. */
export interface ScreenScale {
  pxPerMm: number;
  devicePixelRatio: number;
}

/** Scale from its stored text; `undefined` for anything else, and for one of another screen or zoom. */
export const parseStoredScreenScale = (stored: string | null, devicePixelRatio: number): ScreenScale | undefined => {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? 'null');
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const { pxPerMm, devicePixelRatio: ratio } = value as Partial<Record<string, unknown>>;
  if (typeof pxPerMm !== 'number' || !(pxPerMm >= minPxPerMm && pxPerMm <= maxPxPerMm)) return undefined;
  return ratio === devicePixelRatio ? { pxPerMm, devicePixelRatio } : undefined;
};

export interface BankCardLayout {
  /** Where the screen is narrow, the card stands on its short side. */
  isUpright: boolean;
  /** The largest scale at which the card still fits. */
  maxPxPerMm: number;
  /** The screens of common phones may need more than that. */
  isTooSmall: boolean;
}

/** The densest phones in use show about this many CSS pixels to the millimetre. */
const commonPxPerMm = 6.4;

/** How a card is laid into a room of that width in CSS pixels. */
export const toBankCardLayout = (widthPx: number): BankCardLayout => {
  const isUpright = widthPx < bankCardSizeMm.width * commonPxPerMm;
  const side = isUpright ? bankCardSizeMm.height : bankCardSizeMm.width;
  const fits = widthPx / side;
  return {
    isUpright,
    maxPxPerMm: Math.max(minPxPerMm, Math.min(maxPxPerMm, fits)),
    isTooSmall: fits < 5,
  };
};
