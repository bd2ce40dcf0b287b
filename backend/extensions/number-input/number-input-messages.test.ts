// The messages of the number field: which mistake they name, and with which numbers.
import { describe, expect, it } from 'vitest';
import { allowedPriceRange, allowedStockQuantityRange } from '../../../domain/allowed-number-ranges.ts';
import { type RejectedNumberInput, toNumberInputMessages } from './number-input-messages.ts';

const price = { field: 'Preis', range: allowedPriceRange, format: { scale: 2, unit: '€' } } as const;
const stock = { field: 'Bestand', range: allowedStockQuantityRange, format: { scale: 0 } } as const;
const german = toNumberInputMessages('de-DE');
const english = toNumberInputMessages('en-US');

const withPlainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('a rejected number', () => {
  it.each<[string, RejectedNumberInput, string]>([
    [
      'that is ambiguous: both readings and an example',
      { ...price, typed: '1.290', reason: { kind: 'ambiguous', readings: [1290, 1.29] } },
      '„Preis“ ist nicht eindeutig: „1.290“ kann 1.290,00 € oder 1,29 € heißen. Schreiben Sie die Nachkommastellen dazu, etwa 1.290,00.',
    ],
    [
      'of money with three decimals',
      { ...price, typed: '1,2345', reason: { kind: 'tooManyDecimals' } },
      '„Preis“ hat höchstens zwei Nachkommastellen; „1,2345“ hat mehr.',
    ],
    [
      'of a stock quantity with decimals',
      { ...stock, typed: '1,5', reason: { kind: 'tooManyDecimals' } },
      '„Bestand“ ist eine ganze Zahl; „1,5“ hat Nachkommastellen.',
    ],
    [
      'of a stock quantity that is out of range',
      { ...stock, typed: '-1', reason: { kind: 'outOfRange' } },
      '„Bestand“ liegt außerhalb dessen, was möglich ist. Erlaubt: 0 bis 1.000.000, geschrieben etwa 1.',
    ],
    [
      'that cannot be read',
      { ...price, typed: 'zwölf', reason: { kind: 'unreadable' } },
      '„Preis“ ist so keine Zahl: „zwölf“. Erlaubt: 0,00 € bis 9.999.999,99 €, geschrieben etwa 1.290,50.',
    ],
  ])('%s', (_name, input, text) => {
    expect(withPlainSpaces(german.refusal(input))).toBe(text);
  });

  it('is explained in the language of the studio', () => {
    const reason: RejectedNumberInput['reason'] = { kind: 'ambiguous', readings: [1290, 1.29] };
    expect(english.refusal({ ...price, typed: '1.290', reason })).toBe(
      '“Preis” is ambiguous: “1.290” could mean €1,290.00 or €1.29. Include the decimals, for example 1,290.00.',
    );
    expect(english.refusal({ ...stock, typed: 'x', reason: { kind: 'unreadable' } })).toContain('0 to 1,000,000');
    expect([german.language, english.language]).toEqual(['de-DE', 'en-GB']);
  });
});

it('says by how much a price falls, and what confirming means', () => {
  const drop = { field: 'Preis', from: 1290.5, to: 129.05 };
  expect(
    [german.drop(drop), german.confirm, german.confirmed(drop), german.confirmAll, german.unconfirmed(drop)].map(
      withPlainSpaces,
    ),
  ).toEqual([
    '„Preis“ fällt von 1.290,50 € auf 129,05 €, das sind 90 % weniger. Ist das gewollt?',
    'Ja, auf diesen Preis senken',
    'Bestätigt: von 1.290,50 € auf 129,05 €.',
    'Preise dürfen dabei um mehr als die Hälfte fallen.',
    '„Preis“ fällt von 1.290,50 € auf 129,05 €, um mehr als die Hälfte. Bestätigen Sie das im Feld und speichern Sie noch einmal.',
  ]);
  expect(english.drop({ field: 'Price', from: 300, to: 100 })).toContain('66.7% less');
});

it('names the field that cannot be saved, and a mistyped GTIN', () => {
  expect(german.unusable('Preis')).toBe(
    '„Preis“ lässt sich so nicht speichern. Was zu ändern ist, steht unter dem Feld.',
  );
  expect(german.gtin('GTIN', '4006381333932')).toMatch(/^„GTIN“: „4006381333932“ ist keine GTIN\./);
});
