import { describe, expect, it } from 'vitest';
import {
  minScreenPxPerMm,
  maxScreenPxPerMm,
  toCalibrationBankCardLayout,
  parseStoredScreenScale,
} from './screen-scale.ts';

describe('a stored scale', () => {
  it('is valid only for the same device pixel ratio', () => {
    const stored = JSON.stringify({ pxPerMm: 4.2, devicePixelRatio: 2 });
    expect(parseStoredScreenScale(stored, 2)).toEqual({ pxPerMm: 4.2, devicePixelRatio: 2 });
    expect(parseStoredScreenScale(stored, 2.5)).toBeUndefined();
  });

  it.each([
    null,
    '',
    '{',
    '4.2',
    'null',
    '{"pxPerMm":"4","devicePixelRatio":2}',
    '{"pxPerMm":400,"devicePixelRatio":2}',
    '{"pxPerMm":2.3,"devicePixelRatio":2}',
    '{"devicePixelRatio":2}',
  ])('is undefined for %j', (stored) => {
    expect(parseStoredScreenScale(stored, 2)).toBeUndefined();
  });
});

it.each([minScreenPxPerMm, maxScreenPxPerMm])('accepts the scale %d at the edge of the plausible range', (pxPerMm) => {
  expect(parseStoredScreenScale(JSON.stringify({ pxPerMm, devicePixelRatio: 2 }), 2)?.pxPerMm).toBe(pxPerMm);
});

describe('the layout of the card', () => {
  it('is upright on a phone and horizontal on a desktop', () => {
    expect(toCalibrationBankCardLayout(350)).toMatchObject({ isUpright: true, isTooSmall: false });
    expect(toCalibrationBankCardLayout(640)).toMatchObject({ isUpright: false, isTooSmall: false });
  });

  it('limits the scale so that the card fits the width, and reports if the width is too small', () => {
    expect(toCalibrationBankCardLayout(350).maxPxPerMm).toBeCloseTo(350 / 53.98, 6);
    expect(toCalibrationBankCardLayout(5_000).maxPxPerMm).toBe(maxScreenPxPerMm);
    expect(toCalibrationBankCardLayout(53.98 * 5)).toMatchObject({ isUpright: true, isTooSmall: false });
    expect(toCalibrationBankCardLayout(240)).toMatchObject({ isTooSmall: true });
    expect(toCalibrationBankCardLayout(20).maxPxPerMm).toBe(minScreenPxPerMm);
  });
});
