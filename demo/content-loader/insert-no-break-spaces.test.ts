// Inserts no-break spaces where a line must not break, and keeps other spaces.
import { expect, it } from 'vitest';
import { insertNoBreakSpaces } from './insert-no-break-spaces.ts';

/** Makes no-break spaces visible: `_` regular, `·` narrow. */
const show = (text: string): string => text.replaceAll('\u00a0', '_').replaceAll('\u202f', '·');

it.each([
  ['Breite 3,5 mm, rund 21 g, 100 % Leinen, 40 Grad', 'Breite 3,5_mm, rund 21_g, 100_% Leinen, 40_Grad'],
  ['ab 19 Uhr, 12 Menschen, 5 mal', 'ab 19_Uhr, 12 Menschen, 5 mal'],
  ['§ 312g Abs. 2 Nr. 1 BGB, Art. 6 Abs. 1 lit. f DSGVO', '§_312g Abs._2 Nr._1 BGB, Art._6 Abs._1 lit._f DSGVO'],
  ['z. B. Dr. Sabine Torwald', 'z._B. Dr._Sabine Torwald'],
])('inserts no-break spaces in German: %s', (text, expected) => {
  expect(show(insertNoBreakSpaces(text, 'de'))).toBe(expected);
});

it.each([
  ['Attention : « oui » ; non ! Vraiment ?', 'Attention·: «·oui·»·; non·! Vraiment·?'],
  ['à 19 h, 24,90 €, art. 6, par. 1, point f', 'à 19_h, 24,90_€, art._6, par._1, point_f'],
  ['interface\u00a0; «\u00a0oui\u00a0»', 'interface·; «·oui·»'],
  ['<a href="https://a.example">page</a> : suite', '<a href="https://a.example">page</a>·: suite'],
])('inserts no-break spaces in French: %s', (text, expected) => {
  expect(show(insertNoBreakSpaces(text, 'fr'))).toBe(expected);
});

it('does not change English punctuation, and joins section numbers with their word', () => {
  expect(show(insertNoBreakSpaces('At 7 pm: see section 36 and the article on pearls', 'en'))).toBe(
    'At 7_pm: see section_36 and the article on pearls',
  );
});
