import { describe, expect, it } from 'vitest';
import { namedRecordSchema, optionalTextSchema, requiredTextSchema } from './record-parts.ts';

describe('a text of the backend', () => {
  it.each([
    ['Trauring', 'Trauring'],
    ['  Trauring \n', 'Trauring'],
    ['', null],
    ['   ', null],
    [null, null],
    [undefined, null],
  ])('%j counts as %j', (given, read) => {
    expect(optionalTextSchema.parse(given)).toBe(read);
  });

  it.each(['', '  '])('must not be %j where it is required', (given) => {
    expect(requiredTextSchema.safeParse(given).success).toBe(false);
  });

  it('is tidied where it is required', () => {
    expect(requiredTextSchema.parse(' Uhren ')).toBe('Uhren');
  });
});

it('a record without translations has none', () => {
  const record = { id: '1', slug: 'uhren', display_name: 'Uhren' };
  expect(namedRecordSchema.parse(record)).toEqual({ ...record, translations: [] });
  const translations = [{ language: 'fr', display_name: ' Montres ' }];
  expect(namedRecordSchema.parse({ ...record, translations }).translations).toEqual([
    { language: 'fr', display_name: 'Montres' },
  ]);
});
