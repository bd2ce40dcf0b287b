import { describe, expect, it } from 'vitest';
import { leastPxPerMm, mostPxPerMm, toCardRoom, toScreenScale } from './screen-scale.ts';

describe('a stored scale', () => {
  it('holds for the same screen at the same zoom', () => {
    const stored = JSON.stringify({ pxPerMm: 4.2, devicePixelRatio: 2 });
    expect(toScreenScale(stored, 2)).toEqual({ pxPerMm: 4.2, devicePixelRatio: 2 });
    expect(toScreenScale(stored, 2.5)).toBeUndefined();
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
    expect(toScreenScale(stored, 2)).toBeUndefined();
  });
});

describe('the room for a card', () => {
  it('stands it upright on a phone and lays it on a desk', () => {
    expect(toCardRoom(350)).toMatchObject({ isUpright: true, isTooSmall: false });
    expect(toCardRoom(640)).toMatchObject({ isUpright: false, isTooSmall: false });
  });

  it('never lets the card out of the room, and says when it cannot be held against it', () => {
    expect(toCardRoom(350).mostPxPerMm).toBeCloseTo(350 / 53.98, 6);
    expect(toCardRoom(5_000).mostPxPerMm).toBe(mostPxPerMm);
    expect(toCardRoom(240)).toMatchObject({ isTooSmall: true });
    expect(toCardRoom(20).mostPxPerMm).toBe(leastPxPerMm);
  });
});
