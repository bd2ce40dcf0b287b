import { describe, expect, it } from 'vitest';
import type { PersonalizationFieldDefinition } from './localized-personalization.ts';
import {
  countGraphemes,
  findMissingFontCharacters,
  findPersonalizationErrors,
  hasInvisibleCharacters,
  hasEngravedText,
  toSelectedEngravingFont,
  normalizeEngravingText,
  formatPersonalizationValues,
  normalizePersonalizationValues,
  splitRequiredPersonalizationChoices,
  toPersonalizationKey,
} from './personalization.ts';

const sizes = ['52', '54'].map((value) => ({ value, label: value }));
const pair: PersonalizationFieldDefinition[] = [
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

describe('the parts of a personalization', () => {
  const toKeys = (fields: PersonalizationFieldDefinition[]) => {
    const { required, optional } = splitRequiredPersonalizationChoices(fields);
    return [required, optional].map((part) => part.map(({ key }) => key));
  };

  it('are required choices and the rest', () => {
    expect(toKeys(pair)).toEqual([['size_1'], ['engraving_1', 'font', 'placement']]);
    expect(toKeys(pair.slice(1))).toEqual([[], ['engraving_1', 'font', 'placement']]);
    expect(toKeys([])).toEqual([[], []]);
  });

  it('are not parted where a text is required', () => {
    const fields = pair.map((field) => (field.type === 'text' ? { ...field, required: true } : field));
    expect(toKeys(fields)).toEqual([['size_1', 'engraving_1', 'font', 'placement'], []]);
  });
});

describe('made to order', () => {
  it('is true with an engraving', () => {
    expect(hasEngravedText(pair, { engraving_1: 'Anna' })).toBe(true);
    expect(hasEngravedText(pair, { engraving_1: '♥' })).toBe(true);
  });

  it('is false for a size, a font without text, or blank text', () => {
    expect(hasEngravedText(pair, { size_1: '52' })).toBe(false);
    expect(hasEngravedText(pair, { size_1: '52', font: 'serif', placement: 'Rand', engraving_1: ' \u00a0 ' })).toBe(
      false,
    );
    expect(hasEngravedText(pair, { unknown: 'Anna' })).toBe(false);
  });
});

describe('normalized values', () => {
  it('are trimmed, include the font, and omit unknown fields', () => {
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

  it('omit font and placement without an engraving', () => {
    expect(normalizePersonalizationValues(pair, { size_1: '54', font: 'serif', placement: 'Rand' })).toEqual({
      size_1: '54',
    });
  });

  it('use the first font if the selected one is not offered', () => {
    expect(toSelectedEngravingFont(pair, { font: 'gothic' })).toBe('script');
    expect(toSelectedEngravingFont(pair, { font: 'serif' })).toBe('serif');
    expect(toSelectedEngravingFont([], {})).toBe('serif');
  });
});

describe('the key of a personalization', () => {
  const toKey = (values: Record<string, string>) => toPersonalizationKey(normalizePersonalizationValues(pair, values));

  it('is equal for values that normalize to the same result', () => {
    expect(toKey({ font: 'script', engraving_1: 'José', size_1: '52' })).toBe(
      toKey({ size_1: '52', engraving_1: ' Jose\u0301 ' }),
    );
  });

  it('differs if the text, size or font differs', () => {
    const keys = [
      toKey({ size_1: '52' }),
      toKey({ size_1: '54' }),
      toKey({ size_1: '52', engraving_1: 'Anna' }),
      toKey({ size_1: '52', engraving_1: 'Anna', font: 'serif' }),
      toKey({ engraving_1: '","' }),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is empty for a product without personalization', () => {
    expect(toKey({ engraving_1: ' ', font: 'serif' })).toBe('');
  });
});

it('formats values with the labels of the page, in the order of the fields', () => {
  const values = { placement: 'Rand', font: 'script', engraving_1: 'Anna', unknown: 'x' };
  expect(formatPersonalizationValues(pair, values, (font) => `<${font}>`)).toEqual([
    { label: 'Gravur', value: 'Anna' },
    { label: 'Schrift', value: '<script>' },
    { label: 'Anordnung', value: 'rim' },
  ]);
});

describe('the key of a cart line', () => {
  it('does not depend on the order of the values', () => {
    const one = toPersonalizationKey({ size_1: '54', engraving_1: 'Anna', font: 'serif' });
    expect(toPersonalizationKey({ font: 'serif', engraving_1: 'Anna', size_1: '54' })).toBe(one);
    expect(toPersonalizationKey({ engraving_1: 'Anna', size_1: '54', font: 'serif' })).toBe(one);
    expect(toPersonalizationKey({ size_1: '54', engraving_1: 'Paul', font: 'serif' })).not.toBe(one);
  });

  it('ignores empty values', () => {
    expect(toPersonalizationKey({ engraving_1: '', size_1: '' })).toBe('');
    expect(toPersonalizationKey({ engraving_1: 'Anna', size_1: '' })).toBe(
      toPersonalizationKey({ engraving_1: 'Anna' }),
    );
  });
});

it('formats a choice that is no longer offered by its stored value', () => {
  expect(formatPersonalizationValues(pair, { placement: 'Kante' }, (font) => font)).toEqual([
    { label: 'Anordnung', value: 'Kante' },
  ]);
});

const fields: PersonalizationFieldDefinition[] = [
  { key: 'size', type: 'choice', label: 'Größe', required: true, options: [{ value: '52', label: '52' }] },
  { key: 'engraving', type: 'text', label: 'Gravur', required: false, maxLength: 5 },
  { key: 'font', type: 'font', label: 'Schrift', required: true, options: ['script', 'serif'] },
];
const find = (values: Record<string, string>) => findPersonalizationErrors(fields, { size: '52', ...values });

it('accepts empty optional fields', () => {
  expect(find({})).toEqual({});
  expect(find({ engraving: '  ' })).toEqual({});
});

it('reports missing required fields', () => {
  expect(findPersonalizationErrors(fields, {})).toEqual({ size: { code: 'required' } });
  const required: PersonalizationFieldDefinition[] = [
    { key: 'monogram', type: 'text', label: 'Monogramm', required: true, maxLength: 3 },
  ];
  expect(findPersonalizationErrors(required, { monogram: '\u00a0' })).toEqual({ monogram: { code: 'required' } });
});

it('measures the length of the engraved text, excluding surrounding spaces', () => {
  expect(find({ engraving: '  Zoe\u0308 A  ' })).toEqual({});
  expect(find({ engraving: 'Zoë An' })).toEqual({ engraving: { code: 'tooLong', length: 6, maxLength: 5 } });
});

it('rejects hidden characters, and reports characters that the font lacks', () => {
  expect(find({ engraving: 'A\u202eB' })).toEqual({ engraving: { code: 'hiddenCharacters' } });
  expect(find({ engraving: 'Ж 👨‍👩‍👧' })).toEqual({ engraving: { code: 'missingCharacters', characters: ['Ж', '👨‍👩‍👧'] } });
});

it('checks the characters of the selected font', () => {
  expect(find({ engraving: 'GROẞ' })).toMatchObject({ engraving: { characters: ['ẞ'] } });
  expect(find({ engraving: 'GROẞ', font: 'serif' })).toEqual({});
});

it('rejects options that are not offered', () => {
  expect(find({ size: '53', font: 'gothic' })).toEqual({
    size: { code: 'unknownOption' },
    font: { code: 'unknownOption' },
  });
});

const family = '👨‍👩‍👧';

describe('an engraved text', () => {
  it('is trimmed, with single spaces and composed letters', () => {
    expect(normalizeEngravingText('  Anna\u00a0 &\u202f Paul ')).toBe('Anna & Paul');
    expect(normalizeEngravingText('Jose\u0301')).toBe('José');
    expect(normalizeEngravingText('A ❤\ufe0f B ♥\ufe0e')).toBe('A ♥ B ♥');
    expect(normalizeEngravingText(' \u2003 ')).toBe('');
  });
});

describe('the length of a text', () => {
  it('counts grapheme clusters', () => {
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
    ['an unpaired surrogate', 'Anna \ud83d'],
    ['an unassigned character', 'Anna \u0378'],
  ])('are found: %s', (_name, text) => {
    expect(hasInvisibleCharacters(text)).toBe(true);
  });

  it('do not include emoji, accents or spaces', () => {
    expect(hasInvisibleCharacters(`${family} 🏴󠁧󠁢󠁥󠁮󠁧󠁿 Zoe\u0308 A\u00a0B`)).toBe(false);
  });
});

describe('missing characters', () => {
  it('are reported once, as whole grapheme clusters', () => {
    expect(findMissingFontCharacters(`Ж${family}♥ЖŽ`, 'script')).toEqual(['Ж', family]);
    expect(findMissingFontCharacters('ÄÖÜäöüßÀÇÉŒœÿ „&“ ♥ ∞ 12.06.2026', 'script')).toEqual([]);
  });

  it('differ between fonts', () => {
    expect(findMissingFontCharacters('GROẞ', 'script')).toEqual(['ẞ']);
    expect(findMissingFontCharacters('GROẞ', 'serif')).toEqual([]);
  });
});

it('reports a letter whose accent is missing in the font', () => {
  expect(findMissingFontCharacters('q\u0323', 'serif')).toEqual(['q\u0323']);
});
