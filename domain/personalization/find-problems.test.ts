import { expect, it } from 'vitest';
import type { PersonalizationField } from '../../contract/shop/personalization.ts';
import { findPersonalizationProblems } from './find-problems.ts';

const fields: PersonalizationField[] = [
  { key: 'size', type: 'choice', label: 'Größe', required: true, options: [{ value: '52', label: '52' }] },
  { key: 'engraving', type: 'text', label: 'Gravur', required: false, maxLength: 5 },
  { key: 'font', type: 'font', label: 'Schrift', required: true, options: ['script', 'serif'] },
];
const find = (values: Record<string, string>) => findPersonalizationProblems(fields, { size: '52', ...values });

it('finds none where nothing optional is filled in', () => {
  expect(find({})).toEqual({});
  expect(find({ engraving: '  ' })).toEqual({});
});

it('wants what is required', () => {
  expect(findPersonalizationProblems(fields, {})).toEqual({ size: { code: 'required' } });
  const required: PersonalizationField[] = [
    { key: 'monogram', type: 'text', label: 'Monogramm', required: true, maxLength: 3 },
  ];
  expect(findPersonalizationProblems(required, { monogram: '\u00a0' })).toEqual({ monogram: { code: 'required' } });
});

it('counts what is engraved, not what is typed around it', () => {
  expect(find({ engraving: '  Zoe\u0308 A  ' })).toEqual({});
  expect(find({ engraving: 'Zoë An' })).toEqual({ engraving: { code: 'tooLong', length: 6, maxLength: 5 } });
});

it('refuses what nobody sees and names what the face lacks', () => {
  expect(find({ engraving: 'A\u202eB' })).toEqual({ engraving: { code: 'hiddenCharacters' } });
  expect(find({ engraving: 'Ж 👨‍👩‍👧' })).toEqual({ engraving: { code: 'missingCharacters', characters: ['Ж', '👨‍👩‍👧'] } });
});

it('looks at the chosen face', () => {
  expect(find({ engraving: 'GROẞ' })).toMatchObject({ engraving: { characters: ['ẞ'] } });
  expect(find({ engraving: 'GROẞ', font: 'serif' })).toEqual({});
});

it('refuses options that are not on offer', () => {
  expect(find({ size: '53', font: 'gothic' })).toEqual({
    size: { code: 'unknownOption' },
    font: { code: 'unknownOption' },
  });
});
