import { expect, it } from 'vitest';
import { centsToDecimalAmount } from './cents.ts';
import { decimalAmountToCentsSchema } from './decimal-amount-schema.ts';

it.each([
  ['0.00', 0],
  ['0.01', 1],
  ['0.29', 29],
  ['0.57', 57],
  ['1.15', 115],
  ['4.35', 435],
  ['19.99', 1_999],
  ['1490.00', 149_000],
  ['1000000.00', 100_000_000],
  // The largest value that the column can store.
  ['99999999.99', 9_999_999_999],
])('round-trips %s in the database and %i cents', (decimal, cents) => {
  expect(decimalAmountToCentsSchema.parse(decimal)).toBe(cents);
  expect(decimalAmountToCentsSchema.parse(Number(decimal))).toBe(cents);
  expect(centsToDecimalAmount(cents)).toBe(decimal);
});

it('round-trips every amount from 0.00 to 2000.00', () => {
  const all = Array.from({ length: 200_001 }, (_, cents) => cents);
  expect(all.filter((cents) => decimalAmountToCentsSchema.parse(centsToDecimalAmount(cents)) !== cents)).toEqual([]);
});

it.each([
  ['12', 1_200],
  ['12.5', 1_250],
  ['12.500', 1_250],
  [1e6, 100_000_000],
])('parses %j, with fewer or more decimals than the column', (decimal, cents) => {
  expect(decimalAmountToCentsSchema.parse(decimal)).toBe(cents);
});

it.each([
  '0.005',
  '19.999',
  0.005,
  19.999,
  '-0.01',
  -0.01,
  '-1',
  -1,
  'NaN',
  NaN,
  Infinity,
  '',
  ' ',
  '1e6',
  '1,50',
  '.5',
  '1.',
  '19.99 €',
  null,
  undefined,
])('rejects %j', (value) => {
  expect(decimalAmountToCentsSchema.safeParse(value).success).toBe(false);
});
