// Formats of amounts in German, English and French.
import { describe, expect, it } from 'vitest';
import {
  allowedAdditionalDeliveryDaysRange,
  allowedPriceRange,
  allowedStockQuantityRange,
} from '../../../domain/allowed-number-ranges.ts';
import { formatStudioNumber } from '../../schema/studio-number-field-format.ts';
import {
  type ParsedNumberInput,
  parseLocalizedNumberInput,
  parseNumberFormValue,
  formatNumberFormValue,
} from './parse-localized-number-input.ts';

const price = { ...allowedPriceRange, scale: 2, unit: '€' } as const;
const stock = { ...allowedStockQuantityRange, scale: 0 } as const;
const languages = ['de-DE', 'en-GB', 'fr-FR'];

const toResult = (parsed: ParsedNumberInput): string => {
  if (parsed.kind === 'number') return parsed.text;
  return parsed.kind === 'ambiguous' ? `${parsed.readings[0]} or ${parsed.readings[1]}` : parsed.kind;
};

/** The same in every language: input, and the text for the database or the reason of the rejection. */
const amounts: [string, string][] = [
  ['1290', '1290.00'],
  ['1290,5', '1290.50'],
  ['1290,50', '1290.50'],
  ['1290.50', '1290.50'],
  ['1.290,50', '1290.50'],
  ['1,290.50', '1290.50'],
  ['1.290,5', '1290.50'],
  ['1 290,50', '1290.50'],
  ['1 290.50', '1290.50'],
  ['1 290', '1290.00'],
  ['1\u00a0290,50', '1290.50'],
  ['1\u202f290,50', '1290.50'],
  ["1'290.50", '1290.50'],
  ['1’290.50', '1290.50'],
  ['1.234.567', '1234567.00'],
  ['1,234,567', '1234567.00'],
  ['1.234.567,89', '1234567.89'],
  ['1,234,567.89', '1234567.89'],
  ['  1290,50 € ', '1290.50'],
  ['€ 1.290,50', '1290.50'],
  ['1290 EUR', '1290.00'],
  ['1.290,–', '1290 or 1.29'],
  ['1290,-', '1290.00'],
  ['1290 ,-', '1290.00'],
  ['1290,', '1290.00'],
  ['0', '0.00'],
  ['0,5', '0.50'],
  [',50', '0.50'],
  ['.5', '0.50'],
  ['007', '7.00'],
  ['9999999,99', '9999999.99'],
  ['', 'empty'],
  ['   ', 'empty'],
  // Ambiguous: thousands or decimals.
  ['1.290', '1290 or 1.29'],
  ['1,290', '1290 or 1.29'],
  ['999.999', '999999 or 999.999'],
  ['10.000', '10000 or 10'],
  // Three decimals.
  ['0,290', 'tooManyDecimals'],
  ['0.290', 'tooManyDecimals'],
  ['1290,500', 'tooManyDecimals'],
  ['1290.505', 'tooManyDecimals'],
  ['1.290,500', 'tooManyDecimals'],
  ['1 290,505', 'tooManyDecimals'],
  ['1,2345', 'tooManyDecimals'],
  // Out of range.
  ['-5', 'outOfRange'],
  ['−5', 'outOfRange'],
  ['-1.290,50', 'outOfRange'],
  ['10000000', 'outOfRange'],
  ['99999999999999999999', 'outOfRange'],
  // Not a number.
  ['abc', 'unreadable'],
  ['12a', 'unreadable'],
  ['1e3', 'unreadable'],
  ['NaN', 'unreadable'],
  ['Infinity', 'unreadable'],
  ['0x10', 'unreadable'],
  ['€', 'unreadable'],
  ['-', 'unreadable'],
  ['.', 'unreadable'],
  ['1.29.50', 'unreadable'],
  ['12.34,56', 'unreadable'],
  ['1.290.50', 'unreadable'],
  ['1,290,50', 'unreadable'],
  ['1,290.50,3', 'unreadable'],
  ['0.290,50', 'unreadable'],
  ['12 90', 'unreadable'],
  ['1 290 5', 'unreadable'],
  ['1 290.500,50', 'unreadable'],
  ['1290,5 0', 'unreadable'],
  ['１２９０', 'unreadable'],
];

describe.each(languages)('an amount of money in %s', (language) => {
  it.each(amounts)('%s is %s', (typed, expected) => {
    expect(toResult(parseLocalizedNumberInput(typed, { ...price, language }))).toBe(expected);
  });

  it.each([0, 0.05, 1.29, 12.5, 999.99, 1000, 1290, 1290.5, 1_234_567.89])('parses its own format of %d', (value) => {
    for (const shown of [formatStudioNumber(value, language, price), formatStudioNumber(value, language, { scale: 2 })])
      expect(toResult(parseLocalizedNumberInput(shown, { ...price, language }))).toBe(value.toFixed(2));
  });
});

