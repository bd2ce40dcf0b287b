import { describe, expect, it } from 'vitest';
import { createProductImageFileMatcher, insertImagesAtNumberedPositions } from './match-product-image-files.ts';

const match = createProductImageFileMatcher([
  { name: 'ring', keys: ['AT-1042', '4006381333931'] },
  { name: 'size 52', keys: ['AT-1042-52', '9501101530003'] },
  { name: 'earring', keys: ['Öse 7/b'] },
  { name: 'one', keys: ['X-1', 'X-1'] },
  { name: 'other', keys: ['x_1'] },
  { name: 'without', keys: [''] },
]);

describe('the file name', () => {
  it.each([
    ['AT-1042.jpg', 'ring', null],
    ['AT-1042-1.jpg', 'ring', 1],
    ['at_1042_02.JPEG', 'ring', 2],
    ['AT 1042 (3).webp', 'ring', 3],
    ['AT-1042-0.png', 'ring', 1],
    ['4006381333931.jpg', 'ring', null],
    ['4006381333931_4.jpg', 'ring', 4],
    // The longer key.
    ['AT-1042-52.jpg', 'size 52', null],
    ['AT-1042-52-2.jpg', 'size 52', 2],
    ['AT-1042-54.jpg', 'ring', 54],
    ['9501101530003-1.avif', 'size 52', 1],
    // As macOS writes an umlaut.
    ['O\u0308SE-7-B-1.jpg', 'earring', 1],
  ])('%s is that of %s at place %s', (file, name, number) => {
    expect(match(file)).toEqual({ kind: 'match', target: expect.objectContaining({ name }) as object, number });
  });

  it.each(['IMG_0001.jpg', 'AT-10421.jpg', 'AT-1042-2026.jpg', 'AT-1042-vorn.jpg', '1.jpg', '.jpg', ''])(
    '%s is that of no product',
    (file) => {
      expect(match(file)).toEqual({ kind: 'none' });
    },
  );

  it.each(['X-1.jpg', 'x 1-2.jpg'])('%s is that of several', (file) => {
    expect(match(file)).toEqual({ kind: 'ambiguous' });
  });
});

it.each([
  { images: [], added: [2, null, 1], placed: ['new 1', 'new 2', 'new'] },
  { images: ['a', 'b'], added: [1, 2], placed: ['new 1', 'new 2', 'a', 'b'] },
  { images: ['a', 'b'], added: [2], placed: ['a', 'new 2', 'b'] },
  { images: ['a'], added: [9, null], placed: ['a', 'new 9', 'new'] },
])('places $added among $images', ({ images, added, placed }) => {
  const toImage = (number: number | null) => ({ image: number === null ? 'new' : `new ${number}`, number });
  expect(insertImagesAtNumberedPositions(images, added.map(toImage))).toEqual(placed);
});
