import { describe, expect, it } from 'vitest';
import { personalizationRecordSchema, type ProductPersonalizationRecord } from '../contract/shop/personalization.ts';
import { parsePersonalizationRecord } from './localized-personalization.ts';

const placement = { key: 'placement', type: 'choice', label: 'Anordnung', options: ['in der Mitte', 'am Rand'] };
const engraving = { key: 'engraving', type: 'text', label: 'Gravur', max_length: 16, required: false };
const font = { key: 'font', type: 'font', label: 'Schrift', options: ['serif', 'script'] };

const toRecord = (fields: unknown, english?: unknown): ProductPersonalizationRecord =>
  personalizationRecordSchema.parse({
    id: 'locket',
    display_name: 'Gravur auf der Rückseite',
    surface: 'disc',
    additional_days: 3,
    fields,
    translations: english ? [{ language: 'en', display_name: 'Engraving on the back', fields: english }] : [],
  });

const readProblem = (fields: unknown, english?: unknown): string => {
  const result = parsePersonalizationRecord(toRecord(fields, english), 'en');
  if (result.ok) throw new Error('The fields are valid.');
  return result.problem;
};

describe('a personalization', () => {
  it('falls back to the name in the default language where the translated one is blank', () => {
    const record = toRecord([engraving], [{ ...engraving, label: 'Engraving' }]);
    const translations = record.translations.map((text) => ({ ...text, display_name: ' ' }));
    const result = parsePersonalizationRecord({ ...record, translations }, 'en');
    expect(result.ok && result.personalization.name).toBe('Gravur auf der Rückseite');
  });

  it('keeps the values of choices and translates the labels', () => {
    const english = [
      { ...placement, label: 'Placement', options: ['in the centre', 'around the rim'] },
      { ...engraving, label: 'Engraving' },
    ];
    const result = parsePersonalizationRecord(toRecord([engraving, placement, font], english), 'en');
    expect(result.ok && result.personalization).toEqual({
      id: 'locket',
      name: 'Engraving on the back',
      surface: 'disc',
      additionalDays: 3,
      fields: [
        { key: 'engraving', type: 'text', label: 'Engraving', required: false, maxLength: 16 },
        {
          key: 'placement',
          type: 'choice',
          label: 'Placement',
          required: false,
          options: [
            { value: 'in der Mitte', label: 'in the centre' },
            { value: 'am Rand', label: 'around the rim' },
          ],
        },
        { key: 'font', type: 'font', label: 'Schrift', required: false, options: ['serif', 'script'] },
      ],
    });
  });

  it('falls back to the default language, and may have no fields', () => {
    const result = parsePersonalizationRecord(toRecord([engraving]), 'fr');
    expect(result).toMatchObject({ ok: true, personalization: { name: 'Gravur auf der Rückseite' } });
    expect(parsePersonalizationRecord(toRecord(null), 'de')).toMatchObject({
      ok: true,
      personalization: { fields: [] },
    });
  });
});

describe('a malformed personalization', () => {
  it('reports the field and the problem', () => {
    expect(readProblem([{ ...engraving, max_length: '16' }])).toContain('fields (de), "engraving": max_length');
    expect(readProblem([engraving, { ...font, options: ['gothic'] }])).toContain('"font": options 0');
    expect(readProblem([engraving, { type: 'text', label: 'Ohne Schlüssel', max_length: 3 }])).toContain('field 2');
    expect(readProblem([{ ...placement, options: ['a', 'a'] }])).toBe(
      'fields (de), "placement": options names an option twice',
    );
    expect(readProblem([engraving, engraving])).toBe('fields (de): use a key twice');
    expect(readProblem({ engraving })).toContain('fields (de): ');
  });

  it('reports a translation that does not match', () => {
    expect(readProblem([placement], [{ ...placement, options: ['in the centre'] }])).toBe(
      'fields (en), "placement": has 1 options and in de 2',
    );
    expect(readProblem([engraving], [{ ...font, key: 'engraving' }])).toContain('is "font" and in de "text"');
    expect(readProblem([engraving], [{ ...engraving, key: 'text' }])).toContain('"text": de has no such field');
  });
});

describe('a personalization in several languages', () => {
  it('uses the texts of the requested language, not of the first one', () => {
    const record = personalizationRecordSchema.parse({
      id: 'locket',
      display_name: 'Gravur',
      surface: 'disc',
      additional_days: 3,
      fields: [placement],
      translations: [
        {
          language: 'fr',
          display_name: 'Gravure',
          fields: [{ ...placement, label: 'Disposition', options: ['a', 'b'] }],
        },
        { language: 'en', display_name: 'Engraving', fields: null },
      ],
    });
    expect(parsePersonalizationRecord(record, 'en')).toMatchObject({
      ok: true,
      personalization: {
        name: 'Engraving',
        fields: [
          { label: 'Anordnung', options: [{ value: 'in der Mitte', label: 'in der Mitte' }, { value: 'am Rand' }] },
        ],
      },
    });
    expect(parsePersonalizationRecord(record, 'fr')).toMatchObject({
      ok: true,
      personalization: {
        name: 'Gravure',
        fields: [{ label: 'Disposition', options: [{ label: 'a' }, { label: 'b' }] }],
      },
    });
  });

  it.each([
    [[null], 'field 1'],
    [['text'], 'field 1'],
    [[engraving, 7], 'field 2'],
    [[{ ...engraving, key: 7 }], 'field 1'],
  ])('reports the position of an invalid field in %j', (fields, position) => {
    expect(readProblem(fields)).toContain(`fields (de), ${position}: `);
  });

  it('reports every problem', () => {
    const problem = readProblem([
      { ...engraving, max_length: '16' },
      { ...font, options: ['gothic'] },
    ]);
    expect(problem.split('; ')).toEqual([
      expect.stringContaining('"engraving": max_length'),
      expect.stringContaining('"font": options 0'),
    ]);
  });
});
