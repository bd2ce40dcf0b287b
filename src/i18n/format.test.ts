import { expect, it } from 'vitest';
import {
  formatLabelWithColon,
  formatConjunctionList,
  formatAverageRating,
  formatSurcharge,
  toLabelInSentence,
} from './format.ts';

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

it('formats a surcharge without empty cents', () => {
  expect([12_000, 120_000, 100_000, 1_950].map((cents) => formatSurcharge(cents, 'de'))).toEqual([
    '+\u00a0120\u00a0€',
    '+\u00a01.200\u00a0€',
    '+\u00a01.000\u00a0€',
    '+\u00a019,50\u00a0€',
  ]);
  expect(formatSurcharge(100_000, 'en')).toBe('+\u00a0€1,000');
  expect(formatSurcharge(100_000, 'fr')).toBe('+\u00a01\u202f000\u00a0€');
});

it('writes a label in a sentence', () => {
  expect([toLabelInSentence('Ringgröße', 'de'), toLabelInSentence('Ring size', 'en')]).toEqual([
    'Ringgröße',
    'ring size',
  ]);
});
