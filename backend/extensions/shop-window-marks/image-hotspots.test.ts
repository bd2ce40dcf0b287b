import { describe, expect, it } from 'vitest';
import {
  type SavedHotspot,
  mergeUnsavedHotspotChanges,
  moveHotspotPositionByKey,
  pointerToHotspotPosition,
  moveHotspotInFormChanges,
  addHotspotToChanges,
} from './image-hotspots.ts';

const saved: SavedHotspot[] = [
  { id: 'a', x: 10, y: 20, sort: 1, name: 'Aurora' },
  { id: 'b', x: 30, y: 40, sort: 2, name: null },
];

describe('mergeUnsavedHotspotChanges', () => {
  it('returns the saved hotspots if nothing was changed', () => {
    const hotspots = [
      { reference: { id: 'a' }, name: 'Aurora', x: 10, y: 20 },
      { reference: { id: 'b' }, name: null, x: 30, y: 40 },
    ];
    for (const value of [null, undefined, [], ['a', 'b']])
      expect(mergeUnsavedHotspotChanges(saved, value)).toEqual(hotspots);
  });

  it('applies moved, new and removed hotspots and orders them like the list', () => {
    const value = {
      create: [
        { x: 1, y: 2 },
        { x: 3, y: 4, sort: 1, link: '/trauringe' },
      ],
      update: [{ id: 'a', sort: 5, product: 'p' }],
      delete: ['b'],
    };
    expect(mergeUnsavedHotspotChanges(saved, value)).toEqual([
      { reference: { index: 1 }, name: '/trauringe', x: 3, y: 4 },
      { reference: { id: 'a' }, name: 'Aurora', x: 10, y: 20 },
      { reference: { index: 0 }, name: null, x: 1, y: 2 },
    ]);
  });
});

describe('changes', () => {
  it('append a new hotspot to the list', () => {
    expect(addHotspotToChanges(saved, ['a', 'b'], { x: 7, y: 8 })).toEqual({
      create: [{ x: 7, y: 8, sort: 3 }],
      update: [],
      delete: [],
    });
  });

  it('keep other changes of a moved hotspot, without mutation', () => {
    const value = { create: [{ x: 1, y: 2, brand: 'm' }], update: [{ id: 'a', link: '/uhren' }], delete: ['b'] };
    const before = structuredClone(value);
    expect(moveHotspotInFormChanges(value, { id: 'a' }, { x: 5, y: 6 }).update).toEqual([
      { id: 'a', link: '/uhren', x: 5, y: 6 },
    ]);
    expect(moveHotspotInFormChanges(value, { index: 0 }, { x: 5, y: 6 })).toEqual({
      ...before,
      create: [{ x: 5, y: 6, brand: 'm' }],
    });
    expect(value).toEqual(before);
    expect(moveHotspotInFormChanges(null, { id: 'a' }, { x: 5, y: 6 }).update).toEqual([{ id: 'a', x: 5, y: 6 }]);
  });
});

describe('places', () => {
  const frame = { x: 100, y: 50, width: 400, height: 200 };

  it('are whole percents inside the image', () => {
    expect(pointerToHotspotPosition({ x: 301, y: 100 }, frame)).toEqual({ x: 50, y: 25 });
    expect(pointerToHotspotPosition({ x: 0, y: 900 }, frame)).toEqual({ x: 0, y: 100 });
  });

  it('move with the arrow keys by one percent, with Shift by five, up to the edge', () => {
    expect(moveHotspotPositionByKey({ x: 50, y: 50 }, { key: 'ArrowLeft', shiftKey: false })).toEqual({ x: 49, y: 50 });
    expect(moveHotspotPositionByKey({ x: 50, y: 50 }, { key: 'ArrowUp', shiftKey: true })).toEqual({ x: 50, y: 45 });
    expect(moveHotspotPositionByKey({ x: 50, y: 98 }, { key: 'ArrowDown', shiftKey: true })).toEqual({ x: 50, y: 100 });
    expect(moveHotspotPositionByKey({ x: 50, y: 50 }, { key: 'Enter', shiftKey: false })).toBeNull();
  });
});

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
    // Outside the image: the nearest position inside.
    [
      { x: 0, y: 1_000 },
      { x: 0, y: 100 },
    ],
    [
      { x: 1_000, y: 0 },
      { x: 100, y: 0 },
    ],
  ])('%j is %j', (point, place) => {
    expect(pointerToHotspotPosition(point, frame)).toEqual(place);
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
    expect(moveHotspotPositionByKey({ x: 50, y: 50 }, { key, shiftKey })).toEqual(place);
  });

  it('never leaves the image', () => {
    expect(moveHotspotPositionByKey({ x: 2, y: 99 }, { key: 'ArrowLeft', shiftKey: true })).toEqual({ x: 0, y: 99 });
    expect(moveHotspotPositionByKey({ x: 2, y: 99 }, { key: 'ArrowDown', shiftKey: true })).toEqual({ x: 2, y: 100 });
  });
});
