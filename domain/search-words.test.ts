import { expect, it } from 'vitest';
import { normalizeForSearch, parseSearchWords } from './search-words.ts';

it.each([
  ['Süßwasser-Zuchtperle', 'susswasser-zuchtperle'],
  ['Collier « Écume » d’été', "collier « ecume » d'ete"],
  ['ŒILLET', 'oeillet'],
  ['Nr. 12–14', 'nr. 12-14'],
  ['  zwei\u00a0 Worte ', 'zwei worte'],
])('folds %s', (text, folded) => {
  expect(normalizeForSearch(text)).toBe(folded);
});

it('gives the words of a query once, without wildcards of the database', () => {
  expect(parseSearchWords(' Ring  100% ring_\\ ')).toEqual(['ring', '100']);
  expect(parseSearchWords('')).toEqual([]);
});

it('cuts what nobody types', () => {
  const words = parseSearchWords(Array.from({ length: 50 }, (_, index) => `${index}${'x'.repeat(60)}`).join(' '));
  expect(words.length).toBeLessThanOrEqual(8);
  for (const word of words) expect(word.length).toBeLessThanOrEqual(40);
});

it.each([
  ['ring%gold_18', ['ring', 'gold', '18']],
  ['ring\\gold', ['ring', 'gold']],
  ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
  ['x'.repeat(41), ['x'.repeat(40)]],
  // Of a text as long as a book only its beginning is looked at.
  [`${' '.repeat(320)}ring`, []],
])('%j asks for %j', (query, words) => {
  expect(parseSearchWords(query)).toEqual(words);
});
