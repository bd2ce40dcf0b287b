import { describe, expect, it } from 'vitest';
import {
  additionalDaysRange,
  isWithin,
  percentRange,
  priceRange,
  stockRange,
  sumRange,
  toUsableCents,
} from './number-ranges.ts';

describe('a figure of a column', () => {
  it.each<[string, typeof priceRange, unknown, boolean]>([
    ['a price', priceRange, 0, true],
    ['a price', priceRange, -0.01, false],
    ['a price', priceRange, '9999999.99', true],
    ['a price', priceRange, '10000000.00', false],
    ['a sum', sumRange, 99_999_999.99, true],
    ['a sum', sumRange, 100_000_000, false],
    ['a rate', percentRange, '0.00', true],
    ['a rate', percentRange, 100, true],
    ['a rate', percentRange, 100.01, false],
    ['a stock', stockRange, 1_000_000, true],
    ['a stock', stockRange, -1, false],
    ['days that are added', additionalDaysRange, -30, true],
    ['days that are added', additionalDaysRange, -31, false],
    ['days that are added', additionalDaysRange, 500, true],
    ['days that are added', additionalDaysRange, 501, false],
    // None of these is a number, though some become one.
    ['no number', percentRange, 'NaN', false],
    ['no number', percentRange, Number.NaN, false],
    ['no number', percentRange, '', false],
    ['no number', percentRange, '  ', false],
    ['no number', percentRange, null, false],
    ['no number', percentRange, undefined, false],
    ['no number', percentRange, true, false],
    ['no number', percentRange, [], false],
    ['no number', percentRange, ['5'], false],
    ['no number', percentRange, new Date(5), false],
    ['no number', percentRange, 'five', false],
  ])('%s in %o: %j is one: %s', (_name, range, value, isOne) => {
    expect(isWithin(range, value)).toBe(isOne);
  });
});

it.each([
  ['1490.00', 149_000],
  [1490, 149_000],
  ['0.00', 0],
  ['-0.01', undefined],
  ['10000000.00', undefined],
  ['12.345', undefined],
  ['NaN', undefined],
  [null, undefined],
])('the price %j is usable as %s cents', (value, cents) => {
  expect(toUsableCents(value)).toBe(cents);
});
