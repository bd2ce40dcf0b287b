import { describe, expect, it } from 'vitest';
import { namedRecordSchema, optionalTextSchema, requiredTextSchema } from './common-record-schemas.ts';

describe('a text from the backend', () => {
  it.each([
    ['Trauring', 'Trauring'],
    ['  Trauring \n', 'Trauring'],
    ['', null],
    ['   ', null],
    [null, null],
    [undefined, null],
  ])('parses %j as %j', (given, parsed) => {
    expect(optionalTextSchema.parse(given)).toBe(parsed);
  });

  it.each(['', '  '])('must not be %j if it is required', (given) => {
    expect(requiredTextSchema.safeParse(given).success).toBe(false);
  });

  it('is trimmed if it is required', () => {
    expect(requiredTextSchema.parse(' Uhren ')).toBe('Uhren');
  });
});

it('defaults to no translations', () => {
  const record = { id: '1', slug: 'uhren', display_name: 'Uhren' };
  expect(namedRecordSchema.parse(record)).toEqual({ ...record, translations: [] });
  const translations = [{ language: 'fr', display_name: ' Montres ' }];
  expect(namedRecordSchema.parse({ ...record, translations }).translations).toEqual([
    { language: 'fr', display_name: 'Montres' },
  ]);
});
