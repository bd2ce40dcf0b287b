import { describe, expect, it } from 'vitest';
import { minPxPerMm, maxPxPerMm, toCalibrationBankCardLayout, parseStoredScreenScale } from './screen-scale.ts';

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
    '{"devicePixelRatio":2}',
  ])('is undefined for %j', (stored) => {
    expect(parseStoredScreenScale(stored, 2)).toBeUndefined();
  });
});

describe('the layout of the card', () => {
  it('is upright on a phone and horizontal on a desktop', () => {
    expect(toCalibrationBankCardLayout(350)).toMatchObject({ isUpright: true, isTooSmall: false });
    expect(toCalibrationBankCardLayout(640)).toMatchObject({ isUpright: false, isTooSmall: false });
  });

  it('limits the scale so the card fits the width, and reports when the width is too small', () => {
    expect(toCalibrationBankCardLayout(350).maxPxPerMm).toBeCloseTo(350 / 53.98, 6);
    expect(toCalibrationBankCardLayout(5_000).maxPxPerMm).toBe(maxPxPerMm);
    expect(toCalibrationBankCardLayout(240)).toMatchObject({ isTooSmall: true });
    expect(toCalibrationBankCardLayout(20).maxPxPerMm).toBe(minPxPerMm);
  });
});
