import { describe, expect, it } from 'vitest';
import { toCrop } from './to-crop.ts';

const photograph = { width: 1500, height: 1000 };
const square = { width: 700, height: 700 };

describe('toCrop', () => {
  it('is as large as the picture allows, around the focal point', () => {
    expect(toCrop(photograph, { x: 50, y: 50 }, square)).toEqual({ left: 250, top: 0, width: 1000, height: 1000 });
    expect(toCrop(photograph, { x: 60, y: 10 }, square)).toEqual({ left: 400, top: 0, width: 1000, height: 1000 });
  });

  it('stays inside the picture', () => {
    expect(toCrop(photograph, { x: 0, y: 0 }, square).left).toBe(0);
    expect(toCrop(photograph, { x: 100, y: 100 }, square).left).toBe(500);
    expect(toCrop({ width: 100, height: 900 }, { x: 50, y: 100 }, square)).toEqual({
      left: 0,
      top: 800,
      width: 100,
      height: 100,
    });
  });

  it('enlarges what is smaller than its place', () => {
    expect(toCrop({ width: 70, height: 70 }, { x: 50, y: 50 }, square)).toMatchObject({ width: 70, height: 70 });
  });
});
