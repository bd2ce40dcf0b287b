// What of a search query becomes a filter, and which words remain.
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../contract/locale.ts';
import { parseProductSearchText, toSearchWords } from './parse-product-search-text.ts';
import { removeInterpretedWords } from './remove-interpreted-words.ts';

const price = (words: string, minCents: number | null, maxCents: number | null) => ({
  kind: 'price',
  words,
  minCents,
  maxCents,
});

describe('price words', () => {
  it.each<[Locale, string, ReturnType<typeof price>, string[]]>([
    ['de', 'Ring unter 500', price('unter 500', null, 50_000), ['ring']],
    ['de', 'Kette bis 1.000 €', price('bis 1.000 €', null, 100_000), ['kette']],
    ['de', 'Uhr über 2000 Euro', price('uber 2000 euro', 200_000, null), ['uhr']],
    ['de', 'Uhren zwischen 500 und 1500 Euro', price('zwischen 500 und 1500 euro', 50_000, 150_000), ['uhren']],
    ['de', 'Ohrringe 100-200€', price('100-200€', 10_000, 20_000), ['ohrringe']],
    ['de', 'Trauring 500 bis 900 EUR', price('500 bis 900 eur', 50_000, 90_000), ['trauring']],
    ['en', 'solitaire max 2,500 €', price('max 2,500 €', null, 250_000), ['solitaire']],
    ['en', 'ring under 300', price('under 300', null, 30_000), ['ring']],
    ['en', 'watch from 500 to 900 euros', price('from 500 to 900 euros', 50_000, 90_000), ['watch']],
    ['fr', 'bague moins de 500 €', price('moins de 500 €', null, 50_000), ['bague']],
    ['fr', 'montre entre 500 et 900 euros', price('entre 500 et 900 euros', 50_000, 90_000), ['montre']],
    ['fr', 'collier jusqu’à 800 €', price("jusqu'a 800 €", null, 80_000), ['collier']],
  ])('%s: %s', (language, query, filter, words) => {
    expect(parseProductSearchText(query, language)).toEqual({ filters: [filter], words });
  });

  it('need an amount of money', () => {
    expect(parseProductSearchText('Uhr bis 40 mm', 'de')).toEqual({ filters: [], words: ['uhr', 'bis', '40', 'mm'] });
    expect(parseProductSearchText('Feldhorn 7', 'de')).toEqual({ filters: [], words: ['feldhorn', '7'] });
    expect(parseProductSearchText('38-40 mm', 'de').filters).toEqual([]);
  });

  it.each<[Locale, string]>([
    ['de', 'Brillant bis 0,5 ct'],
    ['en', 'diamond under 0.5 ct'],
    ['de', 'Uhr bis 40,5 mm'],
    ['de', 'Kette bis 45 Zentimeter'],
    ['de', 'Uhr bis 100 Meter wasserdicht'],
    ['en', 'up to 100 metres'],
    ['fr', 'collier moins de 45 centimètres'],
  ])('are no measurements: %s %s', (language, query) => {
    expect(parseProductSearchText(query, language).filters).toEqual([]);
  });

  it('end before another number', () => {
    expect(parseProductSearchText('Ring unter 500 585 Gold', 'de')).toEqual({
      filters: [price('unter 500', null, 50_000)],
      words: ['ring', '585', 'gold'],
    });
    expect(parseProductSearchText('bague moins de 1 500 €', 'fr').filters).toEqual([
      price('moins de 1 500 €', null, 150_000),
    ]);
  });

  it.each(['unter 999.999.999.999.999.999.999 €', 'unter 999 999 999 999 999 999 999 €'])(
    'are numbers that the database knows: %s',
    (query) => {
      const [filter] = parseProductSearchText(query, 'de').filters;
      expect(filter).toMatchObject({ kind: 'price', maxCents: Number.MAX_SAFE_INTEGER });
    },
  );

  it('are not a range that ends before it begins', () => {
    expect(parseProductSearchText('zwischen 900 und 500 Euro', 'de').filters).toEqual([]);
  });
});

it('recognises sizes and stock', () => {
  expect(parseProductSearchText('Ring Größe 54 sofort lieferbar', 'de')).toEqual({
    filters: [
      { kind: 'size', words: 'grosse 54', size: '54' },
      { kind: 'stock', words: 'sofort lieferbar' },
    ],
    words: ['ring'],
  });
  expect(parseProductSearchText('ring size 54', 'en').filters).toEqual([
    { kind: 'size', words: 'ring size 54', size: '54' },
  ]);
});

