import { expect, it } from 'vitest';
import { formatLabel, formatList, formatMean } from './format.ts';

it('writes a mean with one decimal', () => {
  expect([formatMean(4.46, 'de'), formatMean(4.46, 'en'), formatMean(5, 'fr')]).toEqual(['4,5', '4.5', '5,0']);
});

it('joins a list as the language does', () => {
  const names = ['A', 'B', 'C'];
  expect([formatList(names, 'de'), formatList(names, 'en'), formatList(names, 'fr')]).toEqual([
    'A, B und C',
    'A, B and C',
    'A, B et C',
  ]);
});

it('puts a no-break space before the colon in French alone', () => {
  expect([formatLabel('Gravur', 'de'), formatLabel('Engraving', 'en'), formatLabel('Gravure', 'fr')]).toEqual([
    'Gravur:',
    'Engraving:',
    'Gravure\u00a0:',
  ]);
});
