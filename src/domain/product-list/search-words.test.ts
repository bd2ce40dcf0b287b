import { expect, it } from 'vitest';
import { toSearchWords } from './search-words.ts';

it.each([
  ['Förde  38', ['forde', '38']],
  ['Foerde', ['foerde']],
  ['AT-T201', ['at-t201']],
  ['Straße, Élégance', ['strasse', 'elegance']],
  ['gold gold', ['gold']],
  ['   ', []],
  ['a b c d e f g h', ['a', 'b', 'c', 'd', 'e', 'f']],
])('finds by %s', (search, words) => {
  expect(toSearchWords(search)).toEqual(words);
});
