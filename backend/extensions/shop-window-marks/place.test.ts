import { describe, expect, it } from 'vitest';
import { toNextPlace, toPlace } from './place.ts';

const frame = { x: 100, y: 50, width: 400, height: 200 };

describe('the place below a point', () => {
  it.each([
    [
      { x: 100, y: 50 },
      { x: 0, y: 0 },
    ],
    [
      { x: 300, y: 100 },
      { x: 50, y: 25 },
    ],
    [
      { x: 500, y: 250 },
      { x: 100, y: 100 },
    ],
    [
      { x: 301, y: 101 },
      { x: 50, y: 26 },
    ],
    // Beside the picture: the nearest one in it.
    [
      { x: 0, y: 1_000 },
      { x: 0, y: 100 },
    ],
    [
      { x: 1_000, y: 0 },
      { x: 100, y: 0 },
    ],
  ])('%j is %j', (point, place) => {
    expect(toPlace(point, frame)).toEqual(place);
  });
});

describe('a key', () => {
  it.each([
    ['ArrowLeft', false, { x: 49, y: 50 }],
    ['ArrowRight', false, { x: 51, y: 50 }],
    ['ArrowUp', false, { x: 50, y: 49 }],
    ['ArrowDown', true, { x: 50, y: 55 }],
    ['ArrowLeft', true, { x: 45, y: 50 }],
    ['Enter', false, null],
  ])('%s with Shift %s goes to %j', (key, shiftKey, place) => {
    expect(toNextPlace({ x: 50, y: 50 }, { key, shiftKey })).toEqual(place);
  });

  it('never leaves the picture', () => {
    expect(toNextPlace({ x: 2, y: 99 }, { key: 'ArrowLeft', shiftKey: true })).toEqual({ x: 0, y: 99 });
    expect(toNextPlace({ x: 2, y: 99 }, { key: 'ArrowDown', shiftKey: true })).toEqual({ x: 2, y: 100 });
  });
});
