import { expect, it } from 'vitest';
import { formatCountry, formatLabel, formatList, formatMean, formatPrice } from './format.ts';

it('writes euros as each language does, with spaces that do not break', () => {
  expect(formatPrice(189000, 'de')).toBe('1.890,00\u00a0€');
  expect(formatPrice(189000, 'en')).toBe('€1,890.00');
  expect(formatPrice(189050, 'fr')).toBe('1\u202f890,50\u00a0€');
});

it('writes a mean with one decimal', () => {
  expect([formatMean(4.46, 'de'), formatMean(4.46, 'en'), formatMean(5, 'fr')]).toEqual(['4,5', '4.5', '5,0']);
});

it('names countries in the language of the page, and leaves what is none', () => {
  expect([formatCountry('AT', 'de'), formatCountry('AT', 'en'), formatCountry('AT', 'fr')]).toEqual([
    'Österreich',
    'Austria',
    'Autriche',
  ]);
  expect(formatCountry('?', 'de')).toBe('?');
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
