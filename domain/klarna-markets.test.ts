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
  ])('accepts euros in %s: %s', (country, isOffered) => {
    expect(isKlarnaMarket(country, 'EUR')).toBe(isOffered);
  });

  it.each([
    ['de', 'DE', 'de-DE'],
    ['de', 'AT', 'de-AT'],
    ['fr', 'DE', 'en-DE'],
    ['fr', 'BE', 'fr-BE'],
    ['de', 'FR', 'en-FR'],
    ['en', 'NL', 'en-NL'],
  ] as const)('maps the language %s in %s to the locale %s', (language, country, locale) => {
    expect(toKlarnaLocale(language, country)).toBe(locale);
  });

  it('supports English, the fallback, in every market', () => {
    for (const [country, { locales }] of Object.entries(klarnaMarkets)) expect(locales).toContain(`en-${country}`);
  });
});

it('falls back to English in a country without Klarna', () => {
  expect(toKlarnaLocale('de', 'LI')).toBe('en-LI');
});
