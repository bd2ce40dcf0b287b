import { expect, it } from 'vitest';
import { findGuideSearchMatchRanges, matchesGuideSearch, toGuideQueryWords } from './search-guide.ts';

it.each([
  ['Öffnungszeiten', 'Die Öffnungszeit an Weihnachten', true],
  ['oeffnung', 'Die Öffnungszeit', false],
  ['offnung', 'Die Öffnungszeit', true],
  ['RABATTCODES', 'Ein Rabattcode gilt einmal', true],
  ['preis senken', 'Preise um Prozent senken', true],
  ['preis löschen', 'Preise um Prozent senken', false],
  ['gravuren', 'Bilder, Größen und Gravur', true],
])('„%s“ in „%s“: %s', (query, text, expected) => {
  expect(matchesGuideSearch(text, '', toGuideQueryWords(query))).toBe(expected);
});

it('takes the heading into account, but does not show all below it', () => {
  const words = toGuideQueryWords('bestellung stornieren');
  expect(matchesGuideSearch('Stornieren gibt den Bestand zurück.', 'Bestellungen', words)).toBe(true);
  expect(matchesGuideSearch('Der Versand.', 'Bestellungen stornieren', words)).toBe(false);
});

it('finds positions in the text as it is written', () => {
  const text = 'Größe für Größe';
  expect(
    findGuideSearchMatchRanges(text, toGuideQueryWords('große')).map(([start, end]) => text.slice(start, end)),
  ).toEqual(['Größe', 'Größe']);
  expect(toGuideQueryWords('  – ')).toEqual([]);
});