/** Input, then the result in German and in English. */
const wholeNumbers: [string, string, string][] = [
  ['12', '12', '12'],
  ['1.000', '1000', 'tooManyDecimals'],
  ['1,000', 'tooManyDecimals', '1000'],
  ['1 000', '1000', '1000'],
  ['1.000.000', '1000000', '1000000'],
  ['2.000.000', 'outOfRange', 'outOfRange'],
  ['1,5', 'tooManyDecimals', 'tooManyDecimals'],
  ['-1', 'outOfRange', 'outOfRange'],
  ['zwei', 'unreadable', 'unreadable'],
];

it.each(wholeNumbers)('a whole number %s is %s in German and %s in English', (typed, german, english) => {
  expect(toResult(parseLocalizedNumberInput(typed, { ...stock, language: 'de-DE' }))).toBe(german);
  expect(toResult(parseLocalizedNumberInput(typed, { ...stock, language: 'en-GB' }))).toBe(english);
});

it('formats an amount in the studio language', () => {
  expect(formatStudioNumber(1290.5, 'de-DE', price)).toBe('1.290,50\u00a0€');
  expect(formatStudioNumber(1290.5, 'en-GB', price)).toBe('€1,290.50');
  expect(formatStudioNumber(19, 'de-DE', { scale: 2, unit: '%' })).toBe('19,00 %');
});

describe('a number below zero', () => {
  const days = { ...allowedAdditionalDeliveryDaysRange, scale: 0 } as const;

  it.each([
    ['-2', '-2'],
    ['−2', '-2'],
    ['– 2', '-2'],
    ['-30', '-30'],
    ['-31', 'outOfRange'],
    ['-0', '0'],
    ['500', '500'],
    ['501', 'outOfRange'],
    ['-', 'unreadable'],
    ['--2', 'unreadable'],
    ['-1,5', 'tooManyDecimals'],
    ['-1,000', 'tooManyDecimals'],
  ])('%j of working days is %s', (typed, expected) => {
    expect(toResult(parseLocalizedNumberInput(typed, { ...days, language: 'de-DE' }))).toBe(expected);
  });

  it.each(['-0,01', '-5'])('rejects %j as a price', (typed) => {
    expect(parseLocalizedNumberInput(typed, { ...price, language: 'de-DE' })).toEqual({ kind: 'outOfRange' });
  });

  it('includes the sign in the value', () => {
    expect(parseLocalizedNumberInput('-2', { ...days, language: 'de-DE' })).toEqual({
      kind: 'number',
      text: '-2',
      value: -2,
    });
    expect(parseLocalizedNumberInput('-0', { ...days, language: 'de-DE' })).toEqual({
      kind: 'number',
      text: '0',
      value: 0,
    });
  });
});

it.each([
  ['1234,567', 'tooManyDecimals'],
  ['1,234.567.890', 'unreadable'],
  ['1.234,567,890', 'unreadable'],
  ['12 34', 'unreadable'],
  ['1 2345', 'unreadable'],
  ['1 234.56 7', 'unreadable'],
  [',5', '0.50'],
  ['5,', '5.00'],
  ['€', 'unreadable'],
  ['', 'empty'],
  ['  ', 'empty'],
  [' 5 € ', '5.00'],
])('%j is %s', (typed, expected) => {
  expect(toResult(parseLocalizedNumberInput(typed, { ...price, language: 'de-DE' }))).toBe(expected);
});

it.each([
  ['1290.50', 1290.5, false],
  [1290.5, 1290.5, false],
  [0, 0, false],
  ['12.90 confirmed', 12.9, true],
  [' confirmed', null, true],
  ['?', null, false],
  ['', null, false],
  ['  ', null, false],
  ['abc', null, false],
  [null, null, false],
  [undefined, null, false],
  [true, null, false],
  [['5'], null, false],
  [Number.POSITIVE_INFINITY, null, false],
])('parses the form value %j as %s, confirmed: %s', (value, number, isConfirmed) => {
  expect(parseNumberFormValue(value)).toEqual({ number, isConfirmed });
});

it.each([
  ['1290.50', 'de-DE', 2, '1.290,50'],
  ['1290.50', 'en-GB', 2, '1,290.50'],
  ['12.90 confirmed', 'de-DE', 2, '12,90'],
  [7, 'de-DE', 0, '7'],
  ['?', 'de-DE', 2, ''],
  [null, 'de-DE', 2, ''],
] as const)('formats %j in %s with %d decimals as %j', (value, language, scale, text) => {
  expect(formatNumberFormValue(value, language, { scale, unit: '€' })).toBe(text);
});
