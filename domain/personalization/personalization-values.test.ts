import { describe, expect, it } from 'vitest';
import type { PersonalizationField } from '../../contract/shop/personalization.ts';
import {
  isMadeToOrder,
  toChosenFont,
  toOrderedLabels,
  toOrderedValues,
  toPersonalizationKey,
} from './personalization-values.ts';

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
      toOrderedValues(pair, { engraving_1: ' Anna  ♥\ufe0f ', size_1: '54', unknown: 'x', placement: '' }),
    ).toEqual({
      size_1: '54',
      engraving_1: 'Anna ♥',
      font: 'script',
    });
  });

  it('say nothing of font and placement where nothing is engraved', () => {
    expect(toOrderedValues(pair, { size_1: '54', font: 'serif', placement: 'Rand' })).toEqual({ size_1: '54' });
  });

  it('take the first font for one that is not on offer', () => {
    expect(toChosenFont(pair, { font: 'gothic' })).toBe('script');
    expect(toChosenFont(pair, { font: 'serif' })).toBe('serif');
    expect(toChosenFont([], {})).toBe('serif');
  });
});

describe('the key of a personalization', () => {
  const toKey = (values: Record<string, string>) => toPersonalizationKey(toOrderedValues(pair, values));

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
  expect(toOrderedLabels(pair, values, (font) => `<${font}>`)).toEqual([
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
  expect(toOrderedLabels(pair, { placement: 'Kante' }, (font) => font)).toEqual([
    { label: 'Anordnung', value: 'Kante' },
  ]);
});
