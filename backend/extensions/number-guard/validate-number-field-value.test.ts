import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../../schema/content-model-types.ts';
import { validateNumberFieldValue, toNumberFieldFormat } from './validate-number-field-value.ts';

const label = { de: 'Preis', en: 'Price' };
const price: FieldDefinition = {
  name: 'price_brutto',
  type: 'decimal',
  label,
  options: { unit: '€' },
  range: { min: 0, max: 100 },
};
const stock: FieldDefinition = { name: 'stock', type: 'integer', label, range: { min: 0, max: 10 } };

describe('accepted values', () => {
  it.each<[FieldDefinition, unknown, number | string | null, boolean]>([
    [price, null, null, false],
    [price, undefined, null, false],
    [price, 12.5, 12.5, false],
    [price, '12.50', '12.50', false],
    [price, '12.50 confirmed', '12.50', true],
    [price, 0, 0, false],
    [price, '100.00', '100.00', false],
    [price, '100', '100', false],
    [stock, 10, 10, false],
    [stock, '0', '0', false],
    [{ ...stock, range: { min: -5, max: 5 } }, '-5', '-5', false],
  ])('accepts case %#', (field, value, taken, isConfirmed) => {
    expect(validateNumberFieldValue(field, value)).toEqual({ kind: 'taken', value: taken, isConfirmed });
  });

  it('accepts safe integers if the field has no range', () => {
    const field: FieldDefinition = { name: 'count', type: 'integer', label };
    expect(validateNumberFieldValue(field, Number.MAX_SAFE_INTEGER).kind).toBe('taken');
    expect(validateNumberFieldValue(field, Number.MIN_SAFE_INTEGER).kind).toBe('taken');
    expect(validateNumberFieldValue(field, '9007199254740993000').kind).toBe('refused');
  });
});

describe('rejected values', () => {
  it.each<[FieldDefinition, unknown, string, string]>([
    [price, -0.01, 'outOfRange', '-0.01'],
    [price, '100.01', 'outOfRange', '100.01'],
    [price, '100.01 confirmed', 'outOfRange', '100.01'],
    [stock, 11, 'outOfRange', '11'],
    [price, '1.234', 'tooManyDecimals', '1.234'],
    [stock, 1.5, 'tooManyDecimals', '1.5'],
    [stock, '1.0', 'tooManyDecimals', '1.0'],
    [price, '1,50', 'unreadable', '1,50'],
    [price, ' 1', 'unreadable', ' 1'],
    [price, '1 ', 'unreadable', '1 '],
    [price, '', 'unreadable', ''],
    [price, '?', 'unreadable', '?'],
    [price, '1e1', 'unreadable', '1e1'],
    [price, 'x1', 'unreadable', 'x1'],
    [price, '1.', 'unreadable', '1.'],
    [price, '--1', 'unreadable', '--1'],
    [price, 'NaN', 'unreadable', 'NaN'],
    [price, true, 'unreadable', 'true'],
    [price, [1], 'unreadable', '[1]'],
    [price, { _add: 1 }, 'unreadable', '{"_add":1}'],
  ])('rejects case %#', (field, value, kind, typed) => {
    expect(validateNumberFieldValue(field, value)).toEqual({
      kind: 'refused',
      typed,
      reason: { kind },
      range: field.range,
    });
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('rejects %d', (value) => {
    expect(validateNumberFieldValue(price, value)).toMatchObject({ kind: 'refused', reason: { kind: 'unreadable' } });
  });
});

it.each<[Partial<FieldDefinition>, object]>([
  [{ type: 'integer' }, { scale: 0 }],
  [{ type: 'decimal' }, { scale: 2 }],
  [
    { type: 'decimal', options: { unit: '€' } },
    { scale: 2, unit: '€' },
  ],
  [
    { type: 'decimal', options: { unit: '%' } },
    { scale: 2, unit: '%' },
  ],
  [{ type: 'integer', options: { unit: 'mm' } }, { scale: 0 }],
])('formats a field of %o as %o', (field, format) => {
  expect(toNumberFieldFormat({ name: 'x', type: 'integer', label, ...field })).toEqual(format);
});
