import { describe, expect, it } from 'vitest';
import { minPxPerMm, maxPxPerMm, toBankCardLayout, parseStoredScreenScale } from './screen-scale.ts';

describe('a stored scale', () => {
  it('holds for the same screen at the same zoom', () => {
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
  ])('is none of %j', (stored) => {
    expect(parseStoredScreenScale(stored, 2)).toBeUndefined();
  });
});

describe('the room for a card', () => {
  it('stands it upright on a phone and lays it on a desk', () => {
    expect(toBankCardLayout(350)).toMatchObject({ isUpright: true, isTooSmall: false });
    expect(toBankCardLayout(640)).toMatchObject({ isUpright: false, isTooSmall: false });
  });

  it('never lets the card out of the room, and says when it cannot be held against it', () => {
    expect(toBankCardLayout(350).maxPxPerMm).toBeCloseTo(350 / 53.98, 6);
    expect(toBankCardLayout(5_000).maxPxPerMm).toBe(maxPxPerMm);
    expect(toBankCardLayout(240)).toMatchObject({ isTooSmall: true });
    expect(toBankCardLayout(20).maxPxPerMm).toBe(minPxPerMm);
  });
});