describe('names of attributes', () => {
  const women = { group: 'for', id: 'w', label: 'Damen' };
  const men = { group: 'for', id: 'm', label: 'Herren' };
  const filterWords = new Map([
    ['damen', women],
    ['herren', men],
    ['mann', men],
    ["men's", men],
    ['men', men],
    ['homme', men],
    ['young men', women],
  ]);
  const parse = (query: string, language: Locale) => {
    const { filters, words } = parseProductSearchText(query, language, filterWords);
    return [
      filters.map((filter) => (filter.kind === 'attribute' ? [filter.words, filter.option.label] : filter)),
      words,
    ];
  };

  it.each<[Locale, string, [string, string][], string[]]>([
    ['de', 'Uhr für Herren', [['fur herren', 'Herren']], ['uhr']],
    ['de', 'Uhr fuer Herren', [['fuer herren', 'Herren']], ['uhr']],
    ['de', 'HERREN, Automatik', [['herren', 'Herren']], ['automatik']],
    [
      'de',
      'Damen und Herren',
      [
        ['damen', 'Damen'],
        ['herren', 'Herren'],
      ],
      [],
    ],
    ['de', 'Geschenk für meinen Mann', [['mann', 'Herren']], ['geschenk']],
    ['de', 'Herren Uhr für Herren', [['herren, fur herren', 'Herren']], ['uhr']],
    ['en', 'watches for men', [['for men', 'Herren']], ['watches']],
    ['en', 'men’s watch', [["men's", 'Herren']], ['watch']],
    ['en', 'young men watch', [['young men', 'Damen']], ['watch']],
    ['fr', 'montre pour homme', [['pour homme', 'Herren']], ['montre']],
    ['de', 'Herrenuhr', [], ['herrenuhr']],
    ['de', 'Herren-Uhr', [], ['herren', 'uhr']],
    ['fr', 'montre fur herren', [['herren', 'Herren']], ['montre', 'fur']],
  ])('%s: %s', (language, query, filters, words) => {
    expect(parse(query, language)).toEqual([filters, words]);
  });

  it('stand beside prices, and can be removed as they were typed', () => {
    const query = 'Ring für unter 500 € Herren';
    const { filters, words } = parseProductSearchText(query, 'de', filterWords);
    expect(words).toEqual(['ring']);
    expect(filters.map((filter) => removeInterpretedWords(query, filter.words))).toEqual([
      'Ring für Herren',
      'Ring für unter 500 €',
    ]);
  });

  it.each(['Herren Uhr für Mann', 'Uhr für Herren, Herren!', 'für Herren Uhr Herren'])(
    'can be removed with one click wherever they stand: %s',
    (query) => {
      const [filter] = parseProductSearchText(query, 'de', filterWords).filters;
      expect(removeInterpretedWords(query, filter?.words ?? '')).toBe('Uhr');
    },
  );

  it('are words where the shop has no such filter', () => {
    expect(parseProductSearchText('Uhr für Herren', 'de')).toEqual({ filters: [], words: ['uhr', 'herren'] });
  });
});

it('drops words that say nothing, unless there are no others', () => {
  expect(parseProductSearchText('Ich suche einen Ring aus Gold', 'de').words).toEqual(['ring', 'gold']);
  expect(parseProductSearchText('und', 'de').words).toEqual(['und']);
});

it('reads any input', () => {
  expect(parseProductSearchText("?!*() % _ \\ '; drop table", 'de').words).toEqual(['drop', 'table']);
  expect(parseProductSearchText('(.*)+$', 'en')).toEqual({ filters: [], words: [] });
  expect(parseProductSearchText('x'.repeat(10_000), 'de').words).toEqual(['x'.repeat(40)]);
  expect(parseProductSearchText('خاتم ذهب', 'de').words).toEqual(['خاتم', 'ذهب']);
  expect(
    parseProductSearchText(Array.from({ length: 50 }, (_, index) => `w${index}`).join(' '), 'de').words,
  ).toHaveLength(10);
});

it('reads decimal numbers as one word', () => {
  expect(toSearchWords('0,50 ct')).toEqual(['0p5', 'ct']);
  expect(toSearchWords('0.5ct')).toEqual(['0p5', 'ct']);
  expect(toSearchWords('7,0–7,5 mm')).toEqual(['7', '0', '7p5', 'mm']);
});

it('separates numbers from units', () => {
  expect(toSearchWords('uhr 38mm 750er gold at-p401')).toEqual(['uhr', '38', 'mm', '750', 'gold', 'at', 'p401']);
});

it('removes the words of a filter as they were typed', () => {
  expect(removeInterpretedWords('Ring Größe 54 aus Gold', 'grosse 54')).toBe('Ring aus Gold');
  expect(removeInterpretedWords('Ring unter 500', 'unter 500')).toBe('Ring');
  expect(removeInterpretedWords('Ring (unter 500)', 'unter 500')).toBe('Ring');
  expect(removeInterpretedWords('Ring unter 500, Gold', 'unter 500')).toBe('Ring Gold');
  expect(removeInterpretedWords('Kette bis 1.000 €', 'bis 1.000 €')).toBe('Kette');
  expect(removeInterpretedWords('Ring', 'unter 500')).toBe('Ring');
});
