import { expect, it } from 'vitest';
import { formatCountry, formatList } from './format-country.ts';

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
