import { describe, expect, it } from 'vitest';
import type { PersonalizationField } from '../contract/shop/personalization.ts';
import {
  countGraphemes,
  findMissingCharacters,
  findPersonalizationErrors,
  hasHiddenCharacters,
  isMadeToOrder,
  toSelectedEngravingFont,
  toEngravedText,
  formatPersonalizationValues,
  normalizePersonalizationValues,
  toPersonalizationKey,
} from './personalization.ts';

const sizes = ['52', '54'].map((value) => ({ value, label: value }));
const pair: PersonalizationField[] = [
  { key: 'size_1', type: 'choice', label: 'Größe', required: true, options: sizes },
  { key: 'engraving_1', type: 'text', label: 'Gravur', required: false, maxLength: 24 },
  { key: 'font', type: 'font', label: 'Schrift', required: false, options: ['script', 'serif'] },
  {
    key: 'placement',
    type: 'choice',
    label: 'Anordnung',
    required: false,
    options: [
      { value: 'Mitte', label: 'centre' },
      { value: 'Rand', label: 'rim' },
    ],
  },
];

describe('made to order', () => {
  it('is what carries an engraving', () => {
    expect(isMadeToOrder(pair, { engraving_1: 'Anna' })).toBe(true);
    expect(isMadeToOrder(pair, { engraving_1: '♥' })).toBe(true);
  });

  it('is no stock size, no font without a text and no blank', () => {
    expect(isMadeToOrder(pair, { size_1: '52' })).toBe(false);
    expect(isMadeToOrder(pair, { size_1: '52', font: 'serif', placement: 'Rand', engraving_1: ' \u00a0 ' })).toBe(
      false,
    );
    expect(isMadeToOrder(pair, { unknown: 'Anna' })).toBe(false);
  });
});

describe('ordered values', () => {
  it('are tidy, name the font, and leave out what is not of the piece', () => {
    expect(
      normalizePersonalizationValues(pair, {
        engraving_1: ' Anna  ♥\ufe0f ',
        size_1: '54',
        unknown: 'x',
        placement: '',
      }),
    ).toEqual({
      size_1: '54',
      engraving_1: 'Anna ♥',
      font: 'script',
    });
  });

  it('say nothing of font and placement where nothing is engraved', () => {
    expect(normalizePersonalizationValues(pair, { size_1: '54', font: 'serif', placement: 'Rand' })).toEqual({
      size_1: '54',
    });
  });

  it('take the first font for one that is not on offer', () => {
    expect(toSelectedEngravingFont(pair, { font: 'gothic' })).toBe('script');
    expect(toSelectedEngravingFont(pair, { font: 'serif' })).toBe('serif');
    expect(toSelectedEngravingFont([], {})).toBe('serif');
  });
});

