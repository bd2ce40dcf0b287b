// CSS pixels per millimetre on the visitor's screen, calibrated with a bank card. Pure.
import { parseJsonOrUndefined } from '../parse-json-or-undefined.ts';

/** Size of a bank card (ISO/IEC 7810, ID-1), in millimetres. */
export const bankCardSizeMm = { width: 85.6, height: 53.98, corner: 3.18 } as const;

/** Plausible range: from a large, coarse monitor to a dense phone screen. */
export const minScreenPxPerMm = 2.4;
export const maxScreenPxPerMm = 8;

/** The CSS reference of 96 pixels per inch, the initial value of the calibration. */
export const defaultScreenPxPerMm = 96 / 25.4;

/** A calibrated scale is valid for one screen and zoom level, identified by the device pixel ratio. */
export interface ScreenScale {
  pxPerMm: number;
  devicePixelRatio: number;
}

/** Parses a stored scale; `undefined` if it is invalid or belongs to another screen or zoom level. */
export const parseStoredScreenScale = (stored: string | null, devicePixelRatio: number): ScreenScale | undefined => {
  const value = parseJsonOrUndefined(stored);
  if (typeof value !== 'object' || value === null) return undefined;
  const { pxPerMm, devicePixelRatio: ratio } = value as Partial<Record<string, unknown>>;
  if (typeof pxPerMm !== 'number' || !(pxPerMm >= minScreenPxPerMm && pxPerMm <= maxScreenPxPerMm)) return undefined;
  return ratio === devicePixelRatio ? { pxPerMm, devicePixelRatio } : undefined;
};

export interface CalibrationBankCardLayout {
  /** Whether the card is shown upright, as on a narrow screen. */
  isUpright: boolean;
  /** The largest scale at which the card still fits. */
  maxPxPerMm: number;
  /** Whether common phone screens may need a scale that is larger than the width allows. */
  isTooSmall: boolean;
}

/** CSS pixels per millimetre of the densest common phones. */
const commonPxPerMm = 6.4;

/** Layout of the card for a width in CSS pixels. */
export const toCalibrationBankCardLayout = (widthPx: number): CalibrationBankCardLayout => {
  const isUpright = widthPx < bankCardSizeMm.width * commonPxPerMm;
  const side = isUpright ? bankCardSizeMm.height : bankCardSizeMm.width;
  const fits = widthPx / side;
  return {
    isUpright,
    maxPxPerMm: Math.max(minScreenPxPerMm, Math.min(maxScreenPxPerMm, fits)),
    isTooSmall: fits < 5,
  };
};
