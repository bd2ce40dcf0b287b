import { expect, it } from 'vitest';
import { normalizeForSearch } from './normalize-for-search.ts';

it.each([
  ['Süßwasser-Zuchtperle', 'susswasser-zuchtperle'],
  ['Collier « Écume » d’été', "collier « ecume » d'ete"],
  ['ŒILLET', 'oeillet'],
  ['Nr. 12–14', 'nr. 12-14'],
  ['  zwei\u00a0 Worte ', 'zwei worte'],
])('normalizes %s', (text, normalized) => {
  expect(normalizeForSearch(text)).toBe(normalized);
});