describe('the key of a personalization', () => {
  const toKey = (values: Record<string, string>) => toPersonalizationKey(normalizePersonalizationValues(pair, values));

  it('is the same for the same wish, however it came to be', () => {
    expect(toKey({ font: 'script', engraving_1: 'José', size_1: '52' })).toBe(
      toKey({ size_1: '52', engraving_1: ' Jose\u0301 ' }),
    );
  });

  it('differs for another text, size or font', () => {
    const keys = [
      toKey({ size_1: '52' }),
      toKey({ size_1: '54' }),
      toKey({ size_1: '52', engraving_1: 'Anna' }),
      toKey({ size_1: '52', engraving_1: 'Anna', font: 'serif' }),
      toKey({ engraving_1: '","' }),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is empty for a piece as it lies in the shop', () => {
    expect(toKey({ engraving_1: ' ', font: 'serif' })).toBe('');
  });
});

it('says what is ordered in the words of the page, in the order of the fields', () => {
  const values = { placement: 'Rand', font: 'script', engraving_1: 'Anna', unknown: 'x' };
  expect(formatPersonalizationValues(pair, values, (font) => `<${font}>`)).toEqual([
    { label: 'Gravur', value: 'Anna' },
    { label: 'Schrift', value: '<script>' },
    { label: 'Anordnung', value: 'rim' },
  ]);
});

describe('the key of a cart line', () => {
  it('is the same in whatever order was chosen', () => {
    const one = toPersonalizationKey({ size_1: '54', engraving_1: 'Anna', font: 'serif' });
    expect(toPersonalizationKey({ font: 'serif', engraving_1: 'Anna', size_1: '54' })).toBe(one);
    expect(toPersonalizationKey({ engraving_1: 'Anna', size_1: '54', font: 'serif' })).toBe(one);
    expect(toPersonalizationKey({ size_1: '54', engraving_1: 'Paul', font: 'serif' })).not.toBe(one);
  });

  it('does not know what is empty', () => {
    expect(toPersonalizationKey({ engraving_1: '', size_1: '' })).toBe('');
    expect(toPersonalizationKey({ engraving_1: 'Anna', size_1: '' })).toBe(
      toPersonalizationKey({ engraving_1: 'Anna' }),
    );
  });
});

it('a choice that is offered no more is read as it was kept', () => {
  expect(formatPersonalizationValues(pair, { placement: 'Kante' }, (font) => font)).toEqual([
    { label: 'Anordnung', value: 'Kante' },
  ]);
});

const fields: PersonalizationField[] = [
  { key: 'size', type: 'choice', label: 'Größe', required: true, options: [{ value: '52', label: '52' }] },
  { key: 'engraving', type: 'text', label: 'Gravur', required: false, maxLength: 5 },
  { key: 'font', type: 'font', label: 'Schrift', required: true, options: ['script', 'serif'] },
];
const find = (values: Record<string, string>) => findPersonalizationErrors(fields, { size: '52', ...values });

it('finds none where nothing optional is filled in', () => {
  expect(find({})).toEqual({});
  expect(find({ engraving: '  ' })).toEqual({});
});

it('wants what is required', () => {
  expect(findPersonalizationErrors(fields, {})).toEqual({ size: { code: 'required' } });
  const required: PersonalizationField[] = [
    { key: 'monogram', type: 'text', label: 'Monogramm', required: true, maxLength: 3 },
  ];
  expect(findPersonalizationErrors(required, { monogram: '\u00a0' })).toEqual({ monogram: { code: 'required' } });
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

const family = '👨‍👩‍👧';

describe('an engraved text', () => {
  it('is trimmed, has single spaces and composed letters', () => {
    expect(toEngravedText('  Anna\u00a0 &\u202f Paul ')).toBe('Anna & Paul');
    expect(toEngravedText('Jose\u0301')).toBe('José');
    expect(toEngravedText('A ❤\ufe0f B ♥\ufe0e')).toBe('A ♥ B ♥');
    expect(toEngravedText(' \u2003 ')).toBe('');
  });
});

describe('its length', () => {
  it('is counted in what a reader takes for one character', () => {
    expect(countGraphemes('Zoë')).toBe(3);
    expect(countGraphemes('Zoe\u0308')).toBe(3);
    expect(countGraphemes(`${family}🇫🇷`)).toBe(2);
    expect(countGraphemes('')).toBe(0);
  });
});

describe('hidden characters', () => {
  it.each([
    ['a line break', 'eins\nzwei'],
    ['a tab', 'eins\tzwei'],
    ['a bidi override', 'Anna\u202eluaP'],
    ['a bidi isolate', '\u2066Anna\u2069'],
    ['a zero-width space', 'An\u200bna'],
    ['a joiner outside an emoji', 'An\u200dna'],
    ['a byte order mark', '\ufeffAnna'],
    ['a soft hyphen', 'An\u00adna'],
    ['a line separator', 'Anna\u2028Paul'],
    ['half of a pair', 'Anna \ud83d'],
    ['an unassigned character', 'Anna \u0378'],
  ])('are found: %s', (_name, text) => {
    expect(hasHiddenCharacters(text)).toBe(true);
  });

  it('are no part of emoji, accents or spaces', () => {
    expect(hasHiddenCharacters(`${family} 🏴󠁧󠁢󠁥󠁮󠁧󠁿 Zoe\u0308 A\u00a0B`)).toBe(false);
  });
});

describe('missing characters', () => {
  it('are named once and whole', () => {
    expect(findMissingCharacters(`Ж${family}♥ЖŽ`, 'script')).toEqual(['Ж', family]);
    expect(findMissingCharacters('ÄÖÜäöüßÀÇÉŒœÿ „&“ ♥ ∞ 12.06.2026', 'script')).toEqual([]);
  });

  it('differ between the faces', () => {
    expect(findMissingCharacters('GROẞ', 'script')).toEqual(['ẞ']);
    expect(findMissingCharacters('GROẞ', 'serif')).toEqual([]);
  });
});

it('a letter is missing where only its accent is', () => {
  expect(findMissingCharacters('q\u0323', 'serif')).toEqual(['q\u0323']);
});
