import { expect, it } from 'vitest';
import { formatCountryName, formatPercent, formatPrice, formatUnitPrice } from './format-amounts.ts';

it('formats euros by language, with no-break spaces', () => {
  expect(formatPrice(189000, 'de')).toBe('1.890,00\u00a0€');
  expect(formatPrice(189000, 'en')).toBe('€1,890.00');
  expect(formatPrice(189050, 'fr')).toBe('1\u202f890,50\u00a0€');
});

it('formats a unit price with its unit', () => {
  expect(formatUnitPrice({ price_cents: 24_000, quantity: 1, unit: 'kg' }, 'de')).toBe('240,00\u00a0€ / 1\u00a0kg');
});

it('formats a percentage with at most one decimal', () => {
  expect([formatPercent(19, 'de'), formatPercent(8.1, 'en'), formatPercent(5.55, 'fr')]).toEqual([
    '19\u00a0%',
    '8.1%',
    '5,6\u00a0%',
  ]);
});

it('formats country names by language, and returns invalid codes unchanged', () => {
  expect([formatCountryName('AT', 'de'), formatCountryName('AT', 'en'), formatCountryName('AT', 'fr')]).toEqual([
    'Österreich',
    'Austria',
    'Autriche',
  ]);
  expect(formatCountryName('LC', 'en')).toBe('St Lucia');
  expect([formatCountryName('?', 'de'), formatCountryName('D', 'de'), formatCountryName('', 'fr')]).toEqual([
    '?',
    'D',
    '',
  ]);
});
