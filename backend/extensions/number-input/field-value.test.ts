import { expect, it } from 'vitest';
import { toFieldValue, toShownText } from './field-value.ts';

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
])('%j in the form is the number %s, confirmed: %s', (value, number, isConfirmed) => {
  expect(toFieldValue(value)).toEqual({ number, isConfirmed });
});

it.each([
  ['1290.50', 'de-DE', 2, '1.290,50'],
  ['1290.50', 'en-GB', 2, '1,290.50'],
  ['12.90 confirmed', 'de-DE', 2, '12,90'],
  [7, 'de-DE', 0, '7'],
  ['?', 'de-DE', 2, ''],
  [null, 'de-DE', 2, ''],
] as const)('%j is shown in %s with %d decimals as %j', (value, language, scale, text) => {
  expect(toShownText(value, language, { scale, unit: '€' })).toBe(text);
});
