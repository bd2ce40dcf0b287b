import { describe, expect, it } from 'vitest';
import { isGtin, toGtinAndMpn } from './product-identifiers.ts';

describe('isGtin', () => {
  it.each(['4006381333931', '96385074', '036000291452', '10012345678902'])('accepts %s', (text) => {
    expect(isGtin(text)).toBe(true);
  });

  it.each(['4006381333932', '400638133393', '4006381333931 ', 'MF38-A', '', '123456789'])('rejects "%s"', (text) => {
    expect(isGtin(text)).toBe(false);
  });
});

describe('toGtinAndMpn', () => {
  it.each([
    [
      { gtin: '4006381333931', mpn: 'MF38-A' },
      { gtin: '4006381333931', mpn: 'MF38-A' },
    ],
    [
      { gtin: '4006381333932', mpn: null },
      { gtin: null, mpn: null },
    ],
    [
      { gtin: null, mpn: null, identifier: '4006381333931' },
      { gtin: '4006381333931', mpn: null },
    ],
    [
      { gtin: null, mpn: null, identifier: 'MF38-A' },
      { gtin: null, mpn: 'MF38-A' },
    ],
    [
      { gtin: null, mpn: null, identifier: '4006381333932' },
      { gtin: null, mpn: null },
    ],
  ])('%o', (numbers, expected) => {
    expect(toGtinAndMpn(numbers)).toEqual(expected);
  });
});

it.each(['x4006381333931', '4006381333931x', '096385074', '963850740', '12345678901', '040063813339310'])(
  'rejects "%s"',
  (text) => {
    expect(isGtin(text)).toBe(false);
  },
);

it.each([
  [
    { gtin: null, mpn: null },
    { gtin: null, mpn: null },
  ],
  [
    { gtin: null, mpn: 'A', identifier: 'B' },
    { gtin: null, mpn: 'A' },
  ],
  [
    { gtin: '4006381333932', mpn: null, identifier: '96385074' },
    { gtin: '96385074', mpn: null },
  ],
  [
    { gtin: null, mpn: null, identifier: 'MF-12345678' },
    { gtin: null, mpn: 'MF-12345678' },
  ],
  [
    { gtin: null, mpn: null, identifier: '12345678-A' },
    { gtin: null, mpn: '12345678-A' },
  ],
  [
    { gtin: null, mpn: null, identifier: '1234567' },
    { gtin: null, mpn: '1234567' },
  ],
])('maps %o to the article numbers %o', (numbers, expected) => {
  expect(toGtinAndMpn(numbers)).toEqual(expected);
});
