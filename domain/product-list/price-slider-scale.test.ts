import { expect, it } from 'vitest';
import { toPriceSliderScale, toPriceSliderThumbValues } from './price-slider-scale.ts';

it.each([
  [1_990, 24_900, { min: 19, max: 249, step: 1 }],
  [1_990, 98_000, { min: 15, max: 980, step: 5 }],
  [2_900, 1_985_000, { min: 0, max: 19_900, step: 100 }],
  [5_000, 5_000, { min: 50, max: 50, step: 1 }],
])('covers the prices from %d to %d cents in even steps', (minCents, maxCents, scale) => {
  expect(toPriceSliderScale({ minCents, maxCents })).toEqual(scale);
});

const scale = { min: 0, max: 1_000, step: 5 };

it.each([
  [null, null, [0, 1_000]],
  [25_300, null, [255, 1_000]],
  [null, 60_000, [0, 600]],
  [200_000, 300_000, [1_000, 1_000]],
])('shows the range from %s to %s', (minCents, maxCents, ends) => {
  expect(toPriceSliderThumbValues(scale, { minCents, maxCents })).toEqual(ends);
});
