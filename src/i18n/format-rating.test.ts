import { expect, it } from 'vitest';
import { formatMean } from './format-rating.ts';

it('writes a mean with one decimal', () => {
  expect([formatMean(4.46, 'de'), formatMean(4.46, 'en'), formatMean(5, 'fr')]).toEqual(['4,5', '4.5', '5,0']);
});
