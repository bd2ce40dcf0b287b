import { expect, it } from 'vitest';
import { normalizeForSearch, parseSearchWords } from './product-search-words.ts';

it.each([
  ['Süßwasser-Zuchtperle', 'susswasser-zuchtperle'],
  ['Collier « Écume » d’été', "collier « ecume » d'ete"],
  ['ŒILLET', 'oeillet'],
  ['Nr. 12–14', 'nr. 12-14'],
  ['  zwei\u00a0 Worte ', 'zwei worte'],
])('normalizes %s', (text, normalized) => {
  expect(normalizeForSearch(text)).toBe(normalized);
});

it('returns the distinct words of a query, without SQL wildcards', () => {
  expect(parseSearchWords(' Ring  100% ring_\\ ')).toEqual(['ring', '100']);
  expect(parseSearchWords('')).toEqual([]);
});

it('limits number and length of the words', () => {
  const words = parseSearchWords(Array.from({ length: 50 }, (_, index) => `${index}${'x'.repeat(60)}`).join(' '));
  expect(words.length).toBeLessThanOrEqual(8);
  for (const word of words) expect(word.length).toBeLessThanOrEqual(40);
});

it.each([
  ['ring%gold_18', ['ring', 'gold', '18']],
  ['ring\\gold', ['ring', 'gold']],
  ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
  ['x'.repeat(41), ['x'.repeat(40)]],
  // Only the beginning of a long text is used.
  [`${' '.repeat(320)}ring`, []],
])('parses %j as %j', (query, words) => {
  expect(parseSearchWords(query)).toEqual(words);
});
