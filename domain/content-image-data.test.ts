import { expect, it } from 'vitest';
import { toFocalPointPercent } from './content-image-data.ts';

it.each([
  ['in percent of the size', { width: 1_200, height: 800, focal_point_x: 300, focal_point_y: 600 }, { x: 25, y: 75 }],
  ['rounded', { width: 3, height: 3, focal_point_x: 1, focal_point_y: 2 }, { x: 33, y: 67 }],
  ['at the edge', { width: 1_200, height: 800, focal_point_x: 0, focal_point_y: 800 }, { x: 0, y: 100 }],
  ['the centre where none is set', { width: 1_200, height: 800, focal_point_x: null }, { x: 50, y: 50 }],
  ['the centre without a size', { width: 0, height: null, focal_point_x: 300, focal_point_y: 600 }, { x: 50, y: 50 }],
  ['the centre without an image', null, { x: 50, y: 50 }],
])('has the focal point %s', (_case, file, focalPoint) => {
  expect(toFocalPointPercent(file)).toEqual(focalPoint);
});
