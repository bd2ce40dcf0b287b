import { expect, it } from 'vitest';
import { toSeedOptions } from './seed-options.ts';
import { SettingsError } from './settings.ts';

it('takes a number of products and a seed', () => {
  expect(toSeedOptions(['--products', '50000'], 100_000)).toEqual({ products: 50_000, seed: 1 });
  expect(toSeedOptions(['--products=0', '--seed=7'], 100_000)).toEqual({ products: 0, seed: 7 });
});

it('takes a reset alone', () => {
  expect(toSeedOptions(['--reset'], 100_000)).toBe('reset');
});

it.each([
  [['--reset', '--products', '5'], '--reset stands alone'],
  [[], '--products is missing'],
  [['--products', 'many'], '--products is "many", but has to be a whole number from 0 to 100000'],
  [['--products=-5'], '--products is "-5"'],
  [['--products', '1.5'], '--products is "1.5"'],
  [['--products', '100001'], '--products is "100001"'],
  [['--products', '5', '--seed', 'x'], '--seed is "x"'],
  [['--product', '5'], '--product'],
  [['50000'], '50000'],
])('refuses %j in a sentence with the usage', (words, sentence) => {
  expect(() => toSeedOptions(words, 100_000)).toThrow(SettingsError);
  expect(() => toSeedOptions(words, 100_000)).toThrow(sentence);
  expect(() => toSeedOptions(words, 100_000)).toThrow('Usage: npm run seed');
});
