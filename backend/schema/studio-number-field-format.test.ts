import { expect, it } from 'vitest';
import { formatStudioNumber, toRangeConstraintName, toRangeValidationMessage } from './studio-number-field-format.ts';

it.each([
  [
    { min: 0, max: 9_999_999.99 },
    { scale: 2, unit: '€' },
    'Erlaubt: 0,00 € bis 9.999.999,99 €, geschrieben etwa 1.290,50.',
    'Allowed: €0.00 to €9,999,999.99, for example 1,290.50.',
  ],
  [
    { min: 0, max: 100 },
    { scale: 2, unit: '%' },
    'Erlaubt: 0,00 % bis 100,00 %, geschrieben etwa 1,00.',
    'Allowed: 0.00 % to 100.00 %, for example 1.00.',
  ],
  [
    { min: -30, max: 500 },
    { scale: 0 },
    'Erlaubt: -30 bis 500, geschrieben etwa 1.',
    'Allowed: -30 to 500, for example 1.',
  ],
  [{ min: 5, max: 9 }, { scale: 0 }, 'Erlaubt: 5 bis 9, geschrieben etwa 5.', 'Allowed: 5 to 9, for example 5.'],
  [
    { min: 0, max: 500 },
    { scale: 2, unit: '€' },
    'Erlaubt: 0,00 € bis 500,00 €, geschrieben etwa 500,00.',
    'Allowed: €0.00 to €500.00, for example 500.00.',
  ],
] as const)('the range %j in the format %j has an example within it', (range, format, de, en) => {
  const sentence = toRangeValidationMessage(range, format);
  expect(sentence.de.replaceAll('\u00a0', ' ')).toBe(de);
  expect(sentence.en).toBe(en);
});

it('keeps a third decimal of an amount, and no decimals of a whole number', () => {
  expect(formatStudioNumber(1.295, 'de-DE', { scale: 2 })).toBe('1,295');
  expect(formatStudioNumber(12.6, 'de-DE', { scale: 0 })).toBe('13');
});

it('names a constraint by collection and column, as long as PostgreSQL allows', () => {
  expect(toRangeConstraintName('ecommerce_product', 'price_brutto')).toBe('sf_ck_ecommerce_product_price_brutto');
  expect(toRangeConstraintName('a'.repeat(40), 'b'.repeat(40))).toBe(`sf_ck_${'a'.repeat(40)}_${'b'.repeat(16)}`);
});
