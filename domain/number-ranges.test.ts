import { describe, expect, it } from 'vitest';
import {
  additionalDeliveryDaysRange,
  isNumberInRange,
  taxPercentRange,
  priceRange,
  stockQuantityRange,
  orderAmountRange,
  parseProductPriceCents,
} from './number-ranges.ts';

describe('a figure of a column', () => {
  it.each<[string, typeof priceRange, unknown, boolean]>([
    ['a price', priceRange, 0, true],
    ['a price', priceRange, -0.01, false],
    ['a price', priceRange, '9999999.99', true],
    ['a price', priceRange, '10000000.00', false],
    ['a sum', orderAmountRange, 99_999_999.99, true],
    ['a sum', orderAmountRange, 100_000_000, false],
    ['a rate', taxPercentRange, '0.00', true],
    ['a rate', taxPercentRange, 100, true],
    ['a rate', taxPercentRange, 100.01, false],
    ['a stock', stockQuantityRange, 1_000_000, true],
    ['a stock', stockQuantityRange, -1, false],
    ['days that are added', additionalDeliveryDaysRange, -30, true],
    ['days that are added', additionalDeliveryDaysRange, -31, false],
    ['days that are added', additionalDeliveryDaysRange, 500, true],
    ['days that are added', additionalDeliveryDaysRange, 501, false],
    // None of these is a number, though some become one.
    ['no number', taxPercentRange, 'NaN', false],
    ['no number', taxPercentRange, Number.NaN, false],
    ['no number', taxPercentRange, '', false],
    ['no number', taxPercentRange, '  ', false],
    ['no number', taxPercentRange, null, false],
    ['no number', taxPercentRange, undefined, false],
    ['no number', taxPercentRange, true, false],
    ['no number', taxPercentRange, [], false],
    ['no number', taxPercentRange, ['5'], false],
    ['no number', taxPercentRange, new Date(5), false],
    ['no number', taxPercentRange, 'five', false],
  ])('%s in %o: %j is one: %s', (_name, range, value, isOne) => {
    expect(isNumberInRange(range, value)).toBe(isOne);
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
  expect(parseProductPriceCents(value)).toBe(cents);
});
