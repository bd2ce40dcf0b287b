import { expect, it } from 'vitest';
import { formatLabelWithColon, formatConjunctionList, formatAverageRating } from './format.ts';

it('formats an average with one decimal', () => {
  expect([formatAverageRating(4.46, 'de'), formatAverageRating(4.46, 'en'), formatAverageRating(5, 'fr')]).toEqual([
    '4,5',
    '4.5',
    '5,0',
  ]);
});

it('joins a list in the conventions of the language', () => {
  const names = ['A', 'B', 'C'];
  expect([
    formatConjunctionList(names, 'de'),
    formatConjunctionList(names, 'en'),
    formatConjunctionList(names, 'fr'),
  ]).toEqual(['A, B und C', 'A, B and C', 'A, B et C']);
});

it('puts a no-break space before the colon only in French', () => {
  expect([
    formatLabelWithColon('Gravur', 'de'),
    formatLabelWithColon('Engraving', 'en'),
    formatLabelWithColon('Gravure', 'fr'),
  ]).toEqual(['Gravur:', 'Engraving:', 'Gravure\u00a0:']);
});
