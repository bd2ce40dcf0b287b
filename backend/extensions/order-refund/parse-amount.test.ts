import { expect, it } from 'vitest';
import { parseAmount } from './parse-amount.ts';

it.each([
  ['', 0],
  ['12', 1_200],
  ['12,5', 1_250],
  ['12.50', 1_250],
  [' 690,00 € ', 69_000],
])('reads "%s"', (text, cents) => {
  expect(parseAmount(text)).toBe(cents);
});

it.each(['1.290', '1,290', '1.290,50', '-5', 'zehn', '0,005'])('does not guess at "%s"', (text) => {
  expect(parseAmount(text)).toBeUndefined();
});
