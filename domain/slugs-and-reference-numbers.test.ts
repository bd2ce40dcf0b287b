import { expect, it } from 'vitest';
import { toUniqueName, toNextProductReferenceNumber, toSlug } from './slugs-and-reference-numbers.ts';

it.each([
  ['Solitärring „Größe 52“', 'solitaerring-groesse-52'],
  ['  ÄÖÜ & Café / Œuvre ', 'aeoeue-cafe-oeuvre'],
  // As macOS writes umlauts.
  ['Pe\u0301rle fu\u0308r Sie', 'perle-fuer-sie'],
  ['Łódź – 750er', 'lodz-750er'],
  ['指輪', ''],
  [`${'a'.repeat(99)} b`, 'a'.repeat(99)],
])('makes a slug of %s', (name, slug) => {
  expect(toSlug(name)).toBe(slug);
});

it('numbers a name that is taken', () => {
  expect(toUniqueName('ring', new Set(['ring-2']))).toBe('ring');
  expect(toUniqueName('ring', new Set(['ring', 'ring-2']))).toBe('ring-3');
});

const toProducts = (numbers: string[], isInCategory: boolean) =>
  numbers.map((reference_number) => ({ reference_number, isInCategory }));

it.each([
  ['no product', [], [], '1001'],
  ['numbers alone', ['1009', '1010'], [], '1011'],
  ['the series of the category', ['AT-V109', 'AT-V007', 'AT-X1'], ['AT-U523', 'AT-U524', 'AT-U1', 'AT-U2'], 'AT-V110'],
  ['the highest of the series in the project', ['AT-V109'], ['AT-V111'], 'AT-V112'],
  ['the most common series without the category', [], ['B-1', 'A-1', 'A-09'], 'A-10'],
  ['leading zeros', ['R-0099'], [], 'R-0100'],
  ['neither copies nor barcodes', ['R-1', 'R-1-KOPIE-2', 'R-1-KOPIE-3', '4006381333931'], [], 'R-2'],
  ['no number at all', ['Ring A'], ['Uhr B'], '1001'],
])('continues %s', (_case, inCategory, others, next) => {
  expect(toNextProductReferenceNumber([...toProducts(others, false), ...toProducts(inCategory, true)])).toBe(next);
});
