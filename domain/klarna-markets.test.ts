import { describe, expect, it } from 'vitest';
import { isKlarnaMarket, klarnaMarkets, toKlarnaLocale } from './klarna-markets.ts';

describe('Klarna', () => {
  it.each([
    ['DE', true],
    ['AT', true],
    ['FR', true],
    ['SK', true],
    ['LU', false],
    ['LI', false],
    ['CH', false],
    ['SE', false],
    ['', false],
  ])('is paid with in euros from %s: %s', (country, isOffered) => {
    expect(isKlarnaMarket(country, 'EUR')).toBe(isOffered);
  });

  it.each([
    ['de', 'DE', 'de-DE'],
    ['de', 'AT', 'de-AT'],
    ['fr', 'DE', 'en-DE'],
    ['fr', 'BE', 'fr-BE'],
    ['de', 'FR', 'en-FR'],
    ['en', 'NL', 'en-NL'],
  ] as const)('speaks to readers of %s in %s as %s', (language, country, locale) => {
    expect(toKlarnaLocale(language, country)).toBe(locale);
  });

  it('has English everywhere, which is what others fall back to', () => {
    for (const [country, { locales }] of Object.entries(klarnaMarkets)) expect(locales).toContain(`en-${country}`);
  });
});

it('is spoken to in English where Klarna is not', () => {
  expect(toKlarnaLocale('de', 'LI')).toBe('en-LI');
});
