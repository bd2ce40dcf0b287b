import { describe, expect, it } from 'vitest';
import {
  allowedAdditionalDeliveryDaysRange,
  isNumberInRange,
  allowedTaxPercentRange,
  allowedPriceRange,
  allowedStockQuantityRange,
  allowedOrderTotalRange,
} from './allowed-number-ranges.ts';
import { parseStoredPriceCents } from './parse-stored-price.ts';

describe('isNumberInRange', () => {
  it.each<[string, typeof allowedPriceRange, unknown, boolean]>([
    ['a price', allowedPriceRange, 0, true],
    ['a price', allowedPriceRange, -0.01, false],
    ['a price', allowedPriceRange, '9999999.99', true],
    ['a price', allowedPriceRange, '10000000.00', false],
    ['a sum', allowedOrderTotalRange, 99_999_999.99, true],
    ['a sum', allowedOrderTotalRange, 100_000_000, false],
    ['a rate', allowedTaxPercentRange, '0.00', true],
    ['a rate', allowedTaxPercentRange, 100, true],
    ['a rate', allowedTaxPercentRange, 100.01, false],
    ['a stock', allowedStockQuantityRange, 1_000_000, true],
    ['a stock', allowedStockQuantityRange, -1, false],
    ['days that are added', allowedAdditionalDeliveryDaysRange, -30, true],
    ['days that are added', allowedAdditionalDeliveryDaysRange, -31, false],
    ['days that are added', allowedAdditionalDeliveryDaysRange, 500, true],
    ['days that are added', allowedAdditionalDeliveryDaysRange, 501, false],
    // Not numbers, although JavaScript converts some of them to numbers.
    ['no number', allowedTaxPercentRange, 'NaN', false],
    ['no number', allowedTaxPercentRange, Number.NaN, false],
    ['no number', allowedTaxPercentRange, '', false],
    ['no number', allowedTaxPercentRange, '  ', false],
    ['no number', allowedTaxPercentRange, null, false],
    ['no number', allowedTaxPercentRange, undefined, false],
    ['no number', allowedTaxPercentRange, true, false],
    ['no number', allowedTaxPercentRange, [], false],
    ['no number', allowedTaxPercentRange, ['5'], false],
    ['no number', allowedTaxPercentRange, new Date(5), false],
    ['no number', allowedTaxPercentRange, 'five', false],
  ])('checks %s against %o, value %j: %s', (_name, range, value, isInRange) => {
    expect(isNumberInRange(range, value)).toBe(isInRange);
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
])('parses the price %j as %s cents', (value, cents) => {
  expect(parseStoredPriceCents(value)).toBe(cents);
});
