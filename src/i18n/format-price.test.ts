import { expect, it } from 'vitest';
import { formatPrice } from './format-price.ts';

it('writes euros as each language does, with spaces that do not break', () => {
  expect(formatPrice(189000, 'de')).toBe('1.890,00\u00a0€');
  expect(formatPrice(189000, 'en')).toBe('€1,890.00');
  expect(formatPrice(189050, 'fr')).toBe('1\u202f890,50\u00a0€');
});
